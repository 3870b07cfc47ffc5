import { AFFINITIES, AGENTS, type PlayerView, SECTORS } from "@paravent/diktat";
import { cabalRef, cardRef, markerRef, pileRef, screenRef } from "@paravent/diktat/refs";
import { t } from "../../../i18n/index.ts";
import type { Item, Section } from "../../../text/TextTable.tsx";
import { unplayed } from "../answer/ahead.ts";
import { sectorLabel } from "../map/scenes.ts";
import { deadline } from "../politics/deadline.ts";
import { called } from "../seen/called.ts";
import { labelOf } from "../seen/labels.ts";
import { opponents, type Seen } from "../seen/seen.ts";
import { texts } from "../words/index.ts";
import { leagueBoards, othersBoard } from "./boards.ts";

/** Everything that lies on the table, in words, from one's own things to those of the others. */
export function describe(seen: Seen): Section[] {
  const { game, you, words } = seen;
  const { own, offer, map, elements } = texts.value;
  return [
    { title: texts.value.cycle.label(game.cycle, game.cycles), items: [words.phase(game.phase), ...conquest(seen)] },
    ...(game.own ? [{ title: own.behind, items: behindScreen(seen) }] : []),
    ...(you === null ? [] : [{ title: t.value.table.you, items: board(seen, seen.player(you)) }]),
    ...(you === null ? [] : [{ title: elements.unplayed, items: unplayed(seen).map((card) => titled(seen, card)) }]),
    {
      title: map.label,
      items: SECTORS.map((sector) => ({ text: sectorLabel(seen, sector, "idle"), items: knownPawns(seen, sector) })),
    },
    ...othersBoard(seen),
    ...leagueBoards(seen),
    ...oaths(seen),
    { title: offer.title, items: game.track.map((card, at) => `${at + 1}. ${titled(seen, cardRef(card))}`) },
    {
      title: texts.value.opponents,
      items: opponents(seen).map((player) => ({
        text: `${seen.name(player.seat)}${player.cabal ? `, ${words.cabal(player.cabal)}` : ""}`,
        items: board(seen, player),
      })),
    },
  ];
}

const titled = (seen: Seen, element: string): string => {
  const { title, text } = seen.words.element(element);
  return `${title}${t.value.table.colon} ${text}`;
};

function behindScreen(seen: Seen): string[] {
  const { pp, agents, affinities } = seen.game.own!;
  return [
    `${pp} ${texts.value.own.pp(pp)}`,
    ...AGENTS.filter((agent) => agents[agent] > 0).map((agent) => `${labelOf(seen, agent)} ×${agents[agent]}`),
    ...AFFINITIES.filter((type) => affinities[type] > 0).map((type) => `${labelOf(seen, type)} ×${affinities[type]}`),
  ];
}

/** What lies open before a player. */
function board(seen: Seen, player: PlayerView): string[] {
  const { seat, elements } = texts.value;
  const roman = (face: 1 | 2) => (face === 2 ? "II" : "I");
  const marked = (said: string, used: boolean) => (used ? `${said} (${elements.used})` : said);
  const office = player.seat === seen.game.administrator ? `, ${seat.administrator}` : "";
  return [
    `${player.vp} ${seat.vp}, ${seat.rank} ${player.rank}${office}`,
    seat.manoeuvres(player.performed.length, player.manoeuvrePawns),
    `${player.spyTokens} ${seat.count.spies(player.spyTokens)}, ${player.assassinTokens} ${seat.count.assassins(player.assassinTokens)}`,
    ...(player.debts > 0 ? [`${player.debts} ${seat.count.debts(player.debts)}`] : []),
    ...player.influence.map((slot) =>
      marked(
        `${seat.influence}, ${seen.words.sector(slot.sector)} ${roman(slot.face)}${t.value.table.colon} ${seen.words.element(markerRef(slot)).text}`,
        slot.used,
      ),
    ),
    ...(player.cabal ? [`${elements.ability}, ${titled(seen, screenRef(player.cabal))}`] : []),
    ...player.row.map(({ card, used }) => marked(`${seat.opportunities}, ${titled(seen, cardRef(card))}`, used)),
    ...player.cabalRow.map(({ card, used }) => marked(`${seat.cabal}, ${titled(seen, cabalRef(card))}`, used)),
  ];
}

/** Who is bound by oath to whom, and what the reader has offered; terms where the reader may know them. */
function oaths(seen: Seen): Section[] {
  const { game, words } = seen;
  const { oath, trade, inform } = texts.value.politics;
  const sworn = game.oaths.map(({ parties, terms, ...one }) => ({
    text: `${parties.map((seat) => called(seen, seat)).join(", ")}${t.value.table.colon} ${deadline(seen, one)}`,
    items: terms === null ? [oath.secret] : terms.map((term) => words.oathTerm(term, seen.name, seen.you)),
  }));
  const offered = [
    ...game.offers
      .filter(({ from }) => from === seen.you)
      .map((offer) =>
        offer.kind === "place"
          ? inform.placeMade(seen.name(offer.to), labelOf(seen, pileRef(offer.pile)))
          : trade.waits(seen.name(offer.to)),
      ),
    ...game.oathOffers.filter(({ from }) => from === seen.you).map(({ to }) => oath.waits(seen.name(to))),
  ];
  return [{ title: oath.title, items: [...sworn, ...offered] }].filter(({ items }) => items.length > 0);
}

/** Pawns of a sector whose kind the reader knows, pile by pile from the top. */
function knownPawns(seen: Seen, sector: string): string[] {
  return seen.game.piles
    .filter((pile) => pile.sector === sector && pile.pawns.some(({ kind }) => kind !== null))
    .map((pile) => {
      const kinds = pile.pawns.map(({ kind }) => (kind === null ? texts.value.unknown : labelOf(seen, kind)));
      return `${called(seen, pile.owner)}${t.value.table.colon} ${kinds.join(", ")}`;
    });
}

/** The sector under Conquest and what was revealed in it. */
function conquest(seen: Seen): Item[] {
  const now = seen.game.conquest;
  if (!now) return [];
  return [
    {
      text: seen.words.sector(now.sector),
      items: now.pieces.map(
        ({ seat, kinds }) =>
          `${seen.name(seat)}${t.value.table.colon} ${kinds.map((kind) => labelOf(seen, kind)).join(", ")}`,
      ),
    },
  ];
}
