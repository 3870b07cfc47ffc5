import type { SectorId } from "@paravent/diktat";
import type { Ref } from "@paravent/kernel";
import { asText } from "../../../preferences/preferences.ts";
import { isDone } from "../../../questions/bars.tsx";
import { preparing } from "../../../store/draft.ts";
import { isNarrow } from "../../../store/media.ts";
import { aheadOf } from "../answer/ahead.ts";
import { type Asked, askedNow, layersOf } from "../answer/layers.ts";
import { sendingOf } from "../answer/sending.ts";
import { CALL_CONCLAVE } from "../leagues/CallConclave.tsx";
import { leagueQuestion } from "../leagues/choices.ts";
import { CONCLAVE_CLOSE, isFist } from "../leagues/subjects.ts";
import { fanned } from "../seen/pointed.ts";
import { sectorOfThing, thingIn, thingOf } from "../seen/refs.ts";
import type { Seen } from "../seen/seen.ts";
import { CHOOSE_MANOEUVRE, COMPOSE_PILE, NAME_SECTOR, POWER_BID, placeOf, TAKE_DEBT } from "../seen/subjects.ts";

/** A decision that takes the scene. */
export interface Staged {
  readonly asked: Asked;
  /** Which decision it is, for what is folded and what has the focus. */
  readonly decision: string;
  /** The sector whose piles are opened to choose pawns from; null where cards or answers are chosen. */
  readonly sector: SectorId | null;
}

/** The decision on stage now; null while the map itself is the scene, or the decision has a scene of its own. */
export function stagedNow(seen: Seen): Staged | null {
  const asked = askedNow(seen);
  if (!asked || asText.value === "on" || hasOwnScene(seen)) return null;
  // An action that asks nothing may still have its price.
  if (asked.ask.shape === "confirm" && asked.key !== TAKE_DEBT) return null;
  // With nothing to choose from there is nothing to show: the bar says why.
  if (isEmpty(asked)) return null;
  const decision = `${preparing.value ?? seen.view.question?.id} ${asked.key}`;
  const offered = layersOf(asked).layers.at(-1)?.offered ?? [];
  const sectors = pawnSectors(seen, offered);
  if (sectors.length > 0) {
    const sector = openedOf(sectors);
    return sector === null ? null : { asked, decision, sector };
  }
  const isOnMap = offered.some((ref) => sectorOfThing(thingIn(seen, ref, asked.key)) !== null);
  return isOnMap ? null : { asked, decision, sector: null };
}

const isEmpty = ({ ask, closed }: Asked): boolean =>
  ask.shape === "pick" && ask.from.length === 0 && Object.keys(closed).length === 0;

/** Questions answered on the map, on the board, or on a stage of their own. */
function hasOwnScene(seen: Seen): boolean {
  // Where there is room, a Conclave is called under the boards of the Leagues.
  if (preparing.value !== null) return preparing.value === CALL_CONCLAVE && !isNarrow.value;
  const { question } = seen.view;
  if (!question || isDone(question)) return true;
  if (question.subject === CHOOSE_MANOEUVRE) return aheadOf(seen) === null;
  const place = placeOf(question);
  if (place === COMPOSE_PILE || place === POWER_BID || sendingOf(seen)) return true;
  const { subject } = question;
  if (subject === NAME_SECTOR || subject === CONCLAVE_CLOSE) return true;
  // Where there is room, Leagues are joined and left on their own boards.
  return isFist(question) || (leagueQuestion(seen) !== null && !isNarrow.value);
}

const isPawn = (seen: Seen, ref: Ref): boolean => ["pawn", "sleeper"].includes(thingOf(seen, ref).is);

/** Sectors in whose piles something can be named. */
const pawnSectors = (seen: Seen, offered: readonly Ref[]): SectorId[] => [
  ...new Set(offered.filter((ref) => isPawn(seen, ref)).flatMap((ref) => sectorOfThing(thingOf(seen, ref)) ?? [])),
];

/** The one that was touched, or the only one. */
function openedOf(sectors: readonly SectorId[]): SectorId | null {
  const [only, ...others] = sectors;
  if (fanned.value !== null && sectors.includes(fanned.value)) return fanned.value;
  return others.length === 0 ? (only ?? null) : null;
}
