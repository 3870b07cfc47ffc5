import { SECTORS } from "@paravent/diktat";
import { cardRef } from "@paravent/diktat/refs";
import { t } from "../../../i18n/index.ts";
import type { Section } from "../../../text/TextTable.tsx";
import { isSkipped, leaguesOf, MOST_EXCHANGED, printedLeague } from "../leagues/seen.ts";
import { gloomPlaced, LAST, othersOf, pawnsOfOthers } from "../others/seen.ts";
import { called } from "../seen/called.ts";
import type { Seen } from "../seen/seen.ts";
import { texts } from "../words/index.ts";

const pair = (title: string, text: string): string => `${title}${t.value.table.colon} ${text}`;

/** The board of the Others in words: how far the corruption and the Gloom have come, and how the Others work. */
export function othersBoard(seen: Seen): Section[] {
  const others = othersOf(seen);
  const words = texts.value.others;
  if (!others) return [];
  const { outside, waiting } = pawnsOfOthers(seen);
  const bile = seen.words.bile(others.bile);
  const scoreOf = (card: string) => seen.pack.cards.find(({ id }) => id === card)?.darknessScore ?? 0;
  return [
    {
      title: words.title,
      items: [
        words.pawns(outside, waiting),
        {
          text: words.trackLabel(others.corruption.length, LAST),
          items: others.corruption.map((card, at) => {
            const { title } = seen.words.element(cardRef(card));
            return `${at + 1}. ${title}, ${seen.words.sector(seen.words.card(card).sector)}, ${words.darkness} ${scoreOf(card)}`;
          }),
        },
        words.defeatAhead,
        {
          text: pair(words.gloom, `${gloomPlaced(others)} / ${LAST}`),
          items: SECTORS.flatMap((sector) => {
            const n = others.gloom[sector] ?? 0;
            return n > 0 ? [pair(seen.words.sector(sector), words.token.gloom(n))] : [];
          }),
        },
        words.gloomText,
        pair(bile.title, bile.text),
      ],
    },
  ];
}

/** The boards of the Leagues in words: who is in which, at which level, what it lives for and what lies ahead. */
export function leagueBoards(seen: Seen): Section[] {
  const leagues = leaguesOf(seen);
  const words = texts.value.leagues;
  if (!leagues) return [];
  const named = (seats: readonly number[]) => seats.map((seat) => called(seen, seat));
  const shadow = leagues.shadow === null || leagues.shadow === seen.you ? null : seen.name(leagues.shadow);
  return [
    ...leagues.boards.map(({ id, level, members, excluded, exchanged, cost }) => {
      const { title, objective } = seen.words.league(id);
      const cells = printedLeague(seen, id)?.cells ?? [];
      const ahead = cells.flatMap(({ reward, each }, at) => {
        const n = at + 1;
        if (n <= level || reward.length === 0) return [];
        const gains = reward.map((one) => words.rewardLong(one.res, one.n)).join(", ");
        const what = isSkipped(n, members.length) ? words.skipped : each ? `${gains}, ${words.each}` : gains;
        return [pair(`${words.level} ${n}`, what)];
      });
      return {
        title,
        items: [
          words.levelOf(level, cells.length, named(members).join(", ")),
          objective,
          ...(cost === null ? [] : [pair(words.entry, words.pp(cost))]),
          ...(exchanged === null ? [] : [words.exchanged(exchanged, MOST_EXCHANGED)]),
          ...(seen.you !== null && excluded.includes(seen.you) ? [words.barred] : []),
          ...ahead,
        ],
      };
    }),
    {
      title: words.assembly,
      items: [
        ...(leagues.assembly.length === 0 ? [words.seated(0)] : named(leagues.assembly)),
        ...(leagues.shadow === null ? [] : [words.isShadow(shadow, leagues.shadowUsed)]),
      ],
    },
  ];
}
