import { boundsOf, type Json, leastAnswer, type OverdueQuestion, type Ref, type Seat } from "@paravent/kernel";
import { type Counter, SECTORS } from "../model/names.ts";
import { buildingIn, printedVp } from "./buildings.ts";
import { cardRef, type Facts } from "./write.ts";

/** A question whose time has run out. */
interface Overdue {
  readonly facts: Facts;
  readonly seat: Seat;
  readonly ask: OverdueQuestion["ask"];
}

const option = (name: string) => (): Json => ({ branch: name });

const nothing = (): Json => [];

/** What comes first; of cards looked at, the one that came first, so that the one put away says nothing of it. */
const first = ({ ask }: Overdue): Json => leastAnswer(ask);

/**
 * What is answered for a player whose time has run out. Nothing is spent, drawn, bought or shown that he has not decided
 * on: where one may decline, he does, as everybody would who has not the card (DC-REACT-10).
 */
const DEFAULTS: Readonly<Record<string, (question: Overdue) => Json>> = {
  "dclight/chooseFreeSector": first,
  "dclight/keepCard": first,
  "dclight/discardToLimit": latestCard,
  "dclight/turnDraw": option("skip"),
  "dclight/replaceDuplicate": option("keep"),
  "dclight/orderSectors": () => [...SECTORS],
  "dclight/promote": option("stay"),
  "dclight/buySecondary": nothing,
  "dclight/buyAccessory": nothing,
  "dclight/offering": freeOffering,
  "dclight/chooseLoss": fromTheFullest,
  "dclight/chooseLostBuilding": cheapestBuilding,
  "dclight/chooseDiscard": latestCard,
  "dclight/devTurn": option("pass"),
  "dclight/reactCancel": option("decline"),
  "dclight/reactRetaliate": option("decline"),
};

/** Subjects with a default. */
export const DEFAULTED: readonly string[] = Object.keys(DEFAULTS);

export function defaultAnswer(facts: Facts, seat: Seat, { subject, ask }: OverdueQuestion): Json | null {
  return DEFAULTS[subject]?.({ facts, seat, ask }) ?? null;
}

/** DC-OFFER-09: an offering that costs nothing is made; any other is refused. */
function freeOffering({ facts }: Overdue): Json {
  return { branch: facts.facing!.cost === 0 ? "pay" : "refuse" };
}

/** The card that came last, among those that may go. */
function latestCard({ facts, seat, ask }: Overdue): Json {
  const from = offered(ask);
  return [facts.players[seat]!.hand.map(cardRef).findLast((ref) => from.includes(ref))!];
}

/** The building with the fewest printed VP; of equal ones the oldest. */
function cheapestBuilding({ facts, ask }: Overdue): Json {
  const vp = (ref: Ref): number => printedVp(facts, buildingIn(ref));
  return [offered(ask).toSorted((a, b) => vp(a) - vp(b))[0]!];
}

/** Point by point from the track that has most left, so that none is emptied without need. */
function fromTheFullest({ facts, seat, ask }: Overdue): Json {
  if (ask.shape !== "allocate") return null;
  const shares: Record<Ref, number> = {};
  const left = { ...facts.players[seat]!.tracks };
  for (let n = ask.total; n > 0; n--) {
    const open = ask.among.filter((ref) => (shares[ref] ?? 0) < boundsOf(ask, ref)[1]);
    const fullest = open.toSorted((a, b) => left[b as Counter] - left[a as Counter])[0]!;
    shares[fullest] = (shares[fullest] ?? 0) + 1;
    left[fullest as Counter]--;
  }
  return shares;
}

function offered(ask: OverdueQuestion["ask"]): readonly Ref[] {
  return ask.shape === "pick" ? ask.from : [];
}
