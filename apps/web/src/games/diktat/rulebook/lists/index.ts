import type { PackText } from "@paravent/diktat";
import { diktatText } from "@paravent/diktat/text";
import type { PackPages } from "../../../../plug/rulebook.ts";
import { sentences } from "../../words/index.ts";
import { cabalCards, cabals } from "./cabals.tsx";
import { bile, leagues } from "./configurations.tsx";
import { icons } from "./icons.tsx";
import type { Told } from "./told.ts";
import { opportunities, sectors } from "./trophies.tsx";

/** The lists of the rulebook for one pack, in the language being spoken. */
export function pagesOf(sent: unknown): PackPages {
  // The server sends under a game's name what that game made.
  const pack = sent as PackText;
  const told: Told = {
    pack,
    words: diktatText(sentences.value, pack),
    withOthers: diktatText(sentences.value, pack, { pawn: () => null, pile: () => null, withOthers: () => true }),
  };
  return {
    rules: pack.id,
    lists: {
      icons: icons(told),
      cabals: cabals(told),
      "cabal-cards": cabalCards(told),
      sectors: sectors(told),
      opportunities: opportunities(told),
      bile: bile(told),
      leagues: leagues(told),
    },
  };
}
