import { isPhone } from "../../store/media.ts";
import { chapters } from "../../store/replay.ts";
import { placesOf, replayMarks } from "./marks.ts";

/** Over the slider: where somebody was killed, an oath sworn, a creature beaten. */
export function Marks({ of }: { of: number }) {
  const { kinds } = chapters.value;
  return (
    <span class="rp-marks" aria-hidden="true">
      {replayMarks.value.flatMap((mark) =>
        placesOf(mark, kinds, isPhone.value ? 0.04 : 0.016).map((at) => (
          <i key={`${mark.on[0]} ${at}`} style={{ "--at": of > 1 ? at / (of - 1) : 0 }}>
            {mark.sign}
          </i>
        )),
      )}
    </span>
  );
}

/** What the signs over the line mean; those of which there is none are left out. */
export function MarkLegend() {
  const { kinds } = chapters.value;
  const shown = replayMarks.value.filter((mark) => kinds.some((told) => told.some((kind) => mark.on.includes(kind))));
  return (
    <span class="rp-legend">
      {shown.map((mark) => (
        <span key={mark.on[0]}>
          {mark.sign}
          {mark.name()}
        </span>
      ))}
    </span>
  );
}
