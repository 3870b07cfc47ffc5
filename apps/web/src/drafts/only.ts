import { boundsOf, isPossible, type Json, type Shape } from "@paravent/kernel";

/** The one answer a question has; null where there is none, or several. */
export function onlyAnswer(ask: Shape): { readonly value: Json } | null {
  switch (ask.shape) {
    case "pick":
      if (ask.max === 0) return { value: [] };
      return ask.from.length === ask.min ? { value: [...ask.from] } : null;
    case "order":
      return ask.items.length <= 1 ? { value: [...ask.items] } : null;
    case "amount":
      return ask.min === ask.max ? { value: ask.min } : null;
    case "allocate":
      return onlyShares(ask);
    case "compose": {
      const kinds = Object.keys(ask.supply).filter((kind) => ask.supply[kind]! > 0);
      const [kind, ...others] = kinds;
      const isWhole = kind !== undefined && others.length === 0 && ask.supply[kind] === ask.min;
      return isWhole ? { value: new Array<string>(ask.min).fill(kind) } : null;
    }
    case "branch": {
      const [option, ...others] = ask.options.filter((one) => !one.ask || isPossible(one.ask));
      if (!option || others.length > 0) return null;
      if (!option.ask) return { value: { branch: option.name } };
      const inner = onlyAnswer(option.ask);
      return inner && { value: { branch: option.name, value: inner.value } };
    }
    case "form": {
      const fields = Object.entries(ask.fields).map(([name, inner]) => [name, onlyAnswer(inner)?.value] as const);
      return fields.some(([, value]) => value === undefined) ? null : { value: Object.fromEntries(fields) as Json };
    }
    // A yes is a moment that the rules want to be waited for; a list can be longer, words can be others.
    case "confirm":
    case "list":
    case "text":
      return null;
  }
}

/** Shares are settled where one thing takes them all, or where each must take its most or its least. */
function onlyShares(ask: Extract<Shape, { shape: "allocate" }>): { readonly value: Json } | null {
  const bounds = ask.among.map((ref) => [ref, boundsOf(ask, ref)] as const);
  const all = (end: 0 | 1): number => bounds.reduce((sum, [, bound]) => sum + bound[end], 0);
  const shares = (end: 0 | 1) => ({ value: Object.fromEntries(bounds.map(([ref, bound]) => [ref, bound[end]])) });
  if (all(0) === ask.total) return shares(0);
  if (all(1) === ask.total) return shares(1);
  const [only, ...others] = ask.among;
  return only !== undefined && others.length === 0 && isPossible(ask) ? { value: { [only]: ask.total } } : null;
}
