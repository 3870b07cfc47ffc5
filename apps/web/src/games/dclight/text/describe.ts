import { type PlayerView, SECTORS, TRACKS } from "@paravent/dclight";
import { t } from "../../../i18n/index.ts";
import type { Section } from "../../../text/TextTable.tsx";
import { opponents, type Seen, secretsOf } from "../seen/seen.ts";
import { texts } from "../words/index.ts";

/** Everything that lies on the table, in words, from one's own city to those of the others. */
export function describe(seen: Seen): Section[] {
  const { game, lexicon, you, pack } = seen;
  const words = texts.value;
  return [
    {
      title: words.turn(game.turn, pack.constants.turns),
      items: [
        words.phase[game.phase],
        words.commonMarker(game.common.creature, game.common.summonAt),
        ...(game.god ? [`${lexicon.godName(game.god)}${t.value.table.colon} ${lexicon.godText(game.god)}`] : []),
      ],
    },
    ...(game.dice
      ? [
          {
            title: words.diceTitle,
            items: (["red", "blue", "green"] as const).map((colour, at) => {
              const faces = game.dice![colour].map((face) => seen.words.ref(face, seen.name));
              return `${lexicon.sector(SECTORS[at]!)}${t.value.table.colon} ${faces.join(", ")}`;
            }),
          },
        ]
      : []),
    {
      title: words.lurking,
      items: game.creatures.map(
        ({ creature, seat }) =>
          `${lexicon.creatureName(creature)}, ${seat === you ? words.beforeYou : words.before(seen.name(seat))}${t.value.table.colon} ${lexicon.creatureText(creature)}`,
      ),
    },
    ...(you === null ? [] : [{ title: t.value.table.you, items: city(seen, seen.player(you)) }]),
    {
      title: words.rivals,
      items: opponents(seen).map((player) => ({ text: seen.name(player.seat), items: city(seen, player) })),
    },
  ];
}

/** What can be seen of a city, and of its hand what the reader may know. */
function city(seen: Seen, player: PlayerView): string[] {
  const { lexicon } = seen;
  const words = texts.value;
  const own = secretsOf(seen, player.seat);
  const cards = own ? [...own.hand, ...own.looked] : [];
  return [
    words.points(player.openVp),
    TRACKS.map((track) => `${lexicon.track(track)} ${player.tracks[track]}`).join(", "),
    SECTORS.map((sector) => words.age(lexicon.sector(sector), player.ages[sector])).join("; "),
    ...player.buildings.map(({ as }) => `${lexicon.cardName(as)}${t.value.table.colon} ${lexicon.cardText(as)}`),
    ...(own
      ? cards.map(
          (card) => `${words.inHand}${t.value.table.colon} ${lexicon.cardName(card)}. ${lexicon.cardText(card)}`,
        )
      : SECTORS.map((sector) => words.backsOf(lexicon.sector(sector), player.hand[sector]))),
  ];
}
