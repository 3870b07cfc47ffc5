import { cardsOfDeck, type Pack } from "../content/pack.ts";
import { type CardId, SECTORS, type Sector } from "../model/names.ts";
import { cardNamed, isCardNamed } from "./names.ts";

const isDeckNamed = (name: string, sector: Sector): boolean =>
  [sector, sector.slice(0, 3)].includes(name.toLowerCase());

/** All cards of a game, taken one by one to where a position puts them. */
export class Pool {
  readonly #pack: Pack;
  readonly #left: CardId[];
  /** Cards that stand for "any card of this deck" must not be ones the position speaks of. */
  readonly #spokenOf: ReadonlySet<CardId>;

  constructor(pack: Pack, spokenOf: Iterable<CardId>) {
    this.#pack = pack;
    this.#left = SECTORS.flatMap((sector) => cardsOfDeck(pack, sector));
    this.#spokenOf = new Set(spokenOf);
  }

  /** A card by its name. */
  take(name: string): CardId {
    const id = cardNamed(this.#pack, name);
    const at = this.#left.indexOf(id);
    if (at < 0) throw new Error(`there is no other ${name}: the game has ${this.#pack.cards.get(id)!.copies}`);
    this.#left.splice(at, 1);
    return id;
  }

  /** A card by its name, or any plain building of a deck: "Civ". */
  takeAny(name: string): CardId {
    if (isCardNamed(this.#pack, name)) return this.take(name);
    const deck = SECTORS.find((sector) => isDeckNamed(name, sector));
    if (!deck) throw new Error(`no card is called "${name}" (nor is it a deck: Mil, Civ, Rel)`);
    const found = this.#left.find((id) => {
      const card = this.#pack.cards.get(id)!;
      return card.deck === deck && card.kind === "building" && !card.mimics && !this.#spokenOf.has(id);
    });
    if (!found) throw new Error(`no plain ${deck} card is left`);
    return this.take(found);
  }

  /** Everything of a deck that lies nowhere yet. */
  rest(deck: Sector): CardId[] {
    const rest = this.#left.filter((id) => this.#pack.cards.get(id)!.deck === deck);
    for (const id of rest) this.#left.splice(this.#left.indexOf(id), 1);
    return rest;
  }
}
