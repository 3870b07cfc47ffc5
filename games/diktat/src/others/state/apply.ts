import { mapped } from "@paravent/kernel";
import { ceaseEmptyPile, lieApart } from "../../model/base/apply/emptied.ts";
import { enterManoeuvre, leaveManoeuvre } from "../../model/base/apply/inner.ts";
import type { Changes, Reactions } from "../../model/base/changes.ts";
import type { BaseEvent, PlacedPawn } from "../../model/base/events/index.ts";
import type { Pawn, Pile } from "../../model/base/facts.ts";
import { pileOfOthers } from "../../model/base/piles.ts";
import { type CardId, OTHERS, type SectorId } from "../../names/names.ts";
import type { OthersEvent } from "./events.ts";
import type { Others, WithOthers } from "./facts.ts";

export const changes: Changes<WithOthers, OthersEvent> = {
  othersLaid(f, e) {
    // DK-OTH-PILE-08: on top of what was moved there while they lay open.
    const onto = pileOfOthers(f, e.sector);
    if (onto) onto.pawns.unshift(...mapped(e.pawns, unknown));
    else f.piles.push(newPile(e.pile, e.sector, mapped(e.pawns, unknown)));
    f.serial += e.pawns.length + 1;
    // Those revealed in a Conquest they have won lie face down again.
    if (f.conquest) f.conquest.pieces = f.conquest.pieces.filter(({ seat }) => seat !== OTHERS);
  },
  othersGathered(f, e) {
    of(f).discarded = [];
    const under = pileOfOthers(f, "artefact");
    if (under) under.pawns.push(...mapped(e.pawns, unknown));
    else f.piles.push(newPile(e.pile, "artefact", mapped(e.pawns, unknown)));
    f.serial += e.pawns.length + 1;
  },
  othersMoved(f, e) {
    const from = pileOfOthers(f, e.from)!;
    const at = from.pawns.findIndex(({ id }) => id === e.pawn);
    const [pawn] = from.pawns.splice(at, 1);
    const onto = pileOfOthers(f, e.to);
    // DK-OTH-PILE-08: on top of the pile that is there.
    if (onto) onto.pawns.unshift(pawn!);
    else {
      f.piles.push(newPile(e.pile, e.to, [pawn!]));
      f.serial++;
    }
    lieApart(f, e.pawn);
    ceaseEmptyPile(f, from);
  },
  othersPawnDiscarded(f, e) {
    const pile = pileOfOthers(f, e.sector)!;
    pile.pawns = pile.pawns.filter(({ id }) => id !== e.pawn);
    ceaseEmptyPile(f, pile);
    of(f).discarded.push(e.kind);
  },
  cardCorrupted(f, e) {
    if (e.from === "track") f.track = f.track.filter((card) => card !== e.card);
    else {
      f.deck.pop();
      if (f.buried.length > f.deck.length) f.buried.pop();
    }
    of(f).corruption.push(e.card);
  },
  corruptionPlaced(f, e) {
    of(f).corruptionTokens[e.sector]++;
  },
  corruptionKilled(f, e) {
    of(f).corruptionTokens[e.sector]--;
  },
  gloomPlaced(f, e) {
    of(f).gloom[e.sector] += e.n;
  },
  gloomDiscarded(f, e) {
    of(f).gloom[e.sector]--;
  },
  othersAssassinationBegan(f, { seat, target, pile }) {
    of(f).acting.push({ seat, target, pile, lost: false });
    enterManoeuvre(f, OTHERS, "assassinate");
  },
  othersAssassinationEnded(f) {
    of(f).acting.pop();
    leaveManoeuvre(f);
  },
  othersTook(f, e) {
    const conquest = f.conquest!;
    conquest.vectors--;
    spend(conquest.pieces, OTHERS);
    of(f).discarded.push("emissary");
    for (const seat of e.lost) {
      conquest.emissaries[seat]!--;
      if (!spend(conquest.pieces, seat)) conquest.extra[seat]!--;
    }
  },
  othersHeld(f) {
    f.conquest!.order = [OTHERS];
  },
  othersDriven(f, e) {
    const conquest = f.conquest!;
    conquest.pieces = conquest.pieces.filter(({ seat }) => seat !== OTHERS);
    of(f).discarded.push(...e.kinds);
    of(f).corruptionTokens[e.sector] = 0;
  },
  pragueFell(f, e) {
    f.phase = "over";
    f.final = { winners: [], fellBy: e.by };
  },
};

export const reactions: Reactions<WithOthers, BaseEvent> = {
  /** DK-RUL-109: what the Others were doing to it is lost. */
  pileMoved(f, e) {
    if (f.others !== null && f.others.acting.length > 0)
      f.others.acting = f.others.acting.map((one) => (one.pile === e.pile ? { ...one, lost: true } : one));
  },
  /** DK-DISC-03: a pawn of the Others lies face up on their board. */
  victimDiscarded(f, e) {
    if (e.owner === OTHERS) of(f).discarded.push(e.kind);
  },
  cardTaken: (f, { card }) => leaveCorruption(f, card),
  trophyCardDiscarded: (f, { card }) => leaveCorruption(f, card),
};

/** DK-OTH-BOARD-04: a card leaves the corruption track, and those of higher cells move down. */
function leaveCorruption({ others }: WithOthers, card: CardId): void {
  const at = others === null ? -1 : others.corruption.indexOf(card);
  if (at >= 0) others!.corruption.splice(at, 1);
}

const of = (f: WithOthers): Others => f.others!;

const unknown = ({ id, kind }: PlacedPawn): Pawn => ({ id, kind, knownTo: 0 });

const newPile = (id: number, sector: SectorId, pawns: Pawn[]): Pile => ({
  id,
  owner: OTHERS,
  sector,
  pawns,
  sleeper: false,
  marked: false,
});

/** An Emissary of this side leaves the sector; false when it has none that is a pawn of its own. */
function spend(pieces: { seat: number; kinds: string[] }[], seat: number): boolean {
  const side = pieces.find((one) => one.seat === seat && one.kinds.includes("emissary"));
  side?.kinds.splice(side.kinds.indexOf("emissary"), 1);
  return side !== undefined;
}
