import { branch, form, list, type Shape } from "@paravent/kernel";
import { describeViolation, randomGames } from "@paravent/testkit";
import { expect, test } from "vitest";
import { loadDiktat } from "../../node.ts";
import { ENGLISH_OATHS } from "../../text/oaths-english.ts";

const diktat = loadDiktat();

/** Players who do little at their own bidding but swear: what is rare elsewhere happens often here. */
const acts = Object.entries(diktat.standing).filter(([act]) => /Oath|claimBreach|Concede|showInfo/.test(act));
const standing = Object.fromEntries(acts);

test("the laws hold of games full of oaths, and all that can become of an oath does", () => {
  const game = { ...diktat, standing };
  const { violations, met } = randomGames(game, { games: 12, seed: "oaths", every: 16 });
  expect(violations.map(describeViolation)).toEqual([]);
  const types = Object.keys(ENGLISH_OATHS.events).filter((type) => type !== "oathTruthTold");
  for (const type of types) expect(met.events.get(type) ?? 0, type).toBeGreaterThan(0);
  for (const subject of Object.keys(ENGLISH_OATHS.questions)) expect(met.subjects.get(subject), subject).toBeDefined();
});

/** Leaves of a shape only what is said of pawns under oath. */
function aboutPawns(ask: Shape): Shape {
  switch (ask.shape) {
    case "form":
      return form(Object.fromEntries(Object.entries(ask.fields).map(([name, field]) => [name, aboutPawns(field)])));
    case "list":
      return list(aboutPawns(ask.of), ask.max, ask.min);
    case "branch":
      return branch(
        ask.options
          .filter(({ name }) => name === "truth" || name === "pawn" || name === "notSend")
          .map(({ name, ask: more }) => ({ name, ...(more ? { ask: aboutPawns(more) } : {}) })),
      );
    default:
      return ask;
  }
}

test("the laws hold of games full of sworn statements, true and false", () => {
  const offerOath = {
    ...standing.offerOath!,
    what: (...at: Parameters<NonNullable<typeof standing.offerOath>["what"]>) => {
      const ask = standing.offerOath!.what(...at);
      return ask && aboutPawns(ask);
    },
  };
  const game = { ...diktat, standing: { ...standing, offerOath } };
  const { violations, met } = randomGames(game, { games: 8, seed: "truth", every: 12 });
  expect(violations.map(describeViolation)).toEqual([]);
  for (const type of ["oathTruthTold", "oathBroken"]) expect(met.events.get(type) ?? 0, type).toBeGreaterThan(0);
});
