import { GameStory } from "@paravent/protocol";
import { call } from "./rest.ts";

/** What there is to tell of a game that is over, as far as it has been weighed. */
export const readStory = async (id: string): Promise<GameStory> =>
  GameStory.parse(await call("GET", `/api/tables/${encodeURIComponent(id)}/story`));
