import type { Sector } from "@paravent/dclight";
import type { Ref } from "@paravent/kernel";
import { t } from "../../../i18n/index.ts";
import { agePrice, cardPrice } from "../seen/prices.ts";
import { type Seen, shownPlayer } from "../seen/seen.ts";
import { texts } from "../words/index.ts";

/** A card in words: what it is called, what it is, what it costs the reader now and is worth, what it does. */
export function cardInWords(seen: Seen, id: string): string {
  const facts = factsOf(seen, id).join(", ");
  return `${seen.lexicon.cardName(id)}, ${facts}${t.value.table.colon} ${seen.lexicon.cardText(id)}`;
}

/** What choosing a thing comes to, for those that are cards, buildings or ages. */
export function detailOf(seen: Seen, ref: Ref): string | null {
  const [kind, name = "", last = ""] = ref.split(":");
  switch (kind) {
    case "card":
    case "discard":
      return `${factsOf(seen, name).join(", ")}. ${seen.lexicon.cardText(name)}`;
    case "building":
      return seen.lexicon.cardText(last);
    case "age": {
      const price = agePrice(seen, shownPlayer(seen), name as Sector);
      return price && seen.lexicon.price(price);
    }
    default:
      return null;
  }
}

function factsOf(seen: Seen, id: string): string[] {
  const { lexicon } = seen;
  const card = lexicon.card(id);
  if (!card) return [];
  const price = lexicon.price(cardPrice(seen, shownPlayer(seen), card));
  return [
    texts.value.kindOf(lexicon.sector(card.deck), card.kind),
    ...(price ? [price] : []),
    ...(card.vp > 0 ? [texts.value.points(card.vp)] : []),
  ];
}
