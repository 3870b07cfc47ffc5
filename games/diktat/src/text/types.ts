import type { NameOf, TableText } from "@paravent/content/text";
import type { Seat } from "@paravent/kernel";
import type { LeagueId } from "../content/leagues.ts";
import type { Saying } from "../model/base/claims.ts";
import type { Goods } from "../model/base/goods.ts";
import type { Agent, CabalId, CardId, Manoeuvre, Phase, SectorId } from "../names/names.ts";
import type { OfferedTerm } from "../politics/state/oath.ts";

/** The words of Diktat in one language. */
export interface DiktatText extends TableText {
  sector(id: SectorId): string;
  /** The same inside a sentence: “the Fortress”, “Josefov”. */
  place(id: SectorId): string;
  cabal(id: CabalId): string;
  motto(id: CabalId): string;
  /** A League by its board: name, motto and what makes it rise. */
  league(id: LeagueId): { title: string; motto: string; objective: string };
  card(id: CardId): { title: string; text: string; sector: SectorId };
  /** An element by its ref: `card:nv1`, `cabal:polisec_2`, `screen:polisec`, `marker:karst:2`. */
  element(ref: string): { title: string; text: string };
  /** What an element does, said from its data. */
  explain(ref: string): string;
  /** What a way out of the effect a question is about does: `option:1`; null where it has no such way out. */
  option(about: Readonly<Record<string, unknown>>, ref: string): string | null;
  /** What accepting or refusing an offer means for whom it is made to: `accept`; null where nothing is offered. */
  offered(about: Readonly<Record<string, unknown>>, ref: string, nameOf: NameOf): string | null;
  agent(kind: Agent, n?: number): string;
  /** The same for the pawn of an owner: those of the Others are Parasites, Abominations and Vectors. */
  pawn(kind: Agent, owner: Seat, n?: number): string;
  /** A Bile card by its id. */
  bile(id: string): { title: string; text: string };
  manoeuvre(id: Manoeuvre): string;
  phase(id: Phase): string;
  affinity(type: "politics" | "people" | "artefact" | "any"): string;
  /** What an Influence marker gives at a level. */
  influence(sector: SectorId, face: 1 | 2): string;
  /** The label of anything an answer can name. */
  ref(ref: string, nameOf: NameOf): string;
  /** A term of an oath in a sentence; `you` is the reader's seat. */
  oathTerm(term: OfferedTerm, nameOf: NameOf, you: Seat | null): string;
  /** One side of a trade: "3 PP and 1 Spy token", or "nothing". */
  goods(goods: Goods): string;
  /** What was shown or told, in a sentence. */
  saying(saying: Saying, nameOf: NameOf, you: Seat | null): string;
}
