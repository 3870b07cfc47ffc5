import type { PackText } from "@paravent/diktat";
import { language } from "../../../i18n/language.ts";
import { PragueMap } from "../art/index.ts";

/** Prague with nobody in it: the board as it lies on a table before the game. */
export function Board({ pack }: { readonly pack: unknown }) {
  // What the pages of this rulebook are made of is what this game made of a pack.
  const { sectors } = pack as PackText;
  const scenes = sectors.map(({ id, name }) => ({
    ...{ id, name: name[language.value], label: name[language.value], state: "open" as const, markers: 0 as const },
    ...{ pennants: [], lock: null, places: 2 as const, piles: [], tokens: [] },
  }));
  return <PragueMap shape="wide" sectors={scenes} pointed={null} onPoint={() => {}} onChoose={() => {}} label="" />;
}
