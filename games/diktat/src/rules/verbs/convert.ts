import { branch, end, next, pick } from "@paravent/kernel";
import { z } from "zod";
import { given, isUpTo, unless } from "../../content/checking.ts";
import { Amount, PileFilter } from "../../content/vocabulary.ts";
import type { Pile } from "../../model/facts.ts";
import { AFFINITIES, type Affinity, AGENTS, type Agent, OTHERS } from "../../names/names.ts";
import { asksInEffect } from "../effects/asking.ts";
import { type Doing, opAt } from "../effects/body.ts";
import { ofVerb } from "../effects/calls.ts";
import { affinitiesLeft } from "../effects/candidates.ts";
import { goesOnIn } from "../effects/carry-out.ts";
import { searchSupply } from "../effects/gain-affinities.ts";
import { renumbered } from "../effects/piles.ts";
import { isUpTo as isChosen } from "../effects/stats.ts";
import { pilesFor } from "../effects/targets.ts";
import type { Verb } from "../effects/verb.ts";
import { asks, type Facts, NOTHING, numberIn, pawnRef, procedure } from "../write.ts";

const Entry = z.strictObject({
  op: z.literal("convert"),
  from: z.enum(["agent", "affinity_any"]),
  to: z.enum([...AGENTS, "affinity_any"]),
  n: Amount,
  where: z.enum(["reserve", "pile"]),
  pile: PileFilter.optional(),
});

declare module "../../content/effects.ts" {
  interface Verbs {
    convert: typeof Entry;
  }
}

/** Turns one pawn of a pile that was just looked through into another kind, in the same place (PoliSec). */
const convertPawn = procedure(ofVerb("diktat/convertPawn"), {
  pawn: asksInEffect({
    subject: "diktat/convertPawn",
    rule: "DK-RUL-137",
    inside: true,
    of: (_, f) => f.acting,
    what(s, f) {
      const pile = pileToConvert(s, f);
      // Only pawns the acting player could look at: a hidden one must not be told by what is offered.
      const seen = (pile?.pawns ?? []).filter(({ knownTo }) => (knownTo & (1 << f.acting)) !== 0);
      const others = seen.filter(({ kind }) => kind !== opAt<"convert">(s, f).to);
      return pick([...others.map(({ id }) => pawnRef(id)), NOTHING]);
    },
    then(g, f, [pawn]) {
      const { to } = opAt<"convert">(g.facts, f);
      const pile = pileToConvert(g.facts, f);
      if (!pile) return end();
      const turned = pawn === NOTHING ? null : numberIn(pawn);
      const from = pile.pawns.find(({ id }) => id === turned)?.kind ?? null;
      const kinds = pile.pawns.map(({ id, kind }) => (id === turned ? (to as Agent) : kind));
      g.emit({
        type: "pileConverted",
        seat: f.acting,
        pile: pile.id,
        owner: pile.owner,
        pawns: renumbered(g.facts, kinds),
        from,
      });
      return end();
    },
  }),
});

/** DK-META-02: a player's, never one of the Others. */
const pileToConvert = (s: Facts, f: Readonly<Doing>): Pile | undefined =>
  pilesFor(s, f, opAt<"convert">(s, f).pile ?? {}).find(({ owner }) => owner !== OTHERS);

/** Exchanges an unplaced Affinity token for one of another type, unseen. */
const exchangeAffinity = procedure(ofVerb("diktat/exchangeAffinity"), {
  begin(g, f) {
    searchSupply(g, f.acting, 1);
    return next("tokens");
  },
  tokens: asks({
    subject: "diktat/exchangeAffinity",
    rule: "DK-HIDE-03",
    inside: true,
    of: (_, f) => f.acting,
    what(s, f) {
      const { affinities } = s.players[f.acting]!;
      const options = AFFINITIES.filter((from) => affinities[from] > 0).flatMap((from) => {
        const to = AFFINITIES.filter((type) => type !== from && affinitiesLeft(s, type) > 0);
        return to.length > 0 ? [{ name: from, ask: pick(to) }] : [];
      });
      return branch([...options, { name: NOTHING }]);
    },
    then(g, f, value) {
      const { branch: from, value: to } = value as unknown as { branch: string; value?: Affinity[] };
      const isNothing = from === NOTHING;
      g.emit({
        type: "affinityExchanged",
        seat: f.acting,
        from: isNothing ? null : (from as Affinity),
        to: isNothing ? null : to![0]!,
      });
      return end();
    },
  }),
});

const inPile = goesOnIn(convertPawn);
const inReserve = goesOnIn(exchangeAffinity);

export const convert: Verb<"convert"> = {
  entry: Entry,
  page: {
    does: "`where: pile`: the pawn keeps its place and its owner and changes type, unseen by others. `where: reserve`: an unplaced Affinity token is swapped for one of another type.",
    otherwise: "No pawn of another type, or no token left of another type: nothing happens.",
  },

  wrong(step) {
    const isInPile = step.where === "pile";
    const isAgent = AGENTS.includes(step.to as Agent);
    const isOne = step.n === 1 || (isUpTo(step.n) && step.n.up_to === 1);
    return [
      ...unless(step.from === (isInPile ? "agent" : "affinity_any"), "from"),
      ...unless(isAgent === isInPile, "to"),
      ...unless(isOne, "n", { fr: "un seul à la fois", en: "one at a time" }),
      ...(isInPile ? [] : given(step, "pile")),
    ];
  },

  can: (s, using, op, eyes) =>
    op.where === "pile" ||
    eyes === "public" ||
    isChosen(op.n) ||
    Object.values(s.players[using.acting]!.affinities).some((n) => n > 0),

  run: (g, f, op) => (op.where === "pile" ? inPile : inReserve)(g, f),
  procedures: [convertPawn, exchangeAffinity],
  worth: 0.1,
};
