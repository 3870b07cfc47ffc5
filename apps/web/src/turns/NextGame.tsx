import { useLocation } from "wouter-preact";
import { t } from "../i18n/index.ts";
import { isBehind } from "../stage/director.ts";
import { tab } from "../ui/tab-title.ts";
import { elsewhere } from "./awaited.ts";

/**
 * Once nothing is asked of the reader here: the next of their games that waits for them. While something is shown nobody
 * knows yet whether they are asked next.
 */
export function NextGame() {
  const [, navigate] = useLocation();
  const [next] = elsewhere.value;
  if (!next || tab.value?.isAwaited || isBehind.value) return null;
  const { turns } = t.value;
  return (
    <button
      type="button"
      data-next-game
      aria-label={turns.nextLabel(next.name)}
      title={next.name}
      onClick={() => navigate(`/table/${next.id}`)}
    >
      {turns.next(elsewhere.value.length)}
    </button>
  );
}
