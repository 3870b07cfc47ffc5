import type { Json } from "./json.ts";
import type { Rng } from "./rng.ts";
import { boundsOf, isPossible, openOptions, type Shape } from "./shapes.ts";

/** What a bot writes. Not plain letters only, so that code that shows text is tested with others. */
const SAYINGS: readonly string[] = ["", "yes", "né à l’aube", "<b>&amp; 2\n3"];

/**
 * A random answer. Every answer can come out, but for texts, of which there are too many; they are not all equally
 * likely (see count for the true number): lists are short more often than long.
 */
export function sample(ask: Shape, rng: Rng): Json {
  switch (ask.shape) {
    case "pick": {
      const most = Math.min(ask.max, ask.from.length);
      if (most === 1 && ask.min === 1) return [rng.oneOf(ask.from)];
      const items = ask.from.slice();
      rng.shuffle(items);
      return items.slice(0, ask.min + rng.below(most - ask.min + 1));
    }
    case "order": {
      const items = ask.items.slice();
      rng.shuffle(items);
      return items;
    }
    case "amount":
      return ask.min + rng.below(ask.max - ask.min + 1);
    case "allocate": {
      const shares: Record<string, number> = {};
      let left = ask.total;
      if (ask.bounds !== undefined)
        for (const ref of ask.among) {
          const [least] = boundsOf(ask, ref);
          if (least > 0) shares[ref] = least;
          left -= least;
        }
      for (; left > 0; left--) {
        const open = ask.among.filter((ref) => (shares[ref] ?? 0) < boundsOf(ask, ref)[1]);
        const ref = rng.oneOf(open);
        shares[ref] = (shares[ref] ?? 0) + 1;
      }
      return shares;
    }
    case "compose": {
      const items: string[] = [];
      for (const kind in ask.supply) for (let n = ask.supply[kind]!; n > 0; n--) items.push(kind);
      rng.shuffle(items);
      const room = Math.min(ask.max, items.length) - ask.min;
      // Where zero is allowed, small numbers are drawn more often than large ones.
      const few = ask.min === 0 && room > 2 && rng.below(4) > 0;
      return items.slice(0, ask.min + rng.below((few ? 2 : room) + 1));
    }
    case "branch": {
      const option = rng.oneOf(openOptions(ask.options));
      return option.ask ? { branch: option.name, value: sample(option.ask, rng) } : { branch: option.name };
    }
    case "form": {
      const answers: Record<string, Json> = {};
      for (const field in ask.fields) answers[field] = sample(ask.fields[field]!, rng);
      return answers;
    }
    case "list": {
      const room = isPossible(ask.of) ? ask.max - ask.min : 0;
      const long = room > 2 && rng.below(4) === 0;
      const length = ask.min + rng.below((long ? room : Math.min(room, 2)) + 1);
      return Array.from({ length }, () => sample(ask.of, rng));
    }
    case "text":
      return rng.oneOf(SAYINGS).slice(0, ask.max);
    case "confirm":
      return true;
  }
}
