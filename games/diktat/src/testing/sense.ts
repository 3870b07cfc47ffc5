import { packOf } from "../content/installed.ts";
import type { DiktatFacts } from "../model/facts.ts";
import { SECTORS, type SectorId } from "../model/names.ts";
import { possessions } from "../rules/elements.ts";
import type { Position } from "./build.ts";

/** What is wrong with a position is said where it is drawn, not by what goes wrong in it later. */
export function checkWords({ players, piles, blockhouses = [], revolts = [], others }: Omit<Position, "place">): void {
  const names = Object.keys(players);
  if (names.length < 2 || names.length > 5) throw new Error(`2 to 5 players, not ${names.length}: ${names.join(", ")}`);
  const named = [
    ...piles.map(({ sector }) => sector),
    ...blockhouses,
    ...revolts,
    ...Object.values(players).flatMap(({ influence = {} }) => Object.keys(influence)),
    ...[others?.piles, others?.gloom, others?.corruptionTokens].flatMap((some) => Object.keys(some ?? {})),
  ];
  for (const sector of named)
    if (!SECTORS.includes(sector as SectorId)) throw new Error(`no sector ${sector}: ${SECTORS.join(", ")}`);
  for (const { owner, sector, drawn } of piles)
    if (!/[CGE]/.test(drawn)) throw new Error(`the pile of ${owner} in ${sector} has no pawn: draw it, "E G C"`);
}

/** Cards and markers are there, once, and what is Used is held. */
export function checkFacts(facts: DiktatFacts, names: readonly string[], { players, secret }: Omit<Position, "place">) {
  const { cards, cabals } = packOf(facts);
  const placed = [...facts.track, ...(secret ? [secret] : []), ...(facts.others?.corruption ?? [])];
  for (const card of [...placed, ...facts.deck])
    if (!cards.has(card)) throw new Error(`no card ${card}: invent it with .card("${card}", { sector: … })`);
  const all = [...placed, ...facts.deck, ...facts.players.flatMap(({ row }) => row.map(({ card }) => card))];
  for (const card of all)
    if (all.indexOf(card) !== all.lastIndexOf(card)) throw new Error(`${card} lies in two places`);
  for (const sector of SECTORS)
    if (facts.markers[sector] < 0)
      throw new Error(`there are two markers of ${sector}, not ${2 - facts.markers[sector]}`);
  facts.players.forEach((player, seat) => {
    const name = names[seat]!;
    const { board, cards: own } = cabals.get(player.cabal!)!;
    if (player.influence.length > board.influenceSlots)
      throw new Error(`${name} has ${board.influenceSlots} Influence slots`);
    for (const { card } of player.cabalRow)
      if (!own.some(({ id }) => id === card))
        throw new Error(`${name} has no Cabal card ${card}: ${own.map(({ id }) => id).join(", ")}`);
    for (const { card, tokens } of player.row) {
      const symbols = cards.get(card)!.affinities.length;
      if (tokens.length !== symbols) throw new Error(`${card} has ${symbols} symbols: name a token or null for each`);
    }
    const held = possessions(player).map(({ element }) => element);
    for (const element of players[name]!.used ?? [])
      if (!held.includes(element))
        throw new Error(`${name} has no ${element} to be Used: ${held.join(", ") || "nothing"}`);
  });
}
