import type { Cost, Effect, Op, OpOf, Option } from "../../content/effects.ts";
import { OFFERED_IN_ENGLISH } from "./english-offered.ts";
import { OFFERED_IN_FRENCH } from "./french-offered.ts";
import { sentence, speakerOf } from "./say.ts";
import type { Tongue } from "./tongue.ts";

/** Who makes an offer, by name, and whether the pile it is about is known. */
export interface Offering {
  readonly acting: string;
  readonly owner: string;
  readonly isPileNamed: boolean;
}

/** Verbs that do something to the player an offer is made to. */
type Touching = "placeToken" | "protect" | "exhaust" | "skipTurn" | "assassinate" | "spy";

/** The words of an offer for the player it is made to: who offers goes by name, and the reader is "you". */
export interface OfferedWords {
  give(to: string, what: string): string;
  youGain(what: string): string;
  gains(who: string, what: string): string;
  ifAdministrator(who: string): string;
  /** Null where the reader has no part in it. */
  readonly ops: { readonly [Name in Touching]: (op: OpOf<Name>, offering: Offering) => string | null };
  /** What who offers does besides, in the words of their own card. */
  does(who: string, what: string): string;
}

const WORDS: Readonly<Record<Tongue["language"], OfferedWords>> = { en: OFFERED_IN_ENGLISH, fr: OFFERED_IN_FRENCH };

/** Accepting or refusing, said to the player an offer is made to; empty where nothing comes of it. */
export function sayToOffered(option: Option, tongue: Tongue, offering: Offering, kin: readonly Effect[] = []): string {
  const words = WORDS[tongue.language];
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
