import type { Seat } from "@paravent/kernel";
import { STEPS, type Step } from "../../../../stage/beat.ts";
import { isNarrow } from "../../../../store/media.ts";
import { Fist, Medallion } from "../../art/index.ts";
import { called } from "../../seen/called.ts";
import { useSeen } from "../../seen/seen.ts";
import { texts } from "../../words/index.ts";
import "./bids.css";

interface Props {
  readonly bids: readonly { readonly seat: Seat; readonly pp: number }[];
  readonly step: Step;
  /** Who wins by them; null where they decide nothing yet. */
  readonly winner: Seat | null;
}

/** Bids of a Power Struggle: the fists are closed, then they open together. One's own is on the right, as in the struggle. */
export function Bids({ bids, step, winner }: Props) {
  const seen = useSeen();
  const { you, player } = seen;
  const isOut = STEPS.indexOf(step) >= STEPS.indexOf("turn");
  const isWon = step === "hold" && bids.some(({ seat }) => seat === winner);
  const inOrder = bids.toSorted((a, b) => Number(a.seat === you) - Number(b.seat === you));
  const width = isNarrow.value ? (bids.length > 2 ? 84 : 130) : bids.length > 2 ? 170 : 230;
  return (
    <ul class="bt-bids">
      {inOrder.map(({ seat, pp }, at) => {
        const { cabal, rank } = player(seat);
        return (
          <li key={seat} class={isWon ? (seat === winner ? "won" : "lost") : undefined}>
            <b class="disp">
              <Medallion cabal={cabal} size={26} />
              {called(seen, seat)}
            </b>
            <small>{isWon && seat === winner ? texts.value.beats.winner : texts.value.struggle.rank(rank)}</small>
            <span class="bt-fist" data-place={`pp:${seat}`}>
              <Fist
                cabal={cabal ?? ""}
                state={isOut ? "shown" : "sealed"}
                side={at < bids.length / 2 ? "left" : "right"}
                amount={isOut ? pp : undefined}
                width={width}
              />
            </span>
            <strong class="disp">{texts.value.struggle.bid(pp)}</strong>
          </li>
        );
      })}
    </ul>
  );
}
