import type { ComponentType } from "preact";
import { ComposeWidget } from "./ComposeWidget.tsx";
import { ListWidget } from "./ListWidget.tsx";
import { TextWidget } from "./TextWidget.tsx";
import type { InnerProps } from "./wording.ts";

/** An ordered composition, a list of answers, or words of one's own. */
export function RareWidget({ ask, Inner, ...rest }: InnerProps & { readonly Inner: ComponentType<InnerProps> }) {
  switch (ask.shape) {
    case "compose":
      return <ComposeWidget ask={ask} {...rest} />;
    case "list":
      return <ListWidget Inner={Inner} ask={ask} {...rest} />;
    case "text":
      return <TextWidget ask={ask} {...rest} />;
    default:
      return null;
  }
}
