import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { type Game, type GameEvent, hashOf, type Input, type Setup, type State, viewFor } from "@paravent/kernel";
import { recordRun } from "./worlds/run.ts";

/** A random game as text: each question, its answer, the events, and a fingerprint of what each observer sees. */
export function playthrough<F, E extends GameEvent, V>(game: Game<F, E, V>, setup: Setup): string {
  const { probes, last } = recordRun(game, setup);
  const lines = [`${game.id}, rules ${game.version}, ${setup.seats} seats, seed "${setup.seed}"`];
  for (const { moment, before, state, hash } of probes) {
    const { seq, input, events, undoable } = moment;
    const subject = before && viewFor(game, before, "public").waiting?.subject;
    lines.push("", input ? `${seq}. ${subject}${undoable ? " (undoable)" : ""}` : "0. setup");
    if (input) lines.push(`   ${told(input)}`);
    for (const event of events) lines.push(`   - ${tell(event)}`);
    lines.push(`   ${hash.slice(0, 12)} | ${views(game, state)}`);
  }
  const { outcome } = viewFor(game, last, "public");
  lines.push("", `outcome ${JSON.stringify(outcome)}`);
  return `${lines.join("\n")}\n`;
}

/** Null when the file holds this text, else what is wrong. With UPDATE_GOLDEN=1 the file is written instead. */
export function compareGolden(path: string, text: string): string | null {
  if (process.env.UPDATE_GOLDEN === "1") {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    return null;
  }
  if (!existsSync(path)) return `${path} is missing; write it with UPDATE_GOLDEN=1`;
  const kept = readFileSync(path, "utf8").split("\n");
  const now = text.split("\n");
  const at = now.findIndex((line, i) => line !== kept[i]);
  if (at < 0 && kept.length === now.length) return null;
  const line = at < 0 ? now.length : at;
  return `${path}:${line + 1} reads "${kept[line] ?? ""}" and the game now gives "${now[line] ?? ""}"`;
}

function told(input: Input): string {
  switch (input.kind) {
    case "answer":
      return `seat ${input.seat} answers ${JSON.stringify(input.value)}`;
    case "act":
      return `seat ${input.seat} does ${input.act} ${JSON.stringify(input.value)}`;
    case "stop":
      return `seat ${input.seat} ${input.armed ? "arms" : "lifts"} a stop at ${input.at}`;
    case "setting":
      return `seat ${input.seat} sets ${input.about} to ${JSON.stringify(input.ask)}`;
  }
}

function tell(event: GameEvent): string {
  const { type, ...rest } = event;
  return `${type} ${JSON.stringify(rest)}`;
}

function views<F, E extends GameEvent, V>(game: Game<F, E, V>, state: State<F>): string {
  const observers = [...Array(state.seats).keys(), "public" as const];
  return observers.map((who) => `${who} ${hashOf(viewFor(game, state, who)).slice(0, 8)}`).join(" ");
}
