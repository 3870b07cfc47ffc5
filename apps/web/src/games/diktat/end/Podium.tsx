import type { FinalView } from "@paravent/diktat";
import { t } from "../../../i18n/index.ts";
import { Medallion } from "../art/index.ts";
import { EndBackdrop } from "../art/scenes/EndBackdrop.tsx";
import { Plinth } from "../art/scenes/Plinth.tsx";
import { type Seen, useSeen } from "../seen/seen.ts";
import { texts } from "../words/index.ts";
import { lastPageTexts } from "./words.ts";

const STEPS = [1, 2, 3] as const;

/** Three plinths under the Artefact; the fourth and the fifth in a strip. Equal scores share a step. */
export function Podium({ final }: { final: FinalView }) {
  const seen = useSeen();
  const { seat: words } = texts.value;
  const end = lastPageTexts.value;
  const { ranking } = final;
  const place = (at: number) => ranking.findIndex((other) => isLevel(other, ranking[at]!)) + 1;
  return (
    <section class="tb-podium" aria-label={t.value.table.end.ranking}>
      <EndBackdrop>
        {STEPS.flatMap((rank) => {
          const entry = ranking[rank - 1];
          if (!entry) return [];
          const { cabal } = seen.player(entry.seat);
          return [
            <Plinth
              key={entry.seat}
              rank={rank}
              step={Math.min(3, place(rank - 1)) as 1 | 2 | 3}
              cabal={cabal ?? ""}
              points={entry.vp}
              pointsText={end.points}
              name={seen.name(entry.seat)}
              cabalName={cabal ? seen.words.cabal(cabal) : ""}
            />,
          ];
        })}
      </EndBackdrop>
      <h2 class="disp">
        {titleOf(seen, final)}
        <small>{tieLine(seen, final)}</small>
      </h2>
      <ol class="tb-others" start={4}>
        {ranking.slice(3).map(({ seat, vp }) => {
          const { cabal } = seen.player(seat);
          return (
            <li key={seat}>
              <Medallion cabal={cabal} size={24} />
              <b>{seen.name(seat)}</b>
              <small>{cabal && seen.words.cabal(cabal)}</small>
              <em class="disp">{vp}</em> {words.vp}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

const isLevel = (a: FinalView["ranking"][number], b: FinalView["ranking"][number]) => a.vp === b.vp && a.pp === b.pp;

/** Who has won, in a sentence. */
export function titleOf(seen: Seen, { winners }: FinalView): string {
  const end = lastPageTexts.value;
  const names = winners.map((seat) => (seat === seen.you ? null : seen.name(seat)));
  if (names.length > 1) return end.shared(names.map((name) => name ?? t.value.table.you));
  return names[0] === null ? end.youWin : end.wins(names[0] ?? "");
}

/** Power Points break ties of Victory Points (DK-END-03); when they decided, it is said. */
function tieLine(seen: Seen, { ranking }: FinalView): string {
  const end = lastPageTexts.value;
  const [first, second] = ranking;
  if (!first || !second || first.vp !== second.vp) return "";
  if (first.pp === second.pp) return end.allLevel(first.vp);
  return end.byPower(first.vp, first.pp, second.pp, seen.name(second.seat));
}
