import { goOnFrom } from "../../../ui/kept-focus.ts";
import { useOnceDrawn } from "../../../ui/once-drawn.ts";

/**
 * With an answer its buttons leave the leaf, and what had the focus with them: by keys one goes on from the title of the
 * sheet, where Enter can neither send nor take back.
 */
export function useLeafFocus(): void {
  useOnceDrawn(() => void goOnFrom(document.querySelector<HTMLElement>(".tb-politics h2")), [{}]);
}
