import type { Bearer } from "./checking.ts";
import type { EffectEntry } from "./effect-schema.ts";
import type { PackDocument } from "./pack-document.ts";

/** The effects of one element, and where they are written. */
export interface Bearing {
  readonly on: Bearer;
  readonly file: string;
  readonly item: string;
  readonly path: string;
  readonly effects: readonly EffectEntry[];
  /** Tokens the Cabal of this element has. */
  readonly tokens: readonly string[];
}

type Elements = Pick<PackDocument, "sectors" | "opportunities" | "cabals" | "leagues">;

/**
 * Everything in a pack that bears effects, in the order of its files: whoever checks effects walks here. A test holds
 * this against the schemas, so that nothing that may bear an effect is passed over.
 */
export function bearings({ sectors, opportunities, cabals, leagues }: Elements): Bearing[] {
  const found: Bearing[] = [];
  for (const [i, { id, marker }] of sectors.entries())
    for (const side of [1, 2] as const)
      found.push({
        on: "marker",
        file: "sectors.yaml",
        item: id,
        path: `sectors.${i}.marker.${side}`,
        effects: marker[side],
        tokens: [],
      });
  for (const [i, { id, effects }] of opportunities.entries())
    found.push({
      on: "card",
      file: "opportunities.yaml",
      item: id,
      path: `opportunities.${i}.effects`,
      effects,
      tokens: [],
    });
  for (const [i, { id, kit, ability, cards }] of cabals.entries()) {
    const of = { file: "cabals.yaml", tokens: Object.keys(kit) };
    found.push({ ...of, on: "screen", item: id, path: `cabals.${i}.ability.effects`, effects: ability.effects });
    for (const [k, card] of cards.entries())
      found.push({
        ...of,
        on: "cabalCard",
        item: card.id,
        path: `cabals.${i}.cards.${k}.effects`,
        effects: card.effects,
      });
  }
  if (leagues)
    found.push({
      on: "shadow",
      file: "leagues.yaml",
      item: "shadow",
      path: "shadow.effects",
      effects: leagues.shadow.effects,
      tokens: [],
    });
  return found;
}
