import type { Pack } from "../content/pack.ts";
import { BASE_GAME, configurationFault } from "../model/base/configuration.ts";
import { type CardId, SECTORS, type SectorId } from "../names/names.ts";
import { agents } from "./notation.ts";
import type { LeagueSetup, PlayerSetup, Position } from "./position.ts";

const FIELDS: readonly (keyof PlayerSetup)[] = [
  "cabal",
  "rank",
  "pp",
  "vp",
  "reserve",
  "affinities",
  "spyTokens",
  "assassinTokens",
  "debts",
  "tookDebt",
  "pawns",
  "performed",
  "row",
  "influence",
  "cabalRow",
  "cabalTokens",
  "memberships",
  "used",
  "gaveIncome",
  "ask",
  "stops",
];

const LEAGUE_FIELDS: readonly (keyof LeagueSetup)[] = ["members", "level", "excluded", "exchanged"];

type Drawn = Omit<Position, "place">;

/** A position that could not be: what is wrong with it is said at once, not by what goes wrong later. */
export function checkPosition(pack: Pack, position: Drawn): void {
  const { players, configuration } = position;
  const seats = Object.keys(players).length;
  if (seats < 2 || seats > 5) throw new Error(`Diktat is for 2 to 5 players, not ${seats}`);
  const fault = configurationFault({ ...BASE_GAME, ...configuration }, seats);
  if (fault) throw new Error(`this cannot be played together: ${fault.reason} (${fault.rule})`);
  for (const [name, setup] of Object.entries(players)) checkPlayer(pack, name, setup);
  checkCabals(players);
  checkMarkers(players);
  for (const { owner, sector, drawn, bears } of position.piles) {
    if (bears === "sleeper" && !Object.entries(players).some(([name, setup]) => hasSleepers(pack, name, setup)))
      throw new Error(`nobody has Sleeper Agents: let a player lead polisec`);
    checkSector(sector, `${owner}'s pile`);
    if (agents(drawn).length === 0) throw new Error(`${owner}'s pile in ${sector} has no pawn: draw it as "E G C"`);
  }
  checkCards(pack, position);
  checkOthers(pack, position);
  checkLeagues(pack, position);
}

const hasSleepers = (pack: Pack, name: string, { cabal }: PlayerSetup): boolean =>
  pack.cabals.get(cabal ?? name)?.kit.tokens.sleeper !== undefined;

function checkPlayer(pack: Pack, name: string, setup: PlayerSetup): void {
  for (const field of Object.keys(setup))
    if (!FIELDS.includes(field as keyof PlayerSetup))
      throw new Error(`${name}: "${field}" says nothing of a player (${FIELDS.join(", ")})`);
  const { row = [], cabalRow = [], influence = {}, used = [], gaveIncome = [] } = setup;
  for (const sector of Object.keys(influence)) checkSector(sector, `${name}'s influence`);
  const cabal = pack.cabals.get(setup.cabal ?? name);
  for (const card of cabal ? cabalRow : [])
    if (!cabal!.cards.some(({ id }) => id === card))
      throw new Error(`${name} leads ${cabal!.id}, which has no card ${card}`);
  const held = [
    ...row.map((entry) => `card:${typeof entry === "string" ? entry : entry.card}`),
    ...cabalRow.map((card) => `cabal:${card}`),
    ...Object.entries(influence).flatMap(([sector, level]) =>
      level === "apart" ? [`marker:${sector}:1`, `marker:${sector}:2`] : [`marker:${sector}:${level}`],
    ),
  ];
  const halves = Object.entries(influence).flatMap(([sector, level]) =>
    level === 2 ? [`marker:${sector}:lower`, `marker:${sector}:upper`] : [],
  );
  const slots = cabal?.board.influenceSlots ?? 0;
  const taken = held.filter((element) => element.startsWith("marker:")).length;
  if (cabal && taken > slots) throw new Error(`${name} has ${slots} Influence slots, not ${taken}`);
  for (const entry of row)
    if (typeof entry !== "string" && entry.tokens.length !== pack.cards.get(entry.card)?.affinities.length)
      throw new Error(`${name}: a token or null for each symbol of ${entry.card}, not ${entry.tokens.length}`);
  const isHeld = (element: string): boolean => held.includes(element) || halves.includes(element);
  for (const element of used)
    if (!isHeld(element)) throw new Error(`${name} has no ${element} to be Used (${held.join(", ")})`);
  for (const element of gaveIncome)
    if (!isHeld(element)) throw new Error(`${name} has no ${element} that gave Income (${held.join(", ")})`);
}

function checkCabals(players: Drawn["players"]): void {
  const led = Object.entries(players).map(([name, { cabal }]) => cabal ?? name);
  const twice = led.find((cabal, at) => led.indexOf(cabal) < at);
  if (twice !== undefined) throw new Error(`two players lead ${twice} (DK-SETUP-02)`);
}

function checkMarkers(players: Drawn["players"]): void {
  for (const sector of SECTORS) {
    let held = 0;
    for (const { influence } of Object.values(players)) {
      const level = influence?.[sector];
      held += level === "apart" ? 2 : (level ?? 0);
    }
    if (held > 2) throw new Error(`${sector} has two Influence markers, not ${held}`);
  }
}

/** Every card is in one place. */
function checkCards(pack: Pack, { players, track, secret, deck, others }: Drawn): void {
  const rows = Object.values(players).flatMap(({ row = [] }) =>
    row.map((entry) => (typeof entry === "string" ? entry : entry.card)),
  );
  const named: CardId[] = [...rows, ...track, ...(others?.corruption ?? []), ...(deck ?? [])];
  if (secret !== null) named.push(secret);
  for (const card of named)
    if (!pack.cards.has(card)) throw new Error(`no card ${card}: invent it with .card("${card}", { sector: … })`);
  const twice = named.find((card, at) => named.indexOf(card) < at);
  if (twice !== undefined) throw new Error(`the card ${twice} lies in two places`);
}

function checkOthers({ others: content }: Pack, { others }: Drawn): void {
  if (!others || !content) return;
  for (const sector of [others.piles, others.gloom, others.corruptionTokens].flatMap((on) => Object.keys(on)))
    checkSector(sector, "the Others");
  const gloom = Object.values(others.gloom).reduce((sum, n) => sum + n, 0);
  if (gloom > content.gloomTokens) throw new Error(`there are ${content.gloomTokens} Gloom tokens, not ${gloom}`);
  if (others.corruption.length > content.corruptionCells)
    throw new Error(`the corruption track has ${content.corruptionCells} cells, not ${others.corruption.length}`);
}

function checkLeagues({ leagues: content }: Pack, { leagues = {}, shadow }: Drawn): void {
  const all = Object.values(leagues).flatMap(({ members }) => members ?? []);
  for (const [id, setup] of Object.entries(leagues)) {
    for (const field of Object.keys(setup))
      if (!LEAGUE_FIELDS.includes(field as keyof LeagueSetup))
        throw new Error(`${id}: "${field}" says nothing of a League (${LEAGUE_FIELDS.join(", ")})`);
    const { members, level } = setup;
    if (!members) throw new Error(`${id}: say its members, or []`);
    if (members.length > 3) throw new Error(`${id} has three members at most (DK-LG-JOIN-04)`);
    const cells = content?.boards.get(id)?.cells.length ?? 0;
    if (level !== undefined && members.length === 0) throw new Error(`${id} is empty and stands on no level`);
    if (level !== undefined && cells > 0 && (level < 1 || level > cells))
      throw new Error(`${id} stands on level 1 to ${cells}, not ${level}`);
  }
  const twice = all.find((member, at) => all.indexOf(member) < at);
  if (twice !== undefined) throw new Error(`${twice} belongs to one League at most (DK-LG-JOIN-03)`);
  if (shadow && all.includes(shadow.name)) throw new Error(`${shadow.name} belongs to a League and is no Shadow`);
}

function checkSector(sector: string, what: string): void {
  if (!SECTORS.includes(sector as SectorId)) throw new Error(`${what}: no sector ${sector} (${SECTORS.join(", ")})`);
}
