import type { ComponentType } from "preact";
import { BranchWidget } from "./BranchWidget.tsx";
import { ComposeWidget } from "./ComposeWidget.tsx";
import { FormWidget } from "./FormWidget.tsx";
import { ListWidget } from "./ListWidget.tsx";
import { TextWidget } from "./TextWidget.tsx";
import type { InnerProps } from "./wording.ts";

/** Named options, several things at once, an ordered composition, a list of answers, or words of one's own. */
export function RareWidget({ ask, Inner, ...rest }: InnerProps & { readonly Inner: ComponentType<InnerProps> }) {
  switch (ask.shape) {
    case "branch":
      return <BranchWidget Inner={Inner} ask={ask} {...rest} />;
    case "form":
      return <FormWidget Inner={Inner} ask={ask} {...rest} />;
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
