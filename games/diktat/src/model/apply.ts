import type { Seat } from "@paravent/kernel";
import type { DiktatEvent, Resource } from "./events.ts";
import type { Conquest, DiktatFacts, Pile, Player } from "./facts.ts";
import type { SectorId } from "./names.ts";

/** The only writer of facts. It holds no rule, draws nothing and asks nothing. */
export function apply(f: DiktatFacts, e: DiktatEvent): void {
  switch (e.type) {
    case "cabalTaken": {
      const player = of(f, e.seat);
      player.cabal = e.cabal;
      player.pp += e.pp;
      player.affinities[e.affinity] += e.tokens;
      return;
    }
    case "deckShuffled":
      f.deck = e.order.slice();
      return;
    case "cycleBegan":
      f.cycle = e.cycle;
      f.firstPlayer = null;
      for (const player of f.players) {
        player.tookDebt = false;
        player.performed = [];
        player.seen = { gained: 0, spent: 0 };
      }
      return;
    case "administratorChanged":
      f.administrator = e.seat;
      return;
    case "phaseBegan":
      f.phase = e.phase;
      return;
    case "discardShuffled":
      f.deck = e.order.slice();
      f.discard = [];
      return;
    case "cardDealt":
      f.deck.pop();
      f.track.push(e.card);
      return;
    case "secretCardDealt":
      f.deck.pop();
      f.secret = { card: e.card, knownTo: 0 };
      return;
    case "gained":
      gain(of(f, e.seat), e.what, e.n);
      return;
    case "manoeuvrePawnsReceived":
      of(f, e.seat).manoeuvrePawns += e.n;
      return;
    case "firstPlayerNamed":
      f.firstPlayer = e.seat;
      return;
    case "turnBegan":
      f.turn = { seat: e.seat, manoeuvre: null, sector: null };
      return;
    case "manoeuvreChosen":
      f.turn = { seat: e.seat, manoeuvre: e.manoeuvre, sector: null };
      return;
    case "turnSectorNamed":
      f.turn = { seat: e.seat, manoeuvre: f.turn?.manoeuvre ?? null, sector: e.sector };
      return;
    case "pilePlaced":
      for (const { kind } of e.pawns) of(f, e.seat).agents[kind]--;
      f.piles.push({
        id: e.pile,
        owner: e.seat,
        sector: e.sector,
        pawns: e.pawns.map(({ id, kind }) => ({ id, kind, knownTo: 0 })),
      });
      f.serial += e.pawns.length + 1;
      return;
    case "pawnLookedAt":
      learnPawn(f, e.pawn, 1 << e.seat);
      return;
    case "secretCardLookedAt":
      f.secret!.knownTo |= 1 << e.seat;
      return;
    case "victimNamed":
      return;
    case "victimRevealed":
      liftVictim(f, e.pawn);
      return;
    case "victimDiscarded":
      f.victim = null;
      // DK-RUL-11: a pile without pawns ceases to exist.
      f.piles = f.piles.filter((pile) => pile.pawns.length > 0);
      return;
    case "discarded":
      gain(of(f, e.seat), e.what, -1);
      return;
    case "turnEnded": {
      const player = of(f, e.seat);
      player.manoeuvrePawns--;
      player.performed.push(e.manoeuvre);
      f.turn = null;
      return;
    }
    case "paid":
      of(f, e.from).pp -= e.pp;
      of(f, e.from).seen.spent += e.pp;
      if (e.to !== null) gain(of(f, e.to), "pp", e.pp);
      return;
    case "debtTaken": {
      const player = of(f, e.seat);
      player.debts++;
      if (!e.compulsory) player.tookDebt = true;
      gain(player, "pp", e.pp);
      return;
    }
    case "secretCardRevealed":
      f.secret = null;
      f.track.push(e.card);
      return;
    case "sectorNamed":
      return;
    case "sectorRevealed":
      revealSector(f, e.sector, e.pieces);
      return;
    case "struggleBegan":
      f.conquest!.tied = e.tied.slice();
      return;
    case "bidsRevealed":
      f.conquest!.bids = e.bids.map(({ seat, pp }) => ({ seat, pp }));
      return;
    case "orderFixed":
      f.conquest!.order = e.order.slice();
      return;
    case "emissarySpent":
      spendEmissary(f, e.seat);
      return;
    case "cardTaken":
      remove(f.track, e.card);
      of(f, e.seat).row.push({ card: e.card, tokens: new Array(e.symbols).fill(null) });
      return;
    case "trophyCardDiscarded":
      remove(f.track, e.card);
      f.discard.push(e.card);
      return;
    case "markerTaken": {
      const { influence } = of(f, e.seat);
      f.markers[e.sector]--;
      // DK-TRO-09: the second marker lies on the first and shows face II.
      if (e.face === 2) influence.find((slot) => slot.sector === e.sector)!.face = 2;
      else influence.push({ sector: e.sector, face: 1 });
      return;
    }
    case "markersDiscarded": {
      const player = of(f, e.seat);
      // DK-DISC-06: the markers to the right close the gap.
      player.influence = player.influence.filter((slot) => slot.sector !== e.sector);
      f.markers[e.sector] += e.n;
      return;
    }
    case "sectorCleared":
      f.conquest = null;
      return;
    case "othersAttacked":
      return;
    case "affinityPlaced": {
      const player = of(f, e.seat);
      player.affinities[e.token]--;
      player.row.find(({ card }) => card === e.card)!.tokens[e.symbol] = e.token;
      return;
    }
    case "reservesDiscarded":
      for (const player of f.players) {
        player.agents = { citizen: 0, guard: 0, emissary: 0 };
        player.spyTokens = 0;
        player.assassinTokens = 0;
      }
      return;
    case "trackDiscarded":
      f.discard.push(...e.cards);
      f.track = [];
      return;
    case "endTriggered":
      f.phase = "over";
      return;
    case "gameEnded":
      f.final = { winners: e.winners.slice() };
      return;
  }
  e satisfies never;
}

function of(f: DiktatFacts, seat: Seat): Player {
  return f.players[seat]!;
}

function gain(player: Player, what: Resource, n: number): void {
  switch (what) {
    case "pp":
      player.pp += n;
      player.seen.gained += n;
      return;
    case "spyToken":
      player.spyTokens += n;
      return;
    case "assassinToken":
      player.assassinTokens += n;
      return;
    default:
      player.agents[what] += n;
  }
}

function remove<T>(list: T[], item: T): void {
  list.splice(list.indexOf(item), 1);
}

function pileOfPawn(f: DiktatFacts, pawn: number): Pile {
  return f.piles.find((pile) => pile.pawns.some(({ id }) => id === pawn))!;
}

function learnPawn(f: DiktatFacts, id: number, seats: number): void {
  const { pawns } = pileOfPawn(f, id);
  const at = pawns.findIndex((pawn) => pawn.id === id);
  const pawn = pawns[at]!;
  pawns[at] = { id, kind: pawn.kind, knownTo: pawn.knownTo | seats };
}

/** DK-MAN-KILL-04: a revealed pawn no longer belongs to its pile; DK-MAN-KILL-10: the gap closes. */
function liftVictim(f: DiktatFacts, id: number): void {
  const pile = pileOfPawn(f, id);
  const at = pile.pawns.findIndex((pawn) => pawn.id === id);
  f.victim = { pawn: pile.pawns[at]!, pile: pile.id, owner: pile.owner, sector: pile.sector };
  pile.pawns.splice(at, 1);
}

function revealSector(f: DiktatFacts, sector: SectorId, pieces: Conquest["pieces"]): void {
  f.piles = f.piles.filter((pile) => pile.sector !== sector);
  f.conquest = {
    sector,
    pieces: pieces.map(({ seat, kinds }) => ({ seat, kinds: kinds.slice() })),
    emissaries: f.players.map((_, seat) =>
      pieces.reduce((n, side) => n + (side.seat === seat ? side.kinds.filter((k) => k === "emissary").length : 0), 0),
    ),
    tied: [],
    bids: [],
    order: [],
  };
}

function spendEmissary(f: DiktatFacts, seat: Seat): void {
  const conquest = f.conquest!;
  conquest.emissaries[seat]!--;
  remove(conquest.pieces.find((side) => side.seat === seat && side.kinds.includes("emissary"))!.kinds, "emissary");
}
