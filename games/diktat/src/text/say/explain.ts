import type { Effect } from "../../content/effects.ts";
import type { PackText } from "../../content/pack.ts";
import { curled, spaced } from "../typeset.ts";
import { type Language, say } from "./say.ts";

/** What an element does, said from its data: `card:nv1`, `cabal:polisec_2`, `screen:polisec`, `marker:karst:2`. */
export function explain(pack: PackText, ref: string, language: Language): string {
  const { effects, kin } = effectsOf(pack, ref);
  return effects ? spaced[language](curled(say(effects, language, kin))) : "";
}

function effectsOf(pack: PackText, ref: string): { effects: readonly Effect[] | undefined; kin: readonly Effect[] } {
  const [kind, id, face] = ref.split(":");
  if (kind === "card") return { effects: pack.cards.find((card) => card.id === id)?.effects, kin: [] };
  if (kind === "marker")
    return { effects: pack.sectors.find((sector) => sector.id === id)?.marker[face === "2" ? 1 : 0], kin: [] };
  const cabal = pack.cabals.find((one) => one.id === id || one.cards.some((card) => card.id === id));
  const kin = cabal ? [...cabal.ability.effects, ...cabal.cards.flatMap(({ effects }) => effects)] : [];
  if (kind === "screen") return { effects: cabal?.ability.effects, kin };
  return { effects: cabal?.cards.find((card) => card.id === id)?.effects, kin };
}
