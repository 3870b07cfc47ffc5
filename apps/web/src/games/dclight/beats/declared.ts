import type { DclightEvent } from "@paravent/dclight";
import type { Declarations } from "../../../stage/declared.ts";
import { CARDS } from "./events/cards.tsx";
import { CREATURES } from "./events/creatures.tsx";
import { DEVELOPMENT } from "./events/development.tsx";
import { PRODUCTION } from "./events/production.tsx";
import { TURN } from "./events/turn.ts";
import type { Told } from "./story/told.ts";

/** How each event of the game is shown. */
export const DECLARED: Declarations<DclightEvent, Told> = {
  ...TURN,
  ...CARDS,
  ...PRODUCTION,
  ...CREATURES,
  ...DEVELOPMENT,
};
