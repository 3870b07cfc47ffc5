/**
 * A hand-made game for boardgame.io with the rhythm of a large board game, and with so many pawns and cards that its state is as
 * large as that of the game it is held against: four Manoeuvres a seat, then one sector after another is revealed, won
 * and cleared. One move stands for one answer. It checks little, so a comparison with it leans its way; the client is
 * used as it comes, undo included. By itself it hides nothing; a server gives it `seenBy`.
 */
/** As many as sit at the game it is held against (`seatsFor`). */
export const SEATS = 4;
const SECTORS = 12;
/** There are three cards for four pawns. */
const CARDS_PER_PAWN = 3 / 4;
const PILE_LIMIT = 3;
const MANOEUVRES = 4;
const EMISSARY = 2;

export interface FillerState {
  manoeuvre: "sendTeam" | "spy" | "assassinate" | "extendInfluence" | null;
  /** The sector named for a pile, or the one being resolved. */
  sector: number;
  resolving: boolean;
  /** Who may still take a Trophy, in order. */
  takers: number[];
  sectors: { markers: number; piles: { owner: number; pawns: number[] }[] }[];
  pawns: { kind: number; sector: number; known: number }[];
  cards: { id: string; place: string }[];
  seats: { pp: number; vp: number; left: number; spyTokens: number; affinities: number[]; row: string[] }[];
}

export interface FillerMove {
  readonly G: FillerState;
  readonly playerID: string;
  readonly events: { endTurn(to?: { next: string }): void };
}

const NOBODY = -1;
const EVERYBODY = (1 << SEATS) - 1;
const INVALID = "INVALID_MOVE";

/** The filler game whose state is about so long, as JSON. */
export function fillerGame(length: number) {
  let pawns = 0;
  while (JSON.stringify(fillerState(pawns)).length < length) pawns++;
  return { ...filler, setup: () => fillerState(pawns) };
}

function fillerState(pawns: number): FillerState {
  return {
    manoeuvre: null,
    sector: NOBODY,
    resolving: false,
    takers: [],
    sectors: Array.from({ length: SECTORS }, () => ({ markers: 2, piles: [] })),
    pawns: Array.from({ length: pawns }, (_, i) => ({ kind: i % 3, sector: NOBODY, known: 0 })),
    cards: Array.from({ length: Math.round(pawns * CARDS_PER_PAWN) }, (_, i) => ({ id: `card${i}`, place: "deck" })),
    seats: Array.from({ length: SEATS }, () => ({
      pp: 3,
      vp: 0,
      left: MANOEUVRES,
      spyTokens: 0,
      affinities: [2, 0, 0],
      row: [],
    })),
  };
}

/** What a player is let see where something is hidden: no kinds of pawns they do not know, no reserves of others. */
export function seenBy({ G, playerID }: { readonly G: FillerState; readonly playerID: string | null }): object {
  const who = playerID === null ? NOBODY : Number(playerID);
  const bit = who === NOBODY ? 0 : 1 << who;
  return {
    ...G,
    pawns: G.pawns.map((pawn) => ((pawn.known & bit) === 0 ? { ...pawn, kind: null, known: 0 } : pawn)),
    seats: G.seats.map((seat, at) => (at === who ? seat : { ...seat, pp: null, affinities: null })),
  };
}

export const openSectors = (G: FillerState): number[] =>
  G.sectors.flatMap(({ piles }, id) => (piles.length < PILE_LIMIT ? [id] : []));

export const heldSectors = (G: FillerState): number[] =>
  G.sectors.flatMap(({ piles }, id) => (piles.length > 0 ? [id] : []));

export const freePawns = (G: FillerState): number[] =>
  G.pawns.flatMap(({ sector }, id) => (sector === NOBODY ? [id] : []));

export const cardsInDeck = (G: FillerState): number[] =>
  G.cards.flatMap(({ place }, id) => (place === "deck" ? [id] : []));

/** Ends a Manoeuvre; after the last one of the Cycle the sectors are resolved. */
function endManoeuvre({ G, playerID, events }: FillerMove): void {
  G.manoeuvre = null;
  G.sector = NOBODY;
  G.seats[Number(playerID)]!.left--;
  if (G.seats.every(({ left }) => left === 0)) {
    G.resolving = true;
    endIfResolved(G);
  }
  events.endTurn();
}

/** A new Cycle once the board is empty. */
function endIfResolved(G: FillerState): void {
  if (G.sectors.some(({ piles }) => piles.length > 0)) return;
  G.resolving = false;
  for (const seat of G.seats) {
    seat.left = MANOEUVRES;
    seat.pp += 3;
  }
}

function clear(G: FillerState, sector: number): void {
  for (const pile of G.sectors[sector]!.piles)
    for (const id of pile.pawns) G.pawns[id] = { ...G.pawns[id]!, sector: NOBODY, known: 0 };
  G.sectors[sector]!.piles = [];
  G.sector = NOBODY;
  endIfResolved(G);
}

const filler = {
  name: "filler",
  moves: {
    chooseManoeuvre(move: FillerMove, manoeuvre: NonNullable<FillerState["manoeuvre"]>) {
      if (move.G.manoeuvre !== null || move.G.resolving) return INVALID;
      move.G.manoeuvre = manoeuvre;
    },
    chooseSector({ G }: FillerMove, sector: number) {
      if (G.sectors[sector]!.piles.length >= PILE_LIMIT) return INVALID;
      G.sector = sector;
    },
    composePile(move: FillerMove, ids: readonly number[]) {
      const { G, playerID } = move;
      for (const id of ids) {
        const pawn = G.pawns[id]!;
        if (pawn.sector !== NOBODY) return INVALID;
        pawn.sector = G.sector;
        pawn.known = 1 << Number(playerID);
      }
      G.sectors[G.sector]!.piles.push({ owner: Number(playerID), pawns: [...ids] });
      endManoeuvre(move);
    },
    chooseSpyTarget(move: FillerMove, id: number) {
      move.G.pawns[id]!.known |= 1 << Number(move.playerID);
      endManoeuvre(move);
    },
    chooseVictim(move: FillerMove, sector: number, at: number) {
      const { piles } = move.G.sectors[sector]!;
      const id = piles[at]?.pawns.shift();
      if (id === undefined) return INVALID;
      if (piles[at]!.pawns.length === 0) piles.splice(at, 1);
      const pawn = move.G.pawns[id]!;
      pawn.sector = NOBODY;
      pawn.known = 0;
      if (pawn.kind === EMISSARY) move.G.seats[Number(move.playerID)]!.pp += 3;
      endManoeuvre(move);
    },
    extendDiscard(move: FillerMove) {
      move.G.seats[Number(move.playerID)]!.pp += 1;
      endManoeuvre(move);
    },
    nameSector({ G, events }: FillerMove, sector: number) {
      const emissaries = new Array<number>(SEATS).fill(0);
      for (const { owner, pawns } of G.sectors[sector]!.piles)
        for (const id of pawns) {
          const pawn = G.pawns[id]!;
          pawn.known = EVERYBODY;
          if (pawn.kind === EMISSARY) emissaries[owner]!++;
        }
      const takers = emissaries.flatMap((n, seat) => (n > 0 ? [seat] : []));
      takers.sort((a, b) => emissaries[b]! - emissaries[a]!);
      G.takers = takers;
      G.sector = sector;
      if (takers.length === 0) clear(G, sector);
      else events.endTurn({ next: String(takers[0]) });
    },
    chooseTrophy({ G, playerID, events }: FillerMove, card: number | null) {
      const seat = G.seats[Number(playerID)]!;
      if (card !== null) {
        G.cards[card]!.place = playerID;
        seat.row.push(G.cards[card]!.id);
      }
      seat.vp++;
      G.takers.shift();
      if (G.takers.length === 0) clear(G, G.sector);
      else events.endTurn({ next: String(G.takers[0]) });
    },
  },
};
