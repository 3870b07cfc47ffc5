import { t } from "../i18n/index.ts";
import { AllocateWidget } from "./AllocateWidget.tsx";
import { AmountWidget } from "./AmountWidget.tsx";
import { BranchWidget } from "./BranchWidget.tsx";
import { ComposeWidget } from "./ComposeWidget.tsx";
import { FormWidget } from "./FormWidget.tsx";
import { ListWidget } from "./ListWidget.tsx";
import { OrderWidget } from "./OrderWidget.tsx";
import { PickWidget } from "./PickWidget.tsx";
import { TextWidget } from "./TextWidget.tsx";
import type { InnerProps } from "./wording.ts";
import "./questions.css";

/** Any question of any game, by its shape alone. An answer that stands is shown and can no longer be changed. */
export function AnswerWidget({ settled = false, ...props }: InnerProps & { readonly settled?: boolean }) {
  if (!settled) return <Widget {...props} />;
  return (
    <fieldset class="q-settled" disabled>
      <p class="q-hint">{t.value.question.settled}</p>
      <Widget {...props} />
    </fieldset>
  );
}

function Widget({ ask, ...rest }: InnerProps) {
  switch (ask.shape) {
    case "pick":
      return <PickWidget ask={ask} {...rest} />;
    case "order":
      return <OrderWidget ask={ask} {...rest} />;
    case "amount":
      return <AmountWidget ask={ask} {...rest} />;
    case "allocate":
      return <AllocateWidget ask={ask} {...rest} />;
    case "compose":
      return <ComposeWidget ask={ask} {...rest} />;
    case "branch":
      return <BranchWidget Inner={Widget} ask={ask} {...rest} />;
    case "form":
      return <FormWidget Inner={Widget} ask={ask} {...rest} />;
    case "list":
      return <ListWidget Inner={Widget} ask={ask} {...rest} />;
    case "text":
      return <TextWidget ask={ask} {...rest} />;
    case "confirm":
      // Nothing to choose: the commit button says it all.
      return null;
  }
}
