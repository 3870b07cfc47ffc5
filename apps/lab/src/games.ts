import { teach } from "@paravent/bots";
import type { DclightView } from "@paravent/dclight";
import { dclightHeuristic, dclightProfiles } from "@paravent/dclight/bots";
import { loadDclight } from "@paravent/dclight/node";
import type { DiktatView } from "@paravent/diktat";
import { diktatHeuristic } from "@paravent/diktat/bots";
import { loadDiktat } from "@paravent/diktat/node";
import type { Game, Json, Seat } from "@paravent/kernel";
import { Misuse } from "./command-line.ts";

/** A finished game in the words every game has: rounds, why it ended, points, and what tells the seats apart. */
export interface Ending {
  readonly rounds: number;
  readonly end: string;
  readonly seats: readonly {
    readonly side: string;
    readonly points: number;
    /** What the points are made of, where the game says so. */
    readonly parts: Readonly<Record<string, number>>;
  }[];
}

/** A game as the lab knows it. */
export interface LabGame {
  readonly game: Game;
  /** What can be chosen for a game by name, as the options it stands for. */
  readonly configurations: Readonly<Record<string, Readonly<Record<string, Json>>>>;
  /** Options that lead through different questions. */
  readonly options: readonly Readonly<Record<string, Json>>[];
  /** Whether random players lose a game with these options before they have seen most of it. */
  isLostEarly(options: Json): boolean;
  ending(view: unknown): Ending;
}

/** The registry: one line per game. */
const GAMES: Readonly<Record<string, () => LabGame>> = { diktat, dclight };

const loaded = new Map<string, LabGame>();

export function labGame(id: string): LabGame {
  const known = loaded.get(id);
  if (known) return known;
  const load = Object.hasOwn(GAMES, id) ? GAMES[id] : undefined;
  if (!load) throw new Misuse(`There is no game "${id}"; there are: ${Object.keys(GAMES).join(", ")}.`);
  const game = load();
  loaded.set(id, game);
  return game;
}

/** The options that these configurations stand for together; refuses what so many players cannot play. */
export function configured(id: string, names: readonly string[], players: number): Readonly<Record<string, Json>> {
  const { game, configurations } = labGame(id);
  const unknown = names.find((name) => !Object.hasOwn(configurations, name));
  if (unknown !== undefined) {
    const known = Object.keys(configurations).join(", ") || "none";
    throw new Misuse(`There is no configuration "${unknown}" of ${id}; there are: ${known}.`);
  }
  const options: Record<string, Json> = Object.assign({}, ...names.map((name) => configurations[name]));
  const read = game.readOptions(options, players);
  if (!read.ok)
    throw new Misuse(
      `${players} players cannot play ${names.join(", ")}: ${read.refusal.reason} (${read.refusal.rule}).`,
    );
  return options;
}

export function checkPlayers(id: string, players: number): void {
  const { min, max } = labGame(id).game.traits.seats;
  if (players < min || players > max) throw new Misuse(`${id} is for ${min} to ${max} players, not ${players}.`);
}

function diktat(): LabGame {
  teach("diktat", diktatHeuristic);
  return {
    game: loadDiktat(),
    options: [{}, { cabals: "choice" }],
    // Prague falls to the Others unless it is defended.
    isLostEarly: (options) => (options as { others?: boolean } | null)?.others === true,
    // Total War and Leagues are played in the Eternal Night alone (DK-NIGHT-05, DK-LG-SETUP-01): naming them is enough.
    configurations: {
      others: { others: true },
      eternalNight: { eternalNight: true },
      totalWar: { eternalNight: true, totalWar: ["manoeuvres", "cycles"] },
      fiveManoeuvres: { eternalNight: true, totalWar: ["manoeuvres"] },
      fiveCycles: { eternalNight: true, totalWar: ["cycles"] },
      leagues: { eternalNight: true, leagues: true },
    },
    ending(view) {
      const { cycle, players, final } = view as DiktatView;
      const points = (seat: Seat): number => final!.ranking.find((place) => place.seat === seat)!.vp;
      // How often each League has a seat for its member at the end, and how high it stands.
      const leagues = (seat: Seat) =>
        Object.fromEntries(
          (view as DiktatView).leagues?.boards.flatMap(({ id, members, level }) => [
            [id, members.includes(seat) ? 1 : 0],
            [`${id} level`, level],
          ]) ?? [],
        );
      const seats = players.map(({ seat, cabal }) => ({ side: cabal!, points: points(seat), parts: leagues(seat) }));
      return { rounds: cycle, end: final!.prague === "fell" ? "pragueFell" : "lastCycle", seats };
    },
  };
}

function dclight(): LabGame {
  teach("dclight", dclightHeuristic, dclightProfiles);
  return {
    game: loadDclight(),
    options: [{}, { firstPlayer: 0 }],
    isLostEarly: () => false,
    configurations: {},
    ending(view) {
      const { turn, freeSectors, final } = view as DclightView;
      // Players begin alike; what tells them apart is the sector they built freely.
      const seats = final!.scores.map(({ total, ...parts }, seat) => ({
        side: freeSectors[seat]!,
        points: total,
        parts,
      }));
      return { rounds: turn, end: final!.end, seats };
    },
  };
}
