import type { Law } from "@paravent/kernel";
import { packOf } from "../content/installed.ts";
import type { WithLeagues } from "./state/facts.ts";

export const leagueLaws: readonly Law<WithLeagues>[] = [
  {
    name: "each player stands in one League at most, of three members at most, on a cell of its track",
    check: (s) => {
      if (s.leagues === null) return null;
      const all = s.leagues.boards.flatMap(({ members }) => members);
      if (new Set(all).size !== all.length) return `members ${all.join()}`;
      for (const { id, level, members, excluded, exchanged } of s.leagues.boards) {
        if (members.length > 3 || members.some((seat) => excluded.includes(seat))) return `${id}: ${members.join()}`;
        if ((level === 0) !== (members.length === 0) || level > packOf(s).leagues!.boards.get(id)!.cells.length)
          return `${id} at level ${level}`;
        if (exchanged > 3) return `${id} exchanged ${exchanged}`;
      }
      return s.leagues.shadow !== null && all.includes(s.leagues.shadow) ? `the Shadow ${s.leagues.shadow}` : null;
    },
  },
];
