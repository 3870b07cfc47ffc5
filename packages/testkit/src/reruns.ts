import { advance, cloneState, type Game, type GameEvent, hashOf, replay, type State, viewFor } from "@paravent/kernel";
import type { Entry } from "./entry.ts";
import { difference } from "./worlds/difference.ts";
import { type Passage, tellsApart, tellsApartAfter } from "./worlds/worlds.ts";

/** Plays a scenario again through JSON, from its log and in resampled worlds. Throws where one parts from the script. */
export function runAgain<F, E extends GameEvent, V>(
  game: Game<F, E, V>,
  start: State<F>,
  entries: readonly Entry[],
): void {
  throughJson(game, start, entries);
  fromLog(game, start, entries);
  inOtherWorlds(game, start, entries);
}

/** With the state written down and read back between inputs: whatever is not plain data is lost on the way. */
function throughJson<F, E extends GameEvent, V>(game: Game<F, E, V>, start: State<F>, entries: readonly Entry[]): void {
  let state = writtenDown(start);
  const plain = cloneState(game, start);
  for (const [at, entry] of entries.entries()) {
    if (entry.kind === "luck") {
      state.rng = [...entry.words];
      plain.rng = [...entry.words];
      continue;
    }
    const done = advance(game, state, entry.input);
    if (entry.kind === "refused") {
      if (done.ok || done.refusal.reason !== entry.reason) fail("through JSON", at, "another verdict");
      continue;
    }
    if (!done.ok) fail("through JSON", at, `refused (${done.refusal.reason})`);
    advance(game, plain, entry.input);
    if (hashOf(state) !== entry.hash) fail("through JSON", at, difference(plain, state) ?? "another hash");
    const events = difference(entry.events, done.value.events, "events");
    if (events) fail("through JSON", at, events);
    state = writtenDown(state);
    for (const who of observers(state)) {
      const apart = difference(viewFor(game, plain, who), viewFor(game, state, who), `view of ${who}`);
      if (apart) fail("through JSON", at, apart);
    }
  }
}

/** From the rows a log would hold: inputs re-run give the recorded events and hashes. */
function fromLog<F, E extends GameEvent>(game: Game<F, E>, start: State<F>, entries: readonly Entry[]): void {
  const state = cloneState(game, start);
  for (const [at, entry] of entries.entries()) {
    if (entry.kind === "luck") state.rng = [...entry.words];
    if (entry.kind !== "taken") continue;
    const row = { seq: state.seq + 1, input: entry.input, events: entry.events, hash: entry.hash };
    try {
      replay(game, state, [JSON.parse(JSON.stringify(row))]);
    } catch (error) {
      fail("from its log", at, String(error));
    }
  }
}

/**
 * In resampled worlds. The same answers may be impossible there or disclose other facts, so the script itself cannot
 * be repeated; what must hold is that no seat can tell the worlds apart, at any point and over any quiet step.
 */
function inOtherWorlds<F, E extends GameEvent, V>(
  game: Game<F, E, V>,
  start: State<F>,
  entries: readonly Entry[],
): void {
  const state = cloneState(game, start);
  const check = (at: number, found: readonly string[]): void => {
    if (found.length > 0) fail("in other worlds", at, found.join("\n"));
  };
  check(-1, tellsApart(game, state, "start"));
  for (const [at, entry] of entries.entries()) {
    if (entry.kind === "luck") state.rng = [...entry.words];
    if (entry.kind !== "taken") continue;
    const before = cloneState(game, state);
    const done = advance(game, state, entry.input);
    const { atOnce } = done.ok ? done.value : { atOnce: 0 };
    const passage: Passage<F> = { before, input: entry.input, events: entry.events, after: state, atOnce };
    check(at, tellsApartAfter(game, passage, `step ${at}`));
    check(at, tellsApart(game, state, `state ${at}`));
  }
}

const writtenDown = <F>(state: State<F>): State<F> => JSON.parse(JSON.stringify(state)) as State<F>;

const observers = <F>(state: State<F>) => [...Array(state.seats).keys(), "public" as const];

function fail(way: string, at: number, what: string): never {
  throw new Error(`run again ${way}, the scenario parts ${at < 0 ? "at its start" : `at entry ${at}`}: ${what}`);
}
