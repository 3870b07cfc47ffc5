import { call, type Next, type Seat } from "@paravent/kernel";
import type { EffectResource, Op, OpOf } from "../../content/effects.ts";
import { packOf } from "../../content/installed.ts";
import type { Affinity, CardId, SectorId } from "../../model/names.ts";
import { canDevelop } from "../develop.ts";
import { effectOf, findPossession, possessions } from "../elements.ts";
import { possibleManoeuvres } from "../legal.ts";
import { payCompulsory } from "../power-points.ts";
import { rankOrder } from "../rank.ts";
import type { DiktatRules, Facts } from "../write.ts";
import { amountOf, isUpTo } from "./amounts.ts";
import { beginning, conditionsOn, type Doing, type Path, within } from "./body.ts";
import { allHold } from "./conditions.ts";
import { canPay } from "./costs.ts";
import { destinations, hasPileFor, hasSectorFor, pilesFor, sectorsFor } from "./targets.ts";
import { type Using, whoIs } from "./using.ts";

/** By what everybody knows, or also by what the acting player holds behind the screen. */
export type Eyes = "public" | "own";

/** One word of the vocabulary: whether it is possible, and what it does. Null when it is done at once. */
interface Verb<O extends Op> {
  can(s: Facts, using: Using, op: O, eyes: Eyes): boolean;
  run(g: DiktatRules, f: Doing, op: O, path: Path): Next | null;
}

/** Goes on in a procedure of its own that asks; it ends with the names it has bound. */
const asksIn =
  (name: string) =>
  (_: DiktatRules, f: Doing, __: Op, path: Path): Next =>
    call(`diktat/${name}`, within(f, path), "bound");

const always = (): boolean => true;

export function canDo(s: Facts, using: Using, ops: readonly Op[], eyes: Eyes): boolean {
  for (const op of ops) if (!(VERBS[op.op] as Verb<Op>).can(s, using, op, eyes)) return false;
  return true;
}

/** Steps that never ask, from left to right. */
export function carryOutAtOnce(g: DiktatRules, steps: readonly Op[], using: Using): void {
  const f = beginning(using);
  for (const op of steps) {
    if (op.op === "forEach")
      for (const it of seatsOver(g.facts, using, op.over))
        carryOutAtOnce(g, op.do, { ...using, bound: { ...using.bound, it } });
    else {
      const verb = VERBS[op.op] as Verb<Op>;
      if (verb.can(g.facts, using, op, "own")) verb.run(g, f, op, NO_PATH);
    }
  }
}

const NO_PATH: Path = [];

/** Whether an option of a choice, an offer or a toll can be taken. */
export function canTake(
  s: Facts,
  using: Using,
  option: { if: readonly unknown[]; cost: readonly unknown[]; do: readonly Op[] },
  payer: Seat,
  eyes: Eyes,
): boolean {
  return (
    allHold(s, using, option.if as Parameters<typeof allHold>[2]) &&
    canPay(s, using, option.cost as Parameters<typeof canPay>[2], payer, eyes) &&
    canDo(s, using, option.do, eyes)
  );
}

export const VERBS: { readonly [Name in Op["op"]]: Verb<OpOf<Name>> } = {
  gain: {
    can: always,
    run(g, f, op, path) {
      const seat = op.to ? whoIs(f, op.to) : f.acting;
      if (seat === null) return null;
      const held = effectOf(g.facts, f).kind === "gain";
      const n = amountOf(g.facts, f, op.n) - (held ? alreadyGiven(g.facts, f, op.res) : 0);
      if (n <= 0) return null;
      return gain(g, f, seat, op.res, n, held, path);
    },
  },

  lose: {
    can: (s, using, op) => op.res !== "debt" || s.players[whoIs(using, op.from ?? "acting") ?? using.acting]!.debts > 0,
    run(g, f, op) {
      const seat = whoIs(f, op.from ?? "acting")!;
      const n = amountOf(g.facts, f, op.n);
      if (op.res === "debt")
        for (let left = Math.min(n, g.facts.players[seat]!.debts); left > 0; left--)
          g.emit({ type: "debtDiscarded", seat });
      else if (op.mandatory) payCompulsory(g, seat, null, n, "DK-RUL-34");
      else {
        const lost = Math.min(n, g.facts.players[seat]!.pp);
        if (lost > 0) g.emit({ type: "lost", seat, what: "pp", n: lost });
      }
      return null;
    },
  },

  convert: {
    can: (s, using, op, eyes) =>
      op.where === "pile" ||
      eyes === "public" ||
      isUpTo(op.n) ||
      Object.values(s.players[using.acting]!.affinities).some((n) => n > 0),
    run: (g, f, op, path) => asksIn(op.where === "pile" ? "convertPawn" : "exchangeAffinity")(g, f, op, path),
  },

  placePile: {
    can: (s, using, op, eyes) => hasSectorFor(s, using, op.sector) && (eyes === "public" || hasAgents(s, using.acting)),
    run: asksIn("placeByEffect"),
  },

  reinforce: {
    can: (s, using, op, eyes) => hasPileFor(s, using, op.pile) && (eyes === "public" || hasAgents(s, using.acting)),
    run: asksIn("reinforce"),
  },

  withdraw: { can: (s, using, op) => hasPileFor(s, using, op.pile), run: asksIn("withdraw") },

  movePile: {
    can: (s, using, op) => pilesFor(s, using, op.pile).some((pile) => destinations(s, using, op, pile).length > 0),
    run: asksIn("movePile"),
  },

  movePawns: {
    can: (s, using, op) => new Set(pilesFor(s, using, op.pile).map(({ sector }) => sector)).size > 1,
    run: asksIn("movePawns"),
  },

  swapPawns: { can: (s, using, op) => hasPileFor(s, using, op.pile), run: asksIn("swapPawns") },

  removePawn: {
    can: (s, using, op) => using.bound.sector === undefined || hasPileFor(s, using, op.pile),
    run: asksIn("removePawns"),
  },

  spy: {
    can: (s, using, op) => {
      if (op.scope === "secretCard") return s.secret !== null;
      if (op.pile) return op.pile.owner === "event" ? true : hasPileFor(s, using, op.pile);
      return s.piles.length > 0 || (s.secret !== null && op.scope !== "pawns");
    },
    run: asksIn("lookByEffect"),
  },

  peekDeck: { can: (s) => s.deck.length + s.discard.length > 0, run: asksIn("peek") },

  assassinate: {
    can: (s, using, op) =>
      op.pile
        ? op.pile.owner === "event" || hasPileFor(s, using, op.pile)
        : s.piles.some((pile) => pile.owner !== using.acting || pile.sleeper),
    run: asksIn("killByEffect"),
  },

  protect: {
    // DK-CAB-PE-01: back in its pile, at the same place; a pile that has gone meanwhile takes nobody back.
    can: (s, _, op) => op.stage === "beforeReveal" || s.piles.some(({ id }) => id === s.victim?.pile),
    run(g, _, op) {
      if (op.stage === "beforeReveal") {
        const { owner, pawn } = g.facts.aimedAt!;
        g.emit({ type: "victimShielded", owner, pawn });
      } else {
        const { owner, pawn, sector } = g.facts.victim!;
        g.emit({ type: "victimReturned", owner, pawn: pawn.id, sector, kind: pawn.kind });
      }
      return null;
    },
  },

  extraManoeuvre: {
    can: (s, using, op, eyes) => possibleManoeuvres(s, using.acting, op.types, eyes, using.element).length > 0,
    run: asksIn("extraManoeuvre"),
  },

  playAgain: {
    can: (s, using) => canPlayAgain(s, using),
    run(g, f) {
      g.emit({ type: "playAgainGranted", seat: f.acting });
      return null;
    },
  },

  skipTurn: {
    can(s, using, op) {
      // DK-RUL-23: with nobody left to play, the own turn comes straight back.
      if (op.who === "acting") return atTurnStart(s, using.acting);
      return s.players.some((player, seat) => seat !== using.acting && player.manoeuvrePawns > 0);
    },
    run(g, f, op, path) {
      const seat = whoIs(f, op.who);
      if (seat === null) return asksIn("skipAnother")(g, f, op, path);
      g.emit({ type: "skipGranted", seat });
      return null;
    },
  },

  takeRole: {
    can: (s, _, op) => op.role !== "firstPlayer" || s.firstPlayer === null,
    run(g, f, op, path) {
      if (op.role === "firstPlayer") return asksIn("nameFirstAndDirection")(g, f, op, path);
      g.emit({ type: "roleTaken", seat: f.acting, role: op.role });
      return null;
    },
  },

  develop: {
    can: (s, using, op, eyes) => canDevelop(s, using.acting, priceOf(op), eyes),
    run: (_, f, op) => call("diktat/develop", { by: f.acting, price: priceOf(op) }, "bound"),
  },

  ready: {
    can: (s, using) => usedPossessions(s, using).length > 0,
    run: asksIn("ready"),
  },

  exhaust: {
    // Inside an offer the step is skipped when there is no target; by itself it needs one.
    can: (s, using, op) =>
      op.target === "possessionOfEventPlayer" || otherSeats(s, using.acting).some((seat) => hasUnused(s, seat)),
    run: asksIn("exhaust"),
  },

  addCard: {
    can: (s) => s.peeked !== null || s.deck.length + s.discard.length > 0,
    run(g, f) {
      const card = g.facts.peeked?.cards[0];
      if (card) g.emit({ type: "peekedCardAdded", seat: f.acting, card });
      return null;
    },
  },

  takeCard: { can: (s, using, op) => cardsToTake(s, using, op).length > 0, run: asksIn("takeAnyCard") },

  takeMarker: {
    can: (s, using, op) => op.sector.from === "origin" || hasSectorFor(s, using, op.sector),
    run: asksIn("takeMarkerByEffect"),
  },

  returnMarker: { can: (s, using) => returnable(s, using).length > 0, run: asksIn("returnMarker") },

  placeToken: {
    can: (s, using, op) => (s.players[using.owner]!.cabalTokens[op.token] ?? 0) > 0 && hasTokenPlace(s, using, op),
    run: asksIn("placeToken"),
  },

  removeToken: {
    can: always,
    run(g, f, op) {
      const sector = f.event.sector ?? f.bound.sector;
      if (sector !== undefined && g.facts.revolts.includes(sector))
        g.emit({ type: "tokenRemoved", token: op.token, owner: f.owner, to: op.to, sector });
      return null;
    },
  },

  /** Only with the Others. */
  moveOthers: { can: () => false, run: () => null },

  modify: {
    can: always,
    run(g, f, op) {
      // Passive changes are read from the element itself; here only those that last until a moment.
      const delta = op.delta === undefined ? 0 : amountOf(g.facts, f, op.delta);
      if (op.until)
        g.emit({ type: "statChanged", seat: f.acting, stat: op.stat, delta, set: op.set ?? null, until: op.until });
      return null;
    },
  },

  /** Read from the element when a Trophy is chosen. */
  altTrophy: { can: always, run: () => null },

  toll: {
    can: (s, using, op) => hasSectorFor(s, using, op.sector),
    run: asksIn("setToll"),
  },

  choose: {
    can: (s, using, op, eyes) => op.options.some((option) => canTakeSomehow(s, using, option, eyes)),
    run: asksIn("choose"),
  },

  offer: {
    can: (s, using, op) => offerees(s, using, op).length > 0,
    run: asksIn("offer"),
  },

  forEach: {
    can: always,
    run: (g, f, op, path) =>
      call("diktat/forEach", { ...within(f, path), seats: seatsOver(g.facts, f, op.over) }, "bound"),
  },

  /** A collective defeat belongs to the Others. */
  loseGame: { can: () => false, run: () => null },
};

/** An option whose condition speaks of a player still to be chosen is open when somebody fits. */
export function canTakeSomehow(s: Facts, using: Using, option: OpOf<"choose">["options"][number], eyes: Eyes): boolean {
  if (canTake(s, using, option, using.acting, eyes)) return true;
  return otherSeats(s, using.acting).some((player) =>
    canTake(s, { ...using, bound: { ...using.bound, player } }, option, using.acting, eyes),
  );
}

/** Players to whom an offer can be made: the one named, or those the conditions let be chosen. */
export function offerees(s: Facts, using: Using, op: OpOf<"offer">, path: Path = []): Seat[] {
  const named = whoIs(using, op.to);
  if (named !== null) return [named];
  const conditions = conditionsOn(s, using, path);
  return otherSeats(s, using.acting).filter((player) => {
    if (op.to === "pileOwner") return s.piles.some((pile) => pile.owner === player);
    return allHold(s, { ...using, bound: { ...using.bound, player } }, conditions);
  });
}

export function otherSeats(s: Facts, seat: Seat): Seat[] {
  return rankOrder(s).filter((other) => other !== seat);
}

function seatsOver(s: Facts, using: Using, over: "eachOther" | "eachPlayer"): Seat[] {
  return over === "eachPlayer" ? rankOrder(s) : otherSeats(s, using.owner);
}

/** PP, Agents and tokens go to the reserve; VP and Rank of a Gain are counted while the element is held. */
function gain(
  g: DiktatRules,
  f: Doing,
  seat: Seat,
  res: EffectResource,
  n: number,
  held: boolean,
  path: Path,
): Next | null {
  const { element } = f;
  switch (res) {
    case "vp":
      if (!held) g.emit({ type: "vpGained", seat, n });
      return null;
    case "rank":
    case "debt":
      return null;
    case "manoeuvrePawn":
      g.emit({ type: "manoeuvrePawnsReceived", seat, n });
      return null;
    case "affinityAny":
      return call("diktat/gainAffinities", { seat, n, element: held ? element : null, path }, "bound");
    case "affinityPolitics":
    case "affinityPeople":
    case "affinityArtefact": {
      const type = res.slice("affinity".length).toLowerCase() as Affinity;
      const left = Math.min(n, affinitiesLeft(g.facts, type));
      // A type with no token left is replaced by another of the receiver's choice.
      if (left < n) return call("diktat/gainAffinities", { seat, n, element: held ? element : null, path }, "bound");
      g.emit({ type: "affinityGained", seat, tokens: new Array<Affinity>(n).fill(type), secret: false });
      if (held) g.emit({ type: "gainRecorded", seat, element, pp: 0, affinities: n });
      return null;
    }
    default:
      g.emit({ type: "gained", seat, what: res, n, rule: "DK-EFF-02" });
      if (held && res === "pp") g.emit({ type: "gainRecorded", seat, element, pp: n, affinities: 0 });
      return null;
  }
}

/** Where side II replaces side I only the difference is gained (general rules of effects, 8). */
function alreadyGiven(s: Facts, f: Doing, res: EffectResource): number {
  const gave = findPossession(s.players[f.owner]!, f.element)?.gave;
  if (!gave || !f.element.startsWith("marker:")) return 0;
  if (res === "pp") return gave.pp;
  return res.startsWith("affinity") ? gave.affinities : 0;
}

/** DK-MAT-04, DK-RUL-40: ten tokens of a type; how many are left is for nobody's eyes. */
export function affinitiesLeft(s: Facts, type: Affinity): number {
  let out = 0;
  for (const { affinities, row } of s.players) {
    out += affinities[type];
    for (const { tokens } of row) for (const token of tokens) if (token === type) out++;
  }
  return packOf(s).constants.affinityTokens - out;
}

function hasAgents(s: Facts, seat: Seat): boolean {
  const { citizen, guard, emissary } = s.players[seat]!.agents;
  return citizen + guard + emissary > 0;
}

/**
 * DK-RUL-22: in one's own turn, with a Manoeuvre pawn for the second one. DK-RUL-24: at its start or end, unless the
 * element is for the whole turn.
 */
function canPlayAgain(s: Facts, using: Using): boolean {
  const { turn, playsAgain, players } = s;
  if (turn?.seat !== using.acting || playsAgain !== null || players[using.acting]!.manoeuvrePawns < 2) return false;
  return turn.manoeuvre === null || turn.done || effectOf(s, using).window === "ownTurn";
}

/** DK-RUL-24: a turn can be skipped only before its Manoeuvre is chosen. */
function atTurnStart(s: Facts, seat: Seat): boolean {
  return s.turn?.seat === seat && s.turn.manoeuvre === null;
}

const priceOf = (op: OpOf<"develop">): number | "free" => (op.price === "free" ? "free" : -(op.n ?? 0));

/** Cards of the track that an effect lets be taken: of the sector it happens in, or of any. */
export function cardsToTake(s: Facts, using: Using, op: OpOf<"takeCard">): CardId[] {
  return s.track.filter((card) => op.anySector || packOf(s).cards.get(card)!.sector === using.event.sector);
}

/** Markers whose return leaves one to take where the effect then looks (Coordination); all where it does not look. */
export function returnable(s: Facts, using: Using): SectorId[] {
  const take = effectOf(s, using).do.find((op) => op.op === "takeMarker");
  const held = [...new Set(s.players[using.acting]!.influence.map(({ sector }) => sector))];
  if (!take) return held;
  return held.filter(
    (origin) => sectorsFor(s, { ...using, bound: { ...using.bound, origin } }, take.sector).length > 0,
  );
}

function hasUnused(s: Facts, seat: Seat): boolean {
  return possessions(s.players[seat]!).some(({ possession }) => !possession.used);
}

function usedPossessions(s: Facts, using: Using): string[] {
  return usedOf(s, using.acting).filter((element) => element !== using.element);
}

export function usedOf(s: Facts, seat: Seat): string[] {
  const player = s.players[seat]!;
  return [
    ...player.cabalRow.filter(({ used }) => used).map(({ card }) => `cabal:${card}`),
    ...player.row.filter(({ used }) => used).map(({ card }) => `card:${card}`),
    ...player.influence.filter(({ used }) => used).map(({ sector, face }) => `marker:${sector}:${face}`),
  ];
}

function hasTokenPlace(s: Facts, using: Using, op: OpOf<"placeToken">): boolean {
  switch (op.onto) {
    case "sector":
      return hasSectorFor(s, using, op.sector ?? {});
    case "pile":
      return pilesFor(s, using, op.pile ?? {}).some((pile) => !pile.sleeper);
    case "player":
      return memberCandidates(s, using, op).length > 0;
  }
}

/** Players who can receive a Membership: two each at most. */
export function memberCandidates(s: Facts, using: Using, op: OpOf<"placeToken">): Seat[] {
  const named = op.player ? whoIs(using, op.player) : null;
  const seats = named === null ? otherSeats(s, using.owner) : [named];
  return seats.filter((seat) => s.players[seat]!.memberships < (op.maxPer ?? 1));
}
