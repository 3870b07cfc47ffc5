import { type Card, COLOUR_OF, type PackText, SECTORS } from "@paravent/dclight";
import { dclightText } from "@paravent/dclight/text";
import type { MadeGroup, PackPages } from "../../../../plug/rulebook.ts";
import { CardPicture, CREATURE_FIELD, CreatureFigure, Die, GodDie } from "../../art/index.ts";
import { type Lexicon, lexiconOf } from "../../seen/lexicon.ts";
import { sentences } from "../../words/index.ts";
import { bookWords } from "./words.ts";

/** A pack and its words. */
interface Told {
  readonly pack: PackText;
  readonly lexicon: Lexicon;
  colour(id: "red" | "blue" | "green"): string;
}

/** The lists of the rulebook for one pack, in the language being spoken. */
export function pagesOf(sent: unknown): PackPages {
  // The server sends under a game's name what that game made.
  const pack = sent as PackText;
  const words = dclightText(sentences.value, pack);
  const told: Told = { pack, lexicon: lexiconOf(pack, words), colour: words.colour };
  return {
    rules: pack.id,
    lists: {
      gods: gods(told),
      creatures: creatures(told),
      sectors: sectors(told),
      buildings: cardsOf(told, "building"),
      powers: cardsOf(told, "power"),
      reactions: cardsOf(told, "reaction"),
    },
  };
}

function gods({ pack, lexicon }: Told): MadeGroup[] {
  const items = pack.gods.map(({ id, face }) => ({
    id,
    title: lexicon.godName(id),
    facts: bookWords.value.die(face),
    lines: [lexicon.godText(id)],
    sign: () => <GodDie number={face} />,
  }));
  return [{ title: null, items }];
}

function creatures({ pack, lexicon, colour }: Told): MadeGroup[] {
  const say = bookWords.value;
  const items = pack.creatures.map(({ id, colour: dice, demand, cost, vp }) => ({
    id,
    title: lexicon.creatureName(id),
    facts: [dice ? say.dice(colour(dice)) : say.colourless, say.demand(cost, lexicon.track(demand)), say.vp(vp)].join(
      " · ",
    ),
    lines: [say.reprisal(lexicon.creatureText(id))],
    sign: () => <CreaturePicture creature={id} size={64} />,
    art: () => <CreaturePicture creature={id} size={118} />,
  }));
  return [{ title: null, items }];
}

function CreaturePicture({ creature, size }: { creature: string; size: number }) {
  return (
    <svg viewBox={CREATURE_FIELD} width={size} height={size} aria-hidden="true">
      <CreatureFigure creature={creature} />
    </svg>
  );
}

/** What each age of a sector costs and is worth. */
function sectors({ pack, lexicon }: Told): MadeGroup[] {
  const say = bookWords.value;
  const items = pack.sectors.map(({ id, ages }) => ({
    id,
    title: lexicon.sector(id),
    lines: ages.map(({ cost, vp }, at) => say.age(at + 1, lexicon.price(cost), say.vp(vp))),
    sign: () => <Die face={id} colour={COLOUR_OF[id]} />,
  }));
  return [{ title: null, items }];
}

/** The cards of one kind, deck by deck. */
function cardsOf({ pack, lexicon }: Told, kind: Card["kind"]): MadeGroup[] {
  const say = bookWords.value;
  return SECTORS.map((deck) => ({
    title: lexicon.sector(deck),
    items: pack.cards
      .filter((card) => card.deck === deck && card.kind === kind)
      .map(({ id, cost, vp, copies, timing }) => {
        const price = lexicon.price(cost);
        const worth = kind === "building" ? [say.vp(vp)] : [];
        return {
          id,
          title: lexicon.cardName(id),
          facts: [price ? say.price(price) : say.free, ...worth, say.copies(copies), say.timing[timing]].join(" · "),
          lines: [lexicon.cardText(id)],
          copies,
          sign: () => <CardPicture card={id} />,
        };
      }),
  })).filter(({ items }) => items.length > 0);
}
