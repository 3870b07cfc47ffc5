import type { Seat } from "@paravent/kernel";
import { tooMany } from "../../../drafts/draft.ts";
import { whyNot } from "../../../ui/why.ts";
import { type Asked, layersOf } from "../answer/layers.ts";
import { Medallion } from "../art/index.ts";
import { called } from "../seen/called.ts";
import { thingOf } from "../seen/refs.ts";
import { useSeen } from "../seen/seen.ts";
import { texts } from "../words/index.ts";
import { leagueName, leaguesOf } from "./seen.ts";
import "./split.css";

interface Share {
  readonly seat: Seat;
  readonly n: number;
}
interface Reward {
  readonly res: string;
  readonly n: number;
}

/** What the League has won: the equal part of each member, and the surplus to be given away (DK-LG-OBJ-02). */
export function RewardSplit({ asked }: { asked: Asked }) {
  const seen = useSeen();
  const words = texts.value.leagues;
  const [layer] = layersOf(asked).layers;
  const { league, rewards, due } = asked.about as { league: string; rewards: Reward[]; due: Share[] };
  const [reward] = rewards;
  if (!layer || !reward) return null;
  const level = leaguesOf(seen)?.boards.find(({ id }) => id === league)?.level ?? 0;
  const left = layer.min - layer.chosen.length;
  return (
    <section class="lg-split">
      <p>
        {words.rewardOf(leagueName(seen, league), level, words.rewardLong(reward.res, reward.n))}{" "}
        <b>{left > 0 ? words.rewardLeft(words.rewardLong(reward.res, left)) : words.rewardGiven}</b>
      </p>
      <ul>
        {layer.offered.map((ref) => {
          const thing = thingOf(seen, ref);
          const seat = thing.is === "seat" ? thing.seat : 0;
          const part = due.find((share) => share.seat === seat)?.n ?? 0;
          const isChosen = layer.chosen.includes(ref);
          const why = tooMany(layer, layer.chosen, ref, asked.rule);
          return (
            <li key={ref}>
              <button
                type="button"
                data-ref={ref}
                aria-pressed={isChosen}
                aria-disabled={why !== null}
                onClick={() => why === null && layer.press(ref)}
                {...whyNot(why)}
              >
                <Medallion cabal={seen.player(seat).cabal} size={30} />
                <span>
                  {called(seen, seat)}
                  <small>{words.rewardLong(reward.res, part + (isChosen ? 1 : 0))}</small>
                </span>
                <b class="disp">{isChosen ? "+1" : ""}</b>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
