import type { Game } from "./game.ts";
import type { Json } from "./json.ts";
import type { Rng } from "./rng.ts";
import type { GameEvent } from "./rules.ts";
import { type Branch, boundsOf, isPossible, type Ref, type Shape } from "./shapes.ts";
import type { Seat, State } from "./state.ts";
import { validate } from "./validate.ts";
import { openQuestion } from "./view.ts";

/** Names of options by which games decline. The first of them that is offered is the default answer. */
const DECLINING: readonly Ref[] = ["pass", "decline", "refuse", "withdraw", "stop", "nothing", "none"];

/**
 * The answer given on behalf of a seat that has not answered in time: the game's own where it names one, else the
 * least the shape allows. Null when the seat is not asked. `rng` is chance from outside: the game's own luck is not
 * touched, and what was drawn is recorded as an ordinary answer.
 */
export function defaultAnswer<F, E extends GameEvent>(
  game: Game<F, E>,
  state: State<F>,
  seat: Seat,
  rng: Rng,
): { question: number; value: Json } | null {
  const open = openQuestion(game, state, seat);
  if (!open) return null;
  const { subject, ask } = open;
  const about = state.stack[state.stack.length - 1]!.env;
  const named = game.defaultAnswer?.(state.facts, seat, { subject, ask, about }, rng) ?? null;
  const value = named !== null && validate(ask, named) === null ? named : leastAnswer(ask);
  return { question: open.id, value };
}

/** The default answer to a shape: decline where that is possible, else as little as possible, else the first option. */
export function leastAnswer(ask: Shape): Json {
  switch (ask.shape) {
    case "pick": {
      if (ask.min <= 0) return [];
      const no = ask.min === 1 ? DECLINING.find((word) => ask.from.includes(word)) : undefined;
      return no === undefined ? ask.from.slice(0, ask.min) : [no];
    }
    case "order":
      return [...ask.items];
    case "amount":
      return Math.max(ask.min, Math.min(0, ask.max));
    case "allocate":
      return leastShares(ask);
    case "compose":
      return Object.entries(ask.supply)
        .flatMap(([kind, n]) => new Array<string>(n).fill(kind))
        .slice(0, Math.max(0, ask.min));
    case "branch":
      return leastBranch(ask.options);
    case "form":
      return Object.fromEntries(Object.entries(ask.fields).map(([name, of]) => [name, leastAnswer(of)]));
    case "list":
      return Array.from({ length: Math.max(0, ask.min) }, () => leastAnswer(ask.of));
    case "text":
      return "";
    case "confirm":
      return true;
  }
}

function leastBranch(options: readonly Branch[]): Json {
  const open = options.filter(({ ask }) => !ask || isPossible(ask));
  const no = DECLINING.map((word) => open.find(({ name }) => name === word)).find((option) => option !== undefined);
  const { name, ask } = no ?? open[0]!;
  return ask ? { branch: name, value: leastAnswer(ask) } : { branch: name };
}

/** Everybody the least that is due, and what is left to the first that may have it. */
function leastShares(ask: Extract<Shape, { shape: "allocate" }>): Json {
  let left = ask.total;
  for (const ref of ask.among) left -= boundsOf(ask, ref)[0];
  const shares: Record<Ref, number> = {};
  for (const ref of ask.among) {
    const [least, most] = boundsOf(ask, ref);
    const more = Math.min(left, most - least);
    left -= more;
    if (least + more > 0) shares[ref] = least + more;
  }
  return shares;
}
