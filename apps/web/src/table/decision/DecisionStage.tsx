import type { ComponentChildren } from "preact";
import { useRef } from "preact/hooks";
import { t } from "../../i18n/index.ts";
import { sealedElsewhere } from "../../store/answer.ts";
import { walk } from "./arrows.ts";
import { fold } from "./fold.ts";
import "./decision.css";

interface Props {
  /** Which decision it is: the stage of another one is laid out anew. */
  readonly decision: string | number;
  readonly title: string;
  readonly sub?: ComponentChildren;
  /** Opposite the title: what is still to come, such as looks left. */
  readonly count?: ComponentChildren;
  /** Behind everything; without it the board shows through. */
  readonly backdrop?: ComponentChildren;
  /** Between the choice and the commit button: what would come of it. */
  readonly foot?: ComponentChildren;
  readonly children: ComponentChildren;
}

/** A decision takes the scene: the board goes dark, and what is chosen from lies over it as large as it deserves. */
export function DecisionStage({ decision, title, sub, count, backdrop, foot, children }: Props) {
  const stage = useRef<HTMLElement>(null);
  const words = t.value.stage.decision;
  return (
    <section
      ref={stage}
      class={backdrop ? "ds-stage backed" : "ds-stage"}
      data-stage
      aria-label={title}
      onKeyDown={(event) => stage.current && walk(stage.current, event.key) && event.preventDefault()}
    >
      {backdrop && <div class="ds-backdrop">{backdrop}</div>}
      <header class="ds-head">
        <div class="ds-title">
          <h2 class="disp">{title}</h2>
          {sub && <p>{sub}</p>}
        </div>
        {count && <div class="ds-count">{count}</div>}
        <button type="button" class="ds-fold" data-fold onClick={() => fold(decision)}>
          {words.board}
        </button>
      </header>
      {/* What was sealed elsewhere is shown where there was nothing: that is another stage, and not the same one moved. */}
      <div class="ds-body" key={`${decision} ${sealedElsewhere.value}`}>
        {children}
      </div>
      {foot && <div class="ds-foot">{foot}</div>}
    </section>
  );
}
