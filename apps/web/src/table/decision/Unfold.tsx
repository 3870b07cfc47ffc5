import { t } from "../../i18n/index.ts";
import { unfold } from "./fold.ts";

/** In the bar while the stage is folded: the way back to it. What was drafted is still there. */
export function Unfold() {
  return (
    <button type="button" class="ds-unfold" data-unfold onClick={unfold}>
      {t.value.stage.decision.back}
    </button>
  );
}
