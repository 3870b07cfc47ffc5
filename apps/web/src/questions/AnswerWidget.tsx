import { t } from "../i18n/index.ts";
import { useFetched } from "../ui/fetched.ts";
import { AllocateWidget } from "./AllocateWidget.tsx";
import { AmountWidget } from "./AmountWidget.tsx";
import { OrderWidget } from "./OrderWidget.tsx";
import { PickWidget } from "./PickWidget.tsx";
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
    case "confirm":
      // Nothing to choose: the commit button says it all.
      return null;
    default:
      return <Rare ask={ask} {...rest} />;
  }
}

const fetchRare = async () => (await import("./RareWidget.tsx")).RareWidget;

/** Shapes that hardly any question has which is drawn by its shape alone: fetched when one does. */
function Rare(props: InnerProps) {
  const RareWidget = useFetched(fetchRare);
  return RareWidget && <RareWidget Inner={Widget} {...props} />;
}
