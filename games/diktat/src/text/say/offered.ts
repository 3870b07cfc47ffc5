import type { Cost, Effect, Op, Option } from "../../content/effects.ts";
import type { OfferedWords, Offering, Touching } from "./offered-words.ts";
import { sentence, speakerOf } from "./say.ts";
import type { Tongue } from "./tongue.ts";

/** Accepting or refusing, said to the player an offer is made to; empty where nothing comes of it. */
export function sayToOffered(option: Option, tongue: Tongue, offering: Offering, kin: readonly Effect[] = []): string {
  const words = tongue.offered;
  const speaker = speakerOf(
    {
      ...tongue,
      condition: (c) =>
        "isAdministrator" in c && c.isAdministrator === "acting"
          ? words.ifAdministrator(offering.acting)
          : tongue.condition(c),
    },
    kin,
  );
  const given = (cost: Cost): string =>
    "pay" in cost && (cost.to === "owner" || cost.to === "acting")
      ? words.give(offering[cost.to], speaker.goods("pp", cost.n))
      : speaker.costs([cost], "order");
  const done = (op: Op): string => {
    if (op.op === "gain") {
      const what = speaker.goods(op.res, op.n);
      const to = op.to ?? "acting";
      return to === "acting" || to === "owner" ? words.gains(offering[to], what) : words.youGain(what);
    }
    return touching(words, op, offering) ?? words.does(offering.acting, speaker.steps([op], "order"));
  };
  return [...option.cost.map(given), ...option.do.map(done)].map(sentence).join(" ");
}

function touching({ ops }: OfferedWords, op: Op, offering: Offering): string | null {
  if (!Object.hasOwn(ops, op.op)) return null;
  const words = ops[op.op as Touching] as (op: Op, offering: Offering) => string | null;
  return words(op, offering);
}
