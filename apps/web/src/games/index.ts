import type { Plug } from "../plug/plug.ts";

/** Every folder here that exports a plug is a game: there is no other list. */
const found = import.meta.glob<{ readonly plug: Plug }>("./*/index.ts", { eager: true });

export const PLUGS: readonly Plug[] = Object.values(found)
  .map(({ plug }) => plug)
  .sort((a, b) => a.place - b.place);
