import { type PlayerView, SECTORS, TRACKS } from "@paravent/dclight";
import type { Seat } from "@paravent/kernel";
import { t } from "../../../i18n/index.ts";
import type { Section } from "../../../text/TextTable.tsx";
import { opponents, type Seen, secretsOf } from "../seen/seen.ts";
import { texts } from "../words/index.ts";
import { cardInWords } from "./cards.ts";

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
    ...(you === null ? [] : [{ title: words.handTitle, items: hand(seen, you) ?? [] }]),
    {
      title: words.rivals,
      items: opponents(seen).map((player) => ({ text: seen.name(player.seat), items: city(seen, player) })),
    },
  ];
}

/** The cards of a hand, and those looked at to keep one; null where the reader may not know them. */
function hand(seen: Seen, seat: Seat): string[] | null {
  const own = secretsOf(seen, seat);
  return own && [...own.hand, ...own.looked].map((card) => cardInWords(seen, card));
}

/** What can be seen of a city, and the hand of another, or the backs of its cards. */
function city(seen: Seen, player: PlayerView): string[] {
  const { lexicon } = seen;
  const words = texts.value;
  return [
    words.points(player.openVp),
    TRACKS.map((track) => `${lexicon.track(track)} ${player.tracks[track]}`).join(", "),
    SECTORS.map((sector) => words.age(lexicon.sector(sector), player.ages[sector])).join("; "),
    ...player.buildings.map(({ as }) => `${lexicon.cardName(as)}${t.value.table.colon} ${lexicon.cardText(as)}`),
    ...(player.seat === seen.you
      ? []
      : (hand(seen, player.seat) ??
        SECTORS.map((sector) => words.backsOf(lexicon.sector(sector), player.hand[sector])))),
  ];
}
