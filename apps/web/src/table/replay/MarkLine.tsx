import { isPhone } from "../../store/media.ts";
import { chapters, replaySigns } from "../../store/replay.ts";
import { placesOf } from "./marks.ts";

/**
 * Over the slider: where something of the game is worth finding again. A click leads there; keys and fingers
 * have the slider and the steps, which are larger.
 */
export function Marks({ of, go }: { of: number; go(at: number): void }) {
  const { kinds } = chapters.value;
  const style = (at: number) => ({ "--at": of > 1 ? at / (of - 1) : 0 });
  const marks = replaySigns.value.marks.flatMap((mark) =>
    placesOf(mark, kinds, isPhone.value ? 0.04 : 0.016).map((at) => ({ mark, at, key: `${mark.on[0]} ${at}` })),
  );
  return (
    <span class="rp-marks" aria-hidden="true">
      {marks.map(({ mark, at, key }) =>
        isPhone.value ? (
          <i key={key} style={style(at)}>
            {mark.sign}
          </i>
        ) : (
          <button key={key} type="button" tabIndex={-1} title={mark.name()} style={style(at)} onClick={() => go(at)}>
            {mark.sign}
          </button>
        ),
      )}
    </span>
  );
}

/** What the signs over the line mean; those of which there is none are left out. */
export function MarkLegend() {
  const { kinds } = chapters.value;
  const shown = replaySigns.value.marks.filter((mark) =>
    kinds.some((told) => told.some((kind) => mark.on.includes(kind))),
  );
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
