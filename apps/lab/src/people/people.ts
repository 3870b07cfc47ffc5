import { canonical, type Json } from "@paravent/kernel";
import type { ExportedGame } from "@paravent/server";
import { gameIds, labGame } from "../lib/games.ts";
import type { Played } from "../sim/play.ts";
import { type Summary, summary } from "../sim/tally.ts";
import { type Worth, worthOf } from "../sim/worth.ts";
import { exportedIn } from "./exported.ts";
import { playedAgain } from "./played.ts";

/** What finished games of people say, beside a report on bots and never part of it. */
export interface PeopleReport {
  /** Where they come from. */
  readonly from: string;
  /** Those with as many players and the same options, at which nobody but people sat at the end. */
  readonly games: number;
  /** How many more there were at which bots sat as well, and which the rules of today tell otherwise: they do not count. */
  readonly withBots: number;
  readonly parted: number;
  /** Null where no game counts. */
  readonly summary: Summary | null;
  readonly worth: readonly Worth[];
}

interface Kept {
  readonly game: string;
  readonly players: number;
  readonly options: string;
  readonly withBots: boolean;
  /** Null: the rules of today tell it otherwise. */
  readonly played: Played | null;
}

/** The finished games of people that a server or its exports hold. */
export class People {
  private readonly from: string;
  private readonly kept: readonly Kept[];

  private constructor(from: string, kept: readonly Kept[]) {
    this.from = from;
    this.kept = kept;
  }

  /** Reads a database (its address, or the folder of its data) or a folder of exported games. */
  static async read(place: string): Promise<People> {
    const games: ExportedGame[] = [];
    for await (const game of exportedIn(place)) games.push(game);
    // An address may hold a password.
    return People.of(place.replace(/^(postgres\w*:\/\/)[^@/]*@/, "$1"), games);
  }

  static of(from: string, games: readonly ExportedGame[]): People {
    const isKnown = ({ game, status, seats }: ExportedGame): boolean =>
      gameIds().includes(game) && status === "over" && seats.some(({ kind }) => kind === "person");
    return new People(from, games.filter(isKnown).map(keptOf));
  }

  reportFor(game: string, players: number, options: Json): PeopleReport {
    const wanted = optionsOf(game, players, options);
    const alike = this.kept.filter((one) => one.game === game && one.players === players && one.options === wanted);
    const own = alike.filter(({ withBots }) => !withBots);
    const played = own.flatMap((one) => one.played ?? []);
    const { taking } = labGame(game);
    return {
      from: this.from,
      games: played.length,
      withBots: alike.length - own.length,
      parted: own.length - played.length,
      summary: played.length === 0 ? null : summary(played),
      worth: taking && played.length > 0 ? worthOf(taking, played) : [],
    };
  }
}

function keptOf(exported: ExportedGame): Kept {
  const { game, seats, options } = exported;
  const withBots = seats.some(
    (seat) => seat.kind === "bot" || (seat.kind === "person" && seat.substitute !== undefined),
  );
  const said = { game, players: seats.length, options: optionsOf(game, seats.length, options as Json), withBots };
  return { ...said, played: withBots ? null : playedAgain(exported) };
}

/** Options as the rules read them, so that what is said and what goes without saying are the same. */
function optionsOf(game: string, players: number, options: Json): string {
  const read = labGame(game).game.readOptions(options, players);
  return canonical(read.ok ? read.options : options);
}
