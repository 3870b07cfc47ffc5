import type { Speaking } from "@paravent/content/text";

/** What sentences are made with: every name already in the language of the reader. */
export interface Speech extends Speaking {
  sector(id: string): string;
  /** The same inside a sentence: “the Fortress”, “Josefov”. */
  place(id: string): string;
  card(id: string): string;
  cabal(id: string): string;
  league(id: string): string;
  /** An element by its ref: a card, a Cabal card, a marker or a screen's ability. */
  element(ref: string): string;
  token(token: string): string;
  agent(kind: string, n?: number): string;
  /** The same kind among the pawns of an owner: Parasite, Abomination and Vector are the Others'. */
  pawn(kind: string, owner: number, n?: number): string;
  resource(what: string, n: number): string;
  manoeuvre(id: string): string;
  affinity(type: string): string;
  /** Where a pawn or a pile lies: its number means nothing to anybody. Null when nobody at hand knows. */
  whereIs(pawn: number): PawnPlace | null;
  whereIsPile(pile: number): PilePlace | null;
}

/** The place of a pile: whose it is and in which sector. */
export interface PilePlace {
  readonly owner: number;
  readonly sector: string;
}

/** The place of a pawn: its pile, and its position from 1 at the top; null once it has left. */
export interface PawnPlace extends PilePlace {
  readonly position: number | null;
}

/** What knows the board the sentences are about; a journal may tell of pawns long gone. */
export interface Whereabouts {
  pawn(id: number): PawnPlace | null;
  pile(id: number): PilePlace | null;
  /** Whether the Others are played with at this board; null away from any board: then both are told (DK-INF-13). */
  withOthers(): boolean | null;
}
