import type { OptionsForm } from "../plug/plug.ts";
import { useFetched } from "../ui/fetched.ts";
import { plugOf } from "./plugs.ts";

/** The options of a game, once they are here; null where it has none. */
export const useOptionsForm = (game: string): OptionsForm | null => useFetched(plugOf(game)?.options ?? null);
