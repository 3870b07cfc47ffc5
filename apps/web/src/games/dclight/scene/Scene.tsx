import { draftOf } from "../../../store/draft.ts";
import { isTight } from "../../../store/media.ts";
import { Consequences } from "../../../table/decision/Consequences.tsx";
import { memo } from "../../../ui/memo.ts";
import { chipsOf } from "../outcome/chips.tsx";
import { outcomeOf } from "../outcome/decisions.ts";
import { shownPlayer, useSeen } from "../seen/seen.ts";
import { isPurchase } from "../seen/subjects.ts";
import { Backdrop } from "./Backdrop.tsx";
import { CommonTrack } from "./CommonTrack.tsx";
import { FacingOrder } from "./FacingOrder.tsx";
import { Stele } from "./Stele.tsx";
import { Trays } from "./Trays.tsx";
import "./scene.css";
import { texts } from "../words/index.ts";

/** The middle of the table: trays of dice on the painted sea, or the creature being faced with its stele. */
export const Scene = memo(Middle);

function Middle() {
  const seen = useSeen();
  const { facing, creatures, common } = seen.game;
  const words = texts.value;
  const [lurking] = creatures;
  const creature = facing?.creature ?? lurking?.creature ?? null;
  return (
    <>
      <Backdrop creature={creature} isFaced={facing !== null} seat={shownPlayer(seen).seat} />
      {facing ? (
        <>
          <FacingOrder />
          <Stele facing={facing} />
        </>
      ) : (
        <>
          <Trays />
          <Lurking />
          <Bought />
        </>
      )}
      <div class="dc-common on-slip" data-about="common">
        <p>{words.commonCount(common.central, seen.pack.constants.centralEnd)}</p>
        <CommonTrack step={isTight.value ? 27 : 38} />
      </div>
    </>
  );
}

/** What the dice chosen on the trays would bring, and to whom. */
function Bought() {
  const seen = useSeen();
  const { question } = seen.view;
  if (!question || !isPurchase(question)) return null;
  return (
    <div class="dc-bought">
      <Consequences list={chipsOf(seen, outcomeOf(seen, question, draftOf(question)))} />
    </div>
  );
}

/** Creatures that lie in front of players and wait for the next Offerings (DC-CREA-07). */
function Lurking() {
  const { game, lexicon, name, you } = useSeen();
  const words = texts.value;
  if (game.creatures.length === 0) return null;
  return (
    <ul class="dc-lurking" aria-label={words.lurking}>
      {game.creatures.map(({ creature, seat }) => (
        <li key={creature} data-about={`creature:${creature}`}>
          <b class="mc">{lexicon.creatureName(creature)}</b>
          <small>{seat === you ? words.beforeYou : words.before(name(seat))}</small>
        </li>
      ))}
    </ul>
  );
}
