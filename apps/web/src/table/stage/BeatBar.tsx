import { t } from "../../i18n/index.ts";
import type { Beat } from "../../stage/beat.ts";
import { skip } from "../../stage/director.ts";

/** In place of the decision bar while something is shown: who does what, in one sentence. */
export function BeatBar({ beat }: { readonly beat: Beat }) {
  const words = t.value.stage;
  const { by } = beat;
  return (
    <section class="bar on-bone beat" data-tone="beat" aria-label={t.value.bar.label}>
      <div class="bar-tag disp" style={by ? { background: by.colour } : undefined}>
        {by?.mark}
        <span>{by?.name ?? words.table}</span>
      </div>
      <div class="bar-text">
        <p class="bar-lead">{beat.text}</p>
        <p class="bar-quiet">{beat.quiet}</p>
      </div>
      <div class="bar-buttons">
        <button type="button" data-skip onClick={skip}>
          <span>{words.skip}</span>
          <kbd>{words.space}</kbd>
        </button>
      </div>
    </section>
  );
}
