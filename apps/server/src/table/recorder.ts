import { createHash } from "node:crypto";
import { canonical, type TableView } from "@paravent/kernel";
import { type Log, whereItBroke } from "../logging/faults.ts";
import { ratedPlace } from "../results/rated-place.ts";
import { afterGame, FAIR, type Skill, UNKNOWN } from "../results/skill.ts";
import type { GameResult, Rated, RatingRecord } from "../store/results.ts";
import type { Store, TableRecord } from "../store/store.ts";
import { type ReadEnding, resultOf } from "./result.ts";

/** Games of the same people may end at the same moment; so often their ratings are looked at anew. */
const MOST_TRIES = 5;

/** Keeps how games ended and what that says of those who played, one game after the other. */
export class Recorder {
  private readonly store: Store;
  private readonly log: Log;
  private readonly endings: ReadonlyMap<string, ReadEnding>;
  private working: Promise<void> = Promise.resolve();

  constructor(store: Store, log: Log, endings: ReadonlyMap<string, ReadEnding>) {
    this.store = store;
    this.log = log;
    this.endings = endings;
  }

  /** Keeps how a game has ended, unless that is done. Resolves when it is, or cannot be. */
  note(table: TableRecord, view: TableView<unknown>): Promise<void> {
    this.working = this.working.then(() =>
      this.keep(table, view).catch((fault: unknown) => {
        this.log.error({ table: table.id, fault: whereItBroke(fault) }, "how a game ended was not kept");
      }),
    );
    return this.working;
  }

  /** Finishes what it has taken on. */
  stop(): Promise<void> {
    return this.working;
  }

  private async keep(table: TableRecord, view: TableView<unknown>): Promise<void> {
    const { results } = this.store;
    if (await results.isRecorded(table.id)) return;
    const result = resultOf(table, view, await this.store.rows(table.id, 0), this.endings.get(table.game));
    if (!result) return;
    const isRated = result.rated && (await this.areAllPeople(result));
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const ratings = isRated ? await this.ratingsAfter(result, table) : [];
      if (await results.record({ ...result, rated: isRated }, ratings)) return;
      if (await results.isRecorded(table.id)) return;
    }
  }

  /** Each seat had a person of its own, who is no program. */
  private async areAllPeople({ seats }: GameResult): Promise<boolean> {
    const ids = new Set(seats.map(({ player }) => player ?? ""));
    const people = (await this.store.players([...ids])).filter(({ program }) => !program);
    return seats.length > 1 && people.length === seats.length;
  }

  private async ratingsAfter({ game, table, at, seats }: GameResult, record: TableRecord): Promise<RatingRecord[]> {
    const whos = seats.map(({ player, side }): Rated[] => [`player:${player}`, ...sideOf(side, record)]);
    const known = new Map(
      (await this.store.results.ratings(game, [...new Set(whos.flat())])).map((one) => [one.who, one]),
    );
    const skillOf = (who: Rated): Skill => known.get(who) ?? (who.startsWith("side:") ? FAIR : UNKNOWN);
    const after = afterGame(
      seats.map((seat, n) => ({ place: ratedPlace(seat, seats.length), members: whos[n]!.map(skillOf) })),
    );
    const changed = new Map<Rated, Skill>();
    for (const [n, members] of after.entries())
      for (const [m, skill] of members.entries()) changed.set(whos[n]![m]!, skill);
    return [...changed].map(([who, { mu, sigma }]) => ({
      game,
      who,
      nth: (known.get(who)?.nth ?? 0) + 1,
      mu,
      sigma,
      table,
      at,
    }));
  }
}

/** What a side is worth depends on how many play and by which options. */
function sideOf(side: string, { seats, options, pack }: TableRecord): Rated[] {
  if (side === "") return [];
  const agreed = createHash("sha256")
    .update(canonical([options, pack]))
    .digest("hex")
    .slice(0, 12);
  return [`side:${side} ${seats.length} ${agreed}`];
}
