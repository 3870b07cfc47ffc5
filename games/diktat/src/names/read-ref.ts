import type { Ref, Seat } from "@paravent/kernel";
import { AFFINITIES, type Affinity, type CabalId, type CardId, SECTORS, type SectorId } from "./names.ts";
import type { Placement } from "./refs.ts";

/** What an answer, an element or a place is named by, taken apart. `refs.ts` has the writers. */
export type ReadRef =
  /** An Opportunity card `card:nv1`, a Cabal card `cabal:polisec_2`, the ability of a screen `screen:polisec`. */
  | { readonly kind: "card" | "cabal"; readonly card: CardId }
  | { readonly kind: "screen"; readonly cabal: CabalId }
  /** A marker by the face it shows, `marker:karst:2`; one of the sector, `marker:karst`: no face. */
  | { readonly kind: "marker"; readonly sector: SectorId; readonly face: 1 | 2 | null }
  /** The place of a marker, `slot:karst`; a Corruption token, `corruption:karst`. */
  | { readonly kind: "slot" | "corruption"; readonly sector: SectorId }
  | { readonly kind: "pawn"; readonly pawn: number }
  /** A pile, `pile:3`; the Sleeper Agent that lies on it, `sleeper:3`. */
  | { readonly kind: "pile" | "sleeper"; readonly pile: number }
  | { readonly kind: "seat"; readonly seat: Seat }
  /** A first player and the direction of turns, `seat:2:-1`. */
  | { readonly kind: "first"; readonly seat: Seat; readonly direction: 1 | -1 }
  /** The way out of a choice or a toll, `option:1`. */
  | { readonly kind: "option"; readonly option: number }
  /** The first offer between seat 2 and the one who answers, `offer:2:1`. */
  | { readonly kind: "offer"; readonly seat: Seat; readonly offer: number }
  /** An oath, `oath:3`; its second term, `oath:3/1`. */
  | { readonly kind: "oath"; readonly oath: number; readonly term: number | null }
  /** An effect to be used, `use:card:fa5/0`; one that is a Trophy, `special:cabal:coordination_2/0`. */
  | { readonly kind: "use" | "special"; readonly element: Ref; readonly effect: number }
  /** A Possession of somebody, `2/card:nv1`. */
  | { readonly kind: "held"; readonly seat: Seat; readonly element: Ref }
  /** A symbol of a card with the token on it, `nv2@0`; a token to be placed there, `nv2:0=politics`. */
  | { readonly kind: "symbol"; readonly card: CardId; readonly symbol: number }
  | { readonly kind: "placement"; readonly card: CardId; readonly symbol: number; readonly token: Affinity }
  /** Anything that is just a word: `stop`, a sector, an Agent, a Manoeuvre. */
  | { readonly kind: "word"; readonly word: string };

export type RefKind = ReadRef["kind"];

/** Takes a ref apart. What is no ref of the grammar is a word. */
export function readRef(ref: Ref): ReadRef {
  const at = ref.indexOf(":");
  const [kind, name] = at < 0 ? ["", ref] : [ref.slice(0, at), ref.slice(at + 1)];
  return READERS.get(kind)?.(name) ?? readMixed(ref) ?? { kind: "word", word: ref };
}

/** Whether a ref is one of a kind whose name it begins with; quicker than taking it apart. */
export function refersTo(ref: Ref, kind: Prefix): boolean {
  return ref.startsWith(kind) && ref.charCodeAt(kind.length) === COLON;
}

const COLON = 58;

/** Whose Possession, and which. */
export function readHeld(ref: Ref): { readonly seat: Seat; readonly element: Ref } {
  const at = ref.indexOf("/");
  return { seat: Number(ref.slice(0, at)), element: ref.slice(at + 1) };
}

/** Which token goes on which symbol. */
export function readPlacement(ref: Ref): Placement {
  const [card, symbol, token] = ref.split(/[:=]/) as [CardId, string, Affinity];
  return { card, symbol: Number(symbol), token };
}

type Prefix = Exclude<RefKind, "first" | "held" | "symbol" | "placement" | "word">;

const whole = (text: string | undefined): number | null => (text && /^\d+$/.test(text) ? Number(text) : null);
const sectorOf = (name: string): SectorId | null =>
  (SECTORS as readonly string[]).includes(name) ? (name as SectorId) : null;

/** A reader for names that are a number. */
const numbered =
  <R>(read: (n: number) => R) =>
  (name: string): R | null => {
    const n = whole(name);
    return n === null ? null : read(n);
  };

const inSector =
  <R>(read: (sector: SectorId) => R) =>
  (name: string): R | null => {
    const sector = sectorOf(name);
    return sector === null ? null : read(sector);
  };

function effectIn(name: string): { element: Ref; effect: number } | null {
  const at = name.lastIndexOf("/");
  const effect = whole(name.slice(at + 1));
  return at < 0 || effect === null ? null : { element: name.slice(0, at), effect };
}

function seatIn(name: string): ReadRef | null {
  const [, seat, direction] = /^(\d+)(?::(-?1))?$/.exec(name) ?? [];
  if (seat === undefined) return null;
  if (direction === undefined) return { kind: "seat", seat: Number(seat) };
  return { kind: "first", seat: Number(seat), direction: direction === "1" ? 1 : -1 };
}

function markerIn(name: string): ReadRef | null {
  const [, id = "", face] = /^(\w+)(?::([12]))?$/.exec(name) ?? [];
  const sector = sectorOf(id);
  return sector && { kind: "marker", sector, face: face === undefined ? null : face === "1" ? 1 : 2 };
}

function offerIn(name: string): ReadRef | null {
  const [seat, offer] = name.split(":").map(whole);
  return seat == null || offer == null ? null : { kind: "offer", seat, offer };
}

function oathIn(name: string): ReadRef | null {
  const [oath, term = null] = name.split("/").map(whole);
  return oath == null ? null : { kind: "oath", oath, term };
}

/** By what stands before the first colon. */
const READERS: ReadonlyMap<string, (name: string) => ReadRef | null> = new Map<
  Prefix,
  (name: string) => ReadRef | null
>([
  ["card", (card) => ({ kind: "card", card })],
  ["cabal", (card) => ({ kind: "cabal", card })],
  ["screen", (cabal) => ({ kind: "screen", cabal })],
  ["marker", markerIn],
  ["slot", inSector((sector) => ({ kind: "slot", sector }))],
  ["corruption", inSector((sector) => ({ kind: "corruption", sector }))],
  ["pawn", numbered((pawn) => ({ kind: "pawn", pawn }))],
  ["pile", numbered((pile) => ({ kind: "pile", pile }))],
  ["sleeper", numbered((pile) => ({ kind: "sleeper", pile }))],
  ["seat", seatIn],
  ["option", numbered((option) => ({ kind: "option", option }))],
  ["offer", offerIn],
  ["oath", oathIn],
  ["use", (name) => readEffect("use", name)],
  ["special", (name) => readEffect("special", name)],
]);

function readEffect(kind: "use" | "special", name: string): ReadRef | null {
  const effect = effectIn(name);
  return effect && { kind, ...effect };
}

/** Refs that begin with a seat or a card. */
function readMixed(ref: Ref): ReadRef | null {
  const [, seat, element] = /^(\d+)\/(.+)$/.exec(ref) ?? [];
  if (element !== undefined) return { kind: "held", seat: Number(seat), element };
  const [, card = "", symbol, token] = /^(\w+)[@:](\d+)(?:=(\w+))?$/.exec(ref) ?? [];
  if (symbol === undefined) return null;
  if (token === undefined) return ref.includes("@") ? { kind: "symbol", card, symbol: Number(symbol) } : null;
  const known = AFFINITIES.find((type) => type === token);
  return known ? { kind: "placement", card, symbol: Number(symbol), token: known } : null;
}
