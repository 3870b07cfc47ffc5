import { call, end, pick, type Seat } from "@paravent/kernel";
import { z } from "zod";
import { GAIN_ONLY, PLAIN_NUMBER } from "../../content/check-words.ts";
import { fixed, given, unless } from "../../content/checking.ts";
import type { EffectResource } from "../../content/effects.ts";
import { Amount, Receiver, Resource } from "../../content/vocabulary.ts";
import { isPassing } from "../../model/base/given.ts";
import type { Affinity } from "../../names/names.ts";
import { partsOf } from "../../names/refs.ts";
import { asksInEffect } from "../effects/asking.ts";
import { type Doing, opAt } from "../effects/body.ts";
import { gainAffinities, ofVerb } from "../effects/calls.ts";
import { affinitiesLeft, otherSeats } from "../effects/candidates.ts";
import { goesOnIn } from "../effects/carry-out.ts";
import { amountOf } from "../effects/stats.ts";
import { whoIs } from "../effects/using.ts";
import type { Going, Verb } from "../effects/verb.ts";
import { effectOf, findPossession } from "../elements.ts";
import { type DiktatRules, type Facts, numberIn, procedure, seatRef } from "../write.ts";

const Entry = z.strictObject({ op: z.literal("gain"), res: Resource, n: Amount, to: Receiver.optional() });

declare module "../../content/effects.ts" {
  interface Verbs {
    gain: typeof Entry;
  }
}

/** The player who receives it is chosen as it is given. */
const giving = procedure(ofVerb("diktat/giveToAnother"), {
  player: asksInEffect({
    subject: "diktat/choosePlayer",
    rule: "DK-EFF-04",
    of: (_, f) => f.acting,
    what: (s, f) => pick(otherSeats(s, f.acting).map(seatRef)),
    then(g, f, [to]) {
      const op = opAt<"gain">(g.facts, f);
      return receive(g, f, numberIn(to), op.res, amountOf(g.facts, f, op.n), false) ?? end();
    },
  }),
  bound: () => end(),
});

const giveToAnother = goesOnIn(giving);

/** What is still due goes to the player it names. */
export const gain: Verb<"gain"> = {
  entry: Entry,
  page: {
    does: "`n` of `res` go from the general supply to the reserve of `to` (acting). `vp` and `rank` of a `gain` count while the element is held. `affinity_any`: the receiver picks the type, unseen by others.",
    otherwise: "A type with no token left is replaced by another; if none is left, nothing is gained.",
  },

  wrong(step, { kind, outermost }) {
    const isHeld = kind === "gain" && (step.res === "vp" || step.res === "rank");
    return [
      ...unless(step.res !== "rank" || kind === "gain", "", GAIN_ONLY),
      ...unless(kind !== "gain" || typeof step.n === "number", "", PLAIN_NUMBER),
      ...unless(step.res !== "debt", "res"),
      ...unless(!isHeld || outermost, ""),
      ...(isHeld ? given(step, "to") : []),
      ...fixed(step),
    ];
  },
  isAtOnce: ({ res, to }) => !res.startsWith("affinity") && to !== "chosenOther",

  run(g, f, op) {
    const seat = op.to ? whoIs(f, op.to) : f.acting;
    if (seat === null) return op.to === "chosenOther" ? giveToAnother(g, f) : null;
    const held = effectOf(g.facts, f).kind === "gain";
    const n = amountOf(g.facts, f, op.n) - (held ? alreadyGiven(g.facts, f, op.res) : 0);
    return n <= 0 ? null : receive(g, f, seat, op.res, n, held);
  },

  procedures: [giving],

  worth({ res, n, to }, value) {
    const isOwn = to === undefined || to === "acting" || to === "owner";
    return (isOwn ? 1 : -0.5) * value.goods(res, n);
  },
};

/** PP, Agents and tokens go to the reserve; VP and Rank of a Gain are counted while the element is held. */
function receive(g: DiktatRules, f: Doing, seat: Seat, res: EffectResource, n: number, held: boolean): Going | null {
  const { element } = f;
  switch (res) {
    case "vp":
      if (!held) g.emit({ type: "vpGained", seat, n });
      return null;
    case "rank":
    case "debt":
      return null;
    case "manoeuvrePawn":
      g.emit({ type: "manoeuvrePawnsReceived", seat, n });
      return null;
    case "affinityAny":
      return call(gainAffinities, { seat, n, element: held ? element : null }, "bound");
    case "affinityPolitics":
    case "affinityPeople":
    case "affinityArtefact": {
      const type = res.slice("affinity".length).toLowerCase() as Affinity;
      const left = Math.min(n, affinitiesLeft(g.facts, type));
      // A type with no token left is replaced by another of the receiver's choice.
      const short = { token: type, than: n };
      if (left < n) return call(gainAffinities, { seat, n, element: held ? element : null, short }, "bound");
      g.emit({ type: "affinityGained", seat, tokens: new Array<Affinity>(n).fill(type), secret: false });
      if (held) g.emit({ type: "gainRecorded", seat, element, pp: 0, affinities: n });
      return null;
    }
    default:
      g.emit({ type: "gained", seat, what: res, n, rule: "DK-EFF-02" });
      if (held && res === "pp") g.emit({ type: "gainRecorded", seat, element, pp: n, affinities: 0 });
      else if (held) g.emit({ type: "gainRecorded", seat, element, pp: 0, affinities: 0, passing: { [res]: n } });
      return null;
  }
}

/** Where side II replaces side I only the difference is gained (general rules of effects, 8). */
function alreadyGiven(s: Facts, f: Doing, res: EffectResource): number {
  if (partsOf(f.element).kind !== "marker") return 0;
  const gave = findPossession(s.players[f.owner]!, f.element)?.gave;
  if (!gave) return 0;
  if (res === "pp") return gave.pp;
  if (isPassing(res)) return gave.passing?.[res] ?? 0;
  return res.startsWith("affinity") ? gave.affinities : 0;
}
