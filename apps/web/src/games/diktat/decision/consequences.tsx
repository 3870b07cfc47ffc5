import type { Agent } from "@paravent/diktat";
import { readRef } from "@paravent/diktat/refs";
import type { Ref } from "@paravent/kernel";
import { type Draft, isBranch, isRefs } from "../../../drafts/draft.ts";
import { preparing } from "../../../store/draft.ts";
import type { Consequence } from "../../../table/decision/Consequences.tsx";
import { aheadOf } from "../answer/ahead.ts";
import type { Asked } from "../answer/layers.ts";
import { Icon } from "../art/index.ts";
import { OTHERS_VICTIM } from "../others/attack.ts";
import { thingOf } from "../seen/refs.ts";
import type { Seen } from "../seen/seen.ts";
import {
  CABAL_CARD,
  EXTEND_DISCARD,
  FINAL_AFFINITIES,
  SPY_TARGET,
  TAKE_DEBT,
  TROPHY,
  VICTIM,
} from "../seen/subjects.ts";
import { texts } from "../words/index.ts";
import { breachChips, isSpared } from "./breach.tsx";
import { gainChips, gainedBy, gainedByMarker, powerChip, vpChip } from "./gain-chips.tsx";
import { guardPrice, passesGuards } from "./guard-price.ts";
import { optionChips } from "./option-chips.tsx";

import { leftOf } from "./still.ts";

/** What would come of the drafted choice, from the reader's own view alone. Nothing chosen, nothing said. */
export function consequencesOf(seen: Seen, asked: Asked): readonly Consequence[] {
  if (seen.you === null) return [];
  const { draft } = asked;
  if (asked.key === TAKE_DEBT) return indebted(seen, seen.you);
  const chosen = isBranch(draft) ? [draft.branch] : isRefs(draft) ? draft : [];
  const [first] = chosen;
  if (first === undefined) return [];
  switch (asked.key) {
    case CABAL_CARD:
      return developed(seen, seen.you, first);
    case SPY_TARGET:
      return first === "stop" ? [] : looked(seen, asked, first);
    case OTHERS_VICTIM:
    case VICTIM:
      return first === "stop" ? [] : killed(seen, asked, first);
    case EXTEND_DISCARD:
      return extended(seen, first);
    case TROPHY:
      return taken(seen, seen.you, asked, first);
    case FINAL_AFFINITIES:
    case "placeAffinity":
      return [vpChip(seen, seen.you, chosen.length)];
    default:
      return markerWayChips(seen, seen.you, asked, first) ?? optionChips(seen, asked, first);
  }
}

/** DK-DEBT-01, -06: PP at once, and a VP less at the end. */
function indebted(seen: Seen, you: number): Consequence[] {
  const { debts } = seen.player(you);
  const { seat, decision } = texts.value;
  return [
    powerChip(seen, seen.pack.constants.debtPp),
    { sign: <Icon name="debt" size={24} />, what: seat.debts, change: [debts, debts + 1], tone: "loss" },
    { what: decision.debtLater },
  ];
}

/** DK-MAN-DEV-01, -04: the price of the next slot, unless it is paid already, and the VP under it. */
function developed(seen: Seen, you: number, ref: Ref): Consequence[] {
  const { cabal, cabalRow, nextCabalCost } = seen.player(you);
  const board = seen.pack.cabals.find(({ id }) => id === cabal)?.board;
  const gained = board?.cabalVp[cabalRow.length] ?? 0;
  const { decision } = texts.value;
  const gains = gainedBy(seen, ref);
  const pp = gains.pp - (aheadOf(seen) ? (nextCabalCost ?? 0) : 0);
  return [
    ...gainChips(seen, you, { ...gains, pp, vp: gains.vp + gained }),
    { what: decision.developed(cabalRow.length + 1) },
  ];
}

/** DK-MAN-SPY-04: everybody sees what is looked at, one sees what it is. */
function looked(seen: Seen, asked: Asked, ref: Ref): Consequence[] {
  const still = leftOf(seen, asked);
  const { decision } = texts.value;
  const thing = thingOf(seen, ref);
  return [
    ...(thing.is === "pawn" ? breachChips(seen, isSpared("notSpy", thing.pile)) : []),
    ...(still
      ? [{ what: decision.left.name, change: [still.all - still.done, still.all - still.done - 1] as const }]
      : []),
    { what: decision.onlyYou },
  ];
}

/**
 * DK-MAN-KILL-05 to -07: one line for each thing the pawn may be; of one that is known, that line alone. DK-OTH-KILL-03:
 * who kills for the Others pays nothing for a Guard.
 */
function killed(seen: Seen, asked: Asked, ref: Ref): Consequence[] {
  const thing = thingOf(seen, ref);
  const { decision } = texts.value;
  if (thing.is !== "pawn") return [{ what: decision.gone }];
  const { pile, position } = thing;
  const known = pile.pawns[position - 1]?.kind ?? null;
  const word = (kind: Agent) => seen.words.pawn(kind, pile.owner);
  const pp = seen.game.own?.pp ?? 0;
  const { emissaryBounty, guardPenalty, debtPp } = seen.pack.constants;
  const isManoeuvre = leftOf(seen, asked) !== null;
  const price = guardPrice(seen, pile.owner);
  const debts = Math.max(0, Math.ceil((price - pp) / debtPp));
  const ifOne = (kind: Agent, what: string, by: number): Consequence[] =>
    known !== null && known !== kind
      ? []
      : [
          {
            what: known === null ? decision.if(word(kind), what) : what,
            ...(by === 0
              ? {}
              : { change: [pp, pp + by] as const, tone: by < 0 ? ("loss" as const) : ("gain" as const) }),
          },
        ];
  return [
    // What one names for the Others is no Assassination of one's own.
    ...(asked.key === VICTIM ? breachChips(seen, isSpared("notKill", pile)) : []),
    ...ifOne("citizen", decision.nothingMore, 0),
    // The bounty of an effect is in its own text.
    ...ifOne("emissary", isManoeuvre ? "PP" : decision.bounty, isManoeuvre ? emissaryBounty : 0),
    ...(asked.key === OTHERS_VICTIM
      ? ifOne("guard", texts.value.others.attackEnds(seen.name(pile.owner), guardPenalty), 0)
      : ifOne("guard", decision.guard(isManoeuvre && !passesGuards(seen), debts), debts * debtPp - price)),
  ];
}

/** DK-MAN-EXT-02: one for the Manoeuvre, unless it has been received, and one for what is discarded. */
function extended(seen: Seen, ref: Ref): Consequence[] {
  const by = (aheadOf(seen) ? 1 : 0) + (ref === "nothing" ? 0 : 1);
  return by === 0 ? [] : [powerChip(seen, by)];
}

/** DK-TRO-04: a card brings the VP of the next slot of its row; Gains of a card or a marker may be Rank. */
function taken(seen: Seen, you: number, { draft }: Asked, ref: Ref): Consequence[] {
  if (preparing.value !== null) return [];
  const sector = seen.game.conquest?.sector;
  const read = readRef(ref);
  const breach = breachChips(
    seen,
    (promise) =>
      promise.kind === "notTake" &&
      ("card" in promise.trophy
        ? read.kind === "card" && promise.trophy.card === read.card
        : ref === "marker" && promise.trophy.marker === sector),
  );
  if (ref === "marker" && sector)
    return [...breach, ...gainChips(seen, you, gainedByMarker(seen, you, sector, wayIn(draft)))];
  const isDiscarded = isBranch(draft) && isRefs(draft.value) && draft.value.includes("discard");
  if (read.kind !== "card" || isDiscarded) return breach;
  const { cabal, row } = seen.player(you);
  const slots = seen.pack.cabals.find(({ id }) => id === cabal)?.board.opportunityVp ?? [];
  const gained = slots[row.length] ?? seen.pack.constants.overflowCardVp;
  const gains = gainedBy(seen, ref);
  return [...breach, ...gainChips(seen, you, { ...gains, vp: gains.vp + gained })];
}

/** DK-CAB-CO-01: the second marker of a sector, beside the first or upon it. */
function markerWayChips(seen: Seen, you: number, { about }: Asked, ref: Ref): Consequence[] | null {
  const sector = seen.pack.sectors.find(({ id }) => id === about.sector)?.id;
  if ((ref !== "apart" && ref !== "stack") || !sector) return null;
  return gainChips(seen, you, gainedByMarker(seen, you, sector, ref));
}

function wayIn(draft: Draft): "apart" | "stack" | null {
  const [way] = isBranch(draft) && isRefs(draft.value) ? draft.value : [];
  return way === "apart" || way === "stack" ? way : null;
}
