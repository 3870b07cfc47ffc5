import { firstRow, type Game, numberOf, numbersFor, Rng, replay, type Setup } from "@paravent/kernel";
import { loadGames } from "../../games/games.ts";
import { openStoreToRead } from "../../store/open.ts";
import type { Store } from "../../store/store.ts";
import { asRow } from "../../table/load.ts";
import { BrokenPromise, pause } from "../survivor.ts";
import { Doors, type Shared } from "./doors.ts";
import { Person } from "./person.ts";

/** What is not heard after so long is unheard. */
const UNHEARD_MS = 20_000;

/** Two people at one table, each by a door of their own. */
interface Party {
  readonly people: readonly [Person, Person];
  table: string;
}

/**
 * Tables of two whose players come in by different processes, which are killed one after the other. Whatever was
 * acknowledged is in the log once, what was refused is not, and both players hear of every row.
 */
export class Pair {
  private readonly game: Game;
  private readonly store: Store;
  private readonly doors: Doors;
  private readonly parties: Party[];
  acknowledged = 0;
  finished = 0;

  private constructor(game: Game, store: Store, doors: Doors, parties: Party[]) {
    this.game = game;
    this.store = store;
    this.doors = doors;
    this.parties = parties;
  }

  static async of(shared: Shared, seed: string, tables: number): Promise<Pair> {
    const [served] = (await loadGames()).values();
    const store = await openStoreToRead({ databaseUrl: shared.databaseUrl, folder: "unused" });
    const doors = new Doors(shared, Rng.from(seed));
    const parties = Array.from({ length: tables }, (_, n): Party => {
      const person = (name: string, door: number) =>
        new Person(`${name}-${n}`, door, doors, Rng.from(`${seed}/${name}/${n}`));
      return { people: [person("anna", 0), person("bert", 1)], table: "" };
    });
    const pair = new Pair(served!.game, store, doors, parties);
    await Promise.all(parties.map((party) => pair.seat(party)));
    return pair;
  }

  get kills(): number {
    return this.doors.kills;
  }

  get unborn(): number {
    return this.doors.unborn;
  }

  /** So many kills under load, then all rest and everything is looked at. */
  async survive(kills: number): Promise<void> {
    for (const { people } of this.parties) for (const person of people) person.play();
    for (let n = 0; n < kills; n++) await this.doors.kill();
    for (const { people } of this.parties) await Promise.all(people.map((person) => person.rest()));
    for (const party of this.parties) await this.look(party);
  }

  /** Milliseconds from an acknowledgement at one process until the other player has heard of it by the other, in order. */
  async delays(ms: number): Promise<number[]> {
    while (!this.doors.bothOpen) await pause(20);
    const [{ people, table }] = this.parties as [Party];
    // Who has come in by the other's door comes again by their own.
    for (const person of people) person.hangUp();
    await Promise.all(people.map((person) => person.listen()));
    const begun = performance.now();
    for (const person of people) person.play();
    await pause(ms);
    for (const person of people) await person.rest();
    const rows = await this.store.rows(table, 0);
    const took = rows.flatMap((row) => {
      const at = row.seat === null ? undefined : people[row.seat]!.acknowledgedAt.get(row.command!);
      const other = 1 - row.seat!;
      const number = numberOf(row, other);
      if (at === undefined || at < begun || number === null) return [];
      const heard = [...people[other]!.sawAt].find(([seq]) => seq >= number);
      return heard ? [Math.max(0, heard[1] - at)] : [];
    });
    return took.toSorted((a, b) => a - b);
  }

  async stop(): Promise<void> {
    for (const { people } of this.parties) for (const person of people) person.hangUp();
    await this.doors.stop();
    await this.store.close();
  }

  /** What was promised about a table is so; one whose game is over is left for another. */
  private async look(party: Party): Promise<void> {
    const rows = await this.store.rows(party.table, 0);
    // Every hash is compared with the record on the way.
    const { state } = firstRow(this.game, rows[0]!.input as Setup);
    replay(this.game, state, rows.slice(1).map(asRow));
    for (const [seat, person] of party.people.entries()) {
      for (const [command, seq] of person.acknowledged) {
        const found = rows.filter((row) => row.seat === seat && row.command === command);
        if (found.length === 0) throw new BrokenPromise(`${command} was acknowledged and is lost`);
        if (found.length > 1) throw new BrokenPromise(`${command} is there twice`);
        if (numberOf(found[0]!, seat) !== seq) throw new BrokenPromise(`${command} is another row than was said`);
      }
      for (const { command } of rows)
        if (command !== null && person.refused.has(command)) throw new BrokenPromise(`${command} was refused and done`);
      await this.hasHeard(person, numbersFor(state, seat).seq);
    }
    if (state.stack.length > 0) return;
    for (const { acknowledged } of party.people) this.acknowledged += acknowledged.size;
    this.finished++;
    await this.seat(party);
  }

  /** How many acknowledged answers have been found in the logs so far. */
  get kept(): number {
    return this.parties.reduce(
      (sum, { people }) => sum + people[0].acknowledged.size + people[1].acknowledged.size,
      this.acknowledged,
    );
  }

  private async hasHeard(person: Person, seq: number): Promise<void> {
    const begun = performance.now();
    await person.listen();
    while (person.seen !== seq) {
      if (performance.now() - begun > UNHEARD_MS)
        throw new BrokenPromise(`${person.name} has heard of ${person.seen} rows, not of ${seq}`);
      await pause(5);
      await person.listen();
    }
  }

  private async seat(party: Party): Promise<void> {
    const [anna, bert] = party.people;
    const { id } = await anna.ask((browser) => browser.makeTable({ game: this.game.id, seats: ["me", "open"] }));
    await bert.ask(async (browser) => {
      const joined = await browser.fetch(`/api/tables/${id}/join`, {});
      // Who is told "no" may have sat down before the process died.
      if (joined.status >= 500) throw new Error("not now");
    });
    party.table = id;
    for (const person of party.people) {
      person.hangUp();
      person.sitDown(id);
    }
  }
}
