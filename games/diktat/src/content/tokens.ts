import type { CabalToken } from "./effects.ts";

/** Where the tokens of each Cabal lie. */
export const TOKEN_PLACES: Readonly<Record<CabalToken, "sector" | "pile" | "player">> = {
  blockhouse: "sector",
  revolt: "sector",
  sleeper: "pile",
  membership: "player",
};
