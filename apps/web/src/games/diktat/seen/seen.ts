import type { DiktatView, PackText, PlayerView } from "@paravent/diktat";
import type { DiktatText } from "@paravent/diktat/text";
import type { Seat, TableView } from "@paravent/kernel";
import type { TableSummary } from "@paravent/protocol";
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import { othersAround } from "../../../table/around.ts";

/** Everything the parts of the table draw from: one view, its words, and who looks at it. */
export interface Seen {
  readonly table: TableSummary;
  readonly view: TableView<DiktatView>;
  readonly game: DiktatView;
  readonly pack: PackText;
  readonly words: DiktatText;
  /** The seat of the one who looks; null for a spectator. */
  readonly you: Seat | null;
  name(seat: Seat): string;
  player(seat: Seat): PlayerView;
}

export const SeenContext = createContext<Seen | null>(null);

export function useSeen(): Seen {
  const seen = useContext(SeenContext);
  if (!seen) throw new Error("outside a table of Diktat");
  return seen;
}

/** All players, the one who looks first. */
export const everybody = (seen: Seen): PlayerView[] =>
  seen.you === null ? opponents(seen) : [seen.player(seen.you), ...opponents(seen)];

/** The other players, in the order of play from the one who looks. */
export const opponents = ({ game, you }: Seen): PlayerView[] => othersAround(game.players, you);
