import { type Game, type GameEvent, type Procedure, tabled } from "@paravent/kernel";

/** What was met while games were played. */
export interface Met {
  readonly steps: Map<string, number>;
  readonly subjects: Map<string, number>;
  readonly events: Map<string, number>;
  readonly acts: Map<string, number>;
}

const count = (map: Map<string, number>, name: string): void => void map.set(name, (map.get(name) ?? 0) + 1);

/** The same game, noting every step it runs, question it sees answered, event it applies and action it carries out. */
export function watched<F, E extends GameEvent, V>(game: Game<F, E, V>): { game: Game<F, E, V>; met: Met } {
  const met: Met = { steps: new Map(), subjects: new Map(), events: new Map(), acts: new Map() };
  const watch = ({ name, first, steps, firm = false }: Procedure<F, E>): Procedure<F, E> => {
    const table = new Map(steps);
    for (const [at, step] of steps) {
      const note = (): void => count(met.steps, `${name}.${at}`);
      if (step.kind === "do") {
        const run: typeof step.run = (...given) => {
          note();
          return step.run(...given);
        };
        table.set(at, { ...step, run });
      } else {
        const then: typeof step.then = (...given) => {
          note();
          count(met.subjects, step.subject);
          return step.then(...given);
        };
        // Without its short way, so that every answer comes by here.
        table.set(at, { ...step, then, single: null });
      }
    }
    return tabled({ name, first, steps: table, firm });
  };
  const standing = Object.entries(game.standing).map(([act, action]) => {
    const run: typeof action.run = (...given) => {
      count(met.acts, act);
      return action.run(...given);
    };
    return [act, { ...action, run }] as const;
  });
  return {
    met,
    game: {
      ...game,
      procedures: new Map([...game.procedures].map(([name, procedure]) => [name, watch(procedure)])),
      standing: Object.fromEntries(standing),
      apply(facts, event) {
        count(met.events, event.type);
        game.apply(facts, event);
      },
    },
  };
}

/** What the game declares and nobody has met. Types of events are erased at run time: a test may name those it expects. */
export function neverMet<F, E extends GameEvent>(
  game: Game<F, E>,
  met: Met,
  events: readonly string[] = game.traits.chance,
): string[] {
  const missing: string[] = [];
  for (const { name, steps } of game.procedures.values())
    for (const [at, step] of steps) {
      if (!met.steps.has(`${name}.${at}`)) missing.push(`step ${name}.${at}`);
      if (step.kind === "ask" && !met.subjects.has(step.subject)) missing.push(`question ${step.subject}`);
    }
  for (const act of Object.keys(game.standing)) if (!met.acts.has(act)) missing.push(`action ${act}`);
  for (const type of events) if (!met.events.has(type)) missing.push(`event ${type}`);
  return [...new Set(missing)];
}
