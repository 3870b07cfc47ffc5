import { AND } from "@paravent/content/lists";
import { cardRef } from "@paravent/diktat/refs";
import { language } from "../../../../i18n/language.ts";
import type { MadeGroup } from "../../../../plug/rulebook.ts";
import { InfluenceMarker, SectorPicture } from "../../art/index.ts";
import { effectLines } from "./effect-lines.ts";
import type { Told } from "./told.ts";
import { bookWords } from "./words.ts";

/** The sectors and what their Influence markers give. */
export function sectors({ pack, words, withOthers }: Told): MadeGroup[] {
  const say = bookWords.value;
  const list = AND[language.value];
  const items = pack.sectors.map(({ id, adjacent }) => ({
    id,
    title: words.sector(id),
    facts: say.borders(list.format(adjacent.map(words.sector))),
    lines: ([1, 2] as const).flatMap((face) => {
      const numeral = face === 1 ? "I" : "II";
      const base = words.influence(id, face);
      const changed = withOthers.influence(id, face);
      return [say.level(numeral, base), ...(changed === base ? [] : [say.level(numeral, say.withOthers(changed))])];
    }),
    sign: () => <InfluenceMarker sector={id} face={1} size={38} />,
    art: () => <SectorPicture sector={id} />,
    // DK-MAT-01: two markers for each sector, printed on both sides.
    faces: () => ([1, 2] as const).map((face) => <InfluenceMarker key={face} sector={id} face={face} size={96} />),
    copies: 2,
  }));
  return [{ title: null, items }];
}

/** The Opportunity cards, sector by sector. */
export function opportunities(told: Told): MadeGroup[] {
  const { pack, words } = told;
  const say = bookWords.value;
  return pack.sectors
    .map((sector) => ({
      title: words.sector(sector.id),
      items: pack.cards
        .filter((card) => card.sector === sector.id)
        .map((card) => ({
          id: card.id,
          title: words.card(card.id).title,
          facts: [
            ...card.affinities.map(words.affinity),
            say.darkness(card.darknessScore),
            ...(card.attack ? [say.attack] : []),
          ].join(" · "),
          lines: effectLines(told, cardRef(card.id)),
          sign: () => <SectorPicture sector={card.sector} size={48} />,
          art: () => <SectorPicture sector={card.sector} />,
        })),
    }))
    .filter(({ items }) => items.length > 0);
}
