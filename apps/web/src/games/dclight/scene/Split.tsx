import type { PlayerView, Track } from "@paravent/dclight";
import { boundsOf, type Shape } from "@paravent/kernel";
import type { Draft } from "../../../drafts/draft.ts";
import { sharesOf, whyNoStep } from "../../../drafts/shares.ts";
import { t } from "../../../i18n/index.ts";
import { whyNot } from "../../../ui/why.ts";
import { FaceGlyph } from "../art/index.ts";
import { useSeen } from "../seen/seen.ts";
import "./split.css";
import { texts } from "../words/index.ts";

type Allocate = Extract<Shape, { shape: "allocate" }>;

interface Props {
  readonly ask: Allocate;
  readonly draft: Draft;
  /** Whose points are shared out: their number is shown beside each stepper. Null where points are gained. */
  readonly player: PlayerView | null;
  onDraft(draft: Draft): void;
}

/** Points shared among tracks: a stepper for each. */
export function Split({ ask, draft, player, onDraft }: Props) {
  const { lexicon, view } = useSeen();
  const leaves = (has: number, n: number) => (n > 0 ? `${has} → ${has - n}` : texts.value.outOf(has));
  const shares = sharesOf(draft);
  const give = (ref: string, n: number) => {
    const { [ref]: _old, ...others } = shares;
    onDraft(n > 0 ? { ...others, [ref]: n } : others);
  };
  return (
    <div class="dc-steppers">
      {ask.among.map((ref) => {
        const track = ref as Track;
        const n = shares[ref] ?? 0;
        const name = lexicon.track(track);
        const { less: noLess, more: noMore } = whyNoStep(ask, shares, ref, view.question?.rule ?? null);
        return (
          <div key={ref} class="dc-stepper">
            <FaceGlyph face={track} size={24} />
            <span>
              {name}
              {player && <small>{leaves(player.tracks[track], n)}</small>}
            </span>
            <button
              type="button"
              aria-label={t.value.question.less(name)}
              aria-disabled={noLess !== null}
              onClick={() => noLess === null && give(ref, n - 1)}
              {...whyNot(noLess)}
            >
              −
            </button>
            <b class="mc">{n}</b>
            <button
              type="button"
              data-ref={ref}
              aria-label={t.value.question.more(name)}
              aria-disabled={noMore !== null}
              onClick={() => noMore === null && give(ref, n + 1)}
              {...whyNot(noMore)}
            >
              +
            </button>
          </div>
        );
      })}
    </div>
  );
}

/** A full split within the bounds, taking from the first tracks what they may give: a start the player can change. */
export function fullSplit(ask: Allocate): Record<string, number> {
  const shares = Object.fromEntries(ask.among.map((ref) => [ref, boundsOf(ask, ref)[0]]));
  let left = ask.total - Object.values(shares).reduce((sum, n) => sum + n, 0);
  for (const ref of ask.among) {
    const n = Math.min(left, boundsOf(ask, ref)[1] - shares[ref]!);
    shares[ref] = shares[ref]! + n;
    left -= n;
  }
  return Object.fromEntries(Object.entries(shares).filter(([, n]) => n > 0));
}
