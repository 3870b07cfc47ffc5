import type { Pack } from "../content/pack.ts";
import { leaguesState } from "../leagues/state/index.ts";
import { type CabalId, SECTORS, type SectorId } from "../names/names.ts";
import { othersState } from "../others/state/index.ts";
import { politicsState } from "../politics/state/index.ts";
import { BASE_GAME, type Configuration, countsFor } from "./base/configuration.ts";
import { BOTH } from "./base/markers.ts";
import type { BaseFacts, DiktatFacts, Player } from "./facts.ts";
import { openBook } from "./knowledge/book.ts";

const inEachSector = <T>(what: T) => Object.fromEntries(SECTORS.map((sector) => [sector, what])) as Record<SectorId, T>;

const BOTH_MARKERS = inEachSector(BOTH);

/** The table before anything has happened: DK-SETUP-05 to -09. */
export function emptyTable(
  pack: Pack,
  seats: number,
  cabals: DiktatFacts["cabals"],
  configuration: Configuration = BASE_GAME,
): DiktatFacts {
  return {
    ...emptyBase(pack, seats, cabals, configuration),
    ...politicsState.begin(pack, seats, configuration),
    ...leaguesState.begin(pack, seats, configuration),
    ...othersState.begin(pack, seats, configuration),
  };
}

function emptyBase(
  { id: pack, constants }: Pack,
  seats: number,
  cabals: BaseFacts["cabals"],
  configuration: Configuration,
): BaseFacts {
  return {
    pack,
    configuration,
    counts: countsFor(constants.byPlayers[seats]!, configuration),
    cabals: Array.isArray(cabals) ? [...cabals] : cabals,
    cycle: 0,
    phase: "setup",
    administrator: null,
    firstPlayer: null,
    turn: null,
    begun: false,
    inner: [],
    deck: [],
    discard: [],
    track: [],
    secret: null,
    // DK-SETUP-08: both markers of each sector lie on it.
    markers: { ...BOTH_MARKERS },
    piles: [],
    emptied: [],
    victim: null,
    aimedAt: null,
    suspended: [],
    conquest: null,
    blockhouses: [],
    revolts: [],
    lasting: [],
    tolls: [],
    roles: { administrator: null, sectorPicker: null },
    direction: 1,
    playsAgain: null,
    skips: [],
    uses: [],
    using: 0,
    veiled: [],
    buried: [],
    peeked: null,
    glimpses: [],
    heard: [],
    looking: [],
    supplySeen: [],
    players: emptyPlayers(seats),
    history: [],
    serial: 1,
    final: null,
  };
}

function emptyPlayers(seats: number): Player[] {
  const players: Player[] = [];
  for (let seat = 0; seat < seats; seat++) players.push(emptyPlayer(null, seats));
  return players;
}

export function emptyPlayer(cabal: CabalId | null, seats: number): Player {
  return {
    cabal,
    pp: 0,
    agents: { citizen: 0, guard: 0, emissary: 0 },
    affinities: { politics: 0, people: 0, artefact: 0 },
    affinityTale: { open: { politics: 0, people: 0, artefact: 0 }, gained: 0, lost: 0, exchanged: 0 },
    book: openBook(seats),
    spyTokens: 0,
    assassinTokens: 0,
    debts: 0,
    tookDebt: false,
    manoeuvrePawns: 0,
    performed: [],
    row: [],
    cabalRow: [],
    influence: [],
    cabalTokens: {},
    memberships: 0,
    bonusVp: 0,
    brokenOaths: 0,
    seen: { gained: 0, spent: 0 },
  };
}
