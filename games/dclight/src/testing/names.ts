import type { Words } from "@paravent/content";
import type { Pack } from "../content/pack.ts";
import type { CardId, CreatureId, GodId } from "../model/names.ts";

type Named = { readonly id: string; readonly name: Words };

const plain = (text: string): string => text.toLowerCase().replaceAll("’", "'");

/** The thing of that name: its id, its English or its French name, whatever the capitals. */
function find(items: Iterable<Named>, name: string, what: string): string {
  const wanted = plain(name);
  for (const { id, name: words } of items)
    if (id === wanted || plain(words.en) === wanted || plain(words.fr) === wanted) return id;
  throw new Error(`no ${what} is called "${name}"`);
}

export const cardNamed = (pack: Pack, name: string): CardId => find(pack.cards.values(), name, "card");
export const creatureNamed = (pack: Pack, name: string): CreatureId => find(pack.creatures.values(), name, "creature");
export const godNamed = (pack: Pack, name: string): GodId => find(pack.gods.values(), name, "god");

export function isCardNamed(pack: Pack, name: string): boolean {
  const wanted = plain(name);
  return [...pack.cards.values()].some(
    ({ id, name: words }) => id === wanted || plain(words.en) === wanted || plain(words.fr) === wanted,
  );
}

export const cardName = (pack: Pack, id: CardId): string => pack.cards.get(id)?.name.en ?? id;
export const creatureName = (pack: Pack, id: CreatureId): string => pack.creatures.get(id)?.name.en ?? id;
