import type { ComponentChildren } from "preact";
import { t } from "../../i18n/index.ts";
import type { Beat, Step } from "../../stage/beat.ts";
import { skip } from "../../stage/director.ts";

interface Shown {
  readonly beat: Beat;
  readonly step: Step;
  /** What stands in the bar whatever is shown. */
  readonly children?: ComponentChildren;
}

/**
 * In place of the decision bar while something is shown: who does what, in one sentence. What came of it is told when
 * everything has landed.
 */
export function BeatBar({ beat, step, children }: Shown) {
  const isTold = step === "hold";
  const words = t.value.stage;
  const { by } = beat;
  return (
    <section class={by ? "bar on-bone beat by" : "bar on-bone beat"} data-tone="beat" aria-label={t.value.bar.label}>
      <div class="bar-tag disp" style={by ? { background: by.colour } : undefined}>
        {by?.mark}
        <span>{by?.name ?? words.table}</span>
      </div>
      <div class="bar-text">
        <p class="bar-lead" tabIndex={-1}>
          <span>{isTold ? beat.text : (beat.opening ?? beat.text)}</span>
        </p>
        <p class="bar-quiet">{isTold && beat.quiet}</p>
      </div>
      <div class="bar-buttons">
        <button type="button" data-skip onClick={skip}>
          <span>{words.skip}</span>
          <kbd>{words.space}</kbd>
        </button>
      </div>
      {children}
    </section>
  );
}
