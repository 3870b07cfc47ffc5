import type { DclightView, OwnView, PackText, PlayerView } from "@paravent/dclight";
import type { DclightText } from "@paravent/dclight/text";
import type { Json, Seat, TableView } from "@paravent/kernel";
import type { TableSummary } from "@paravent/protocol";
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import { othersAround } from "../../../table/around.ts";
import type { Lexicon } from "./lexicon.ts";

/** Everything the parts of the table draw from: one view, its words, and who looks at it. */
export interface Seen {
  readonly table: TableSummary;
  readonly view: TableView<DclightView>;
  /** The reader's own sealed answer to a question all are asked at once. */
  readonly sealed: Json;
  readonly game: DclightView;
  readonly pack: PackText;
  readonly words: DclightText;
  /** Names and texts of the pack in the reader's language. */
  readonly lexicon: Lexicon;
  /** The seat of the one who looks; null for a spectator. */
  readonly you: Seat | null;
  name(seat: Seat): string;
  player(seat: Seat): PlayerView;
}

export const SeenContext = createContext<Seen | null>(null);

export function useSeen(): Seen {
  const seen = useContext(SeenContext);
  if (!seen) throw new Error("outside a table of DCLight");
  return seen;
}

/** All players, the one who looks first. */
export const everybody = (seen: Seen): PlayerView[] =>
  seen.you === null ? opponents(seen) : [seen.player(seen.you), ...opponents(seen)];

/** The other players, clockwise from the one who looks. */
export const opponents = ({ game, you }: Seen): PlayerView[] => othersAround(game.players, you);

/** The player whose city is shown at the bottom: the reader's own; for spectators the first player's. */
export function shownPlayer({ game, you, player }: Seen): PlayerView {
  return player(you ?? game.firstPlayer ?? 0);
}

/** What is known here of a player's secrets: the reader's own, and everybody's in a game that is told once more. */
export function secretsOf({ game, you }: Seen, seat: Seat): OwnView | null {
  return seat === you ? game.own : (game.opened?.[seat] ?? null);
}

/** Names of what lies face down under a board. */
export function trophyNames({ lexicon }: Seen, { trophies }: OwnView): string {
  return [
    ...trophies.creatures.map((creature) => lexicon.creatureName(creature)),
    ...trophies.buildings.map(({ as }) => lexicon.cardName(as)),
  ].join(", ");
}
