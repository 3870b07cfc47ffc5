import { expect, test } from "vitest";
import { become, call, end, next, signature } from "./going.ts";
import { IMPOSSIBLE } from "./procedure.ts";
import { allocate, amount, branch, CONFIRM, compose, form, list, type Option, order, pick, text } from "./shapes.ts";
import { acts, after, asks, asksTogether, firmProcedure, procedure, receives, tries } from "./tiny.fixture.ts";

/*
 * What the compiler must refuse, from the question to the answer. `npm run check` reads these lines: one that compiles
 * all the same is an error. At run time nothing here is more than a table.
 */

type Toll = "paid" | "withdrawn";
const tolls = signature<{ by: number; sector: string }, Toll>("tiny/tolls");
const quiet = signature<{ by: number }>("tiny/quiet");
const placing = signature<{ by: number; pile?: number }, "placed" | "withdrawn">("tiny/placing");

test("steps, calls, results and answers that fit compile", () => {
  const built = procedure(placing, {
    begin: after("sectorNamed", (_, f) => call(tolls, { by: f.by, sector: "karst" }, "paid")),
    paid: receives(tolls, (_, __, toll) => (toll === "withdrawn" ? end("withdrawn") : next("choose"))),
    choose: asks({
      subject: "tiny/choose",
      rule: "TINY-1",
      retreat: "begin",
      of: (_, f) => f.by,
      what: () => pick(["left", "right"]),
      then(_, f, [side]) {
        const known: "left" | "right" = side;
        f.pile = known.length;
        return call(quiet, { by: f.by }, "done");
      },
    }),
    done: () => end("placed"),
  });
  expect(built.names).toEqual(["begin", "paid", "choose", "done"]);
});

test("a misspelt step does not compile", () => {
  procedure(placing, {
    // @ts-expect-error: no step "chose"
    begin: () => next("chose"),
    // @ts-expect-error: no step "donne" to go on with
    choose: () => call(quiet, { by: 0 }, "donne"),
    // @ts-expect-error: no step "begn" to go back to
    ask: asks({
      subject: "tiny/ask",
      rule: "TINY-1",
      retreat: "begn",
      of: () => 0,
      what: () => CONFIRM,
      then: () => next("begin"),
    }),
    // @ts-expect-error: no step "bgin"
    bounded: after("here", () => next("bgin")),
    // @ts-expect-error: no step "enough"
    together: asksTogether({
      subject: "tiny/ask",
      rule: "TINY-1",
      of: () => [0, 1],
      what: () => CONFIRM,
      then: () => next("enough"),
    }),
  });
});

test("wrong locals do not compile", () => {
  procedure(placing, {
    // @ts-expect-error: tolls begin with a sector, too
    begin: () => call(tolls, { by: 0 }, "done"),
    // @ts-expect-error: no such local
    more: () => call(quiet, { by: 0, sector: "karst" }, "done"),
    own(_, f) {
      // @ts-expect-error: no such local of its own
      f.sector = "karst";
      return next("done");
    },
    done: () => end("placed"),
  });
});

test("a result of another type does not compile", () => {
  procedure(placing, {
    // @ts-expect-error: it ends with "placed" or "withdrawn"
    begin: () => end("gone"),
    // @ts-expect-error: what it becomes ends with something else
    other: () => become(quiet, { by: 0 }),
    // @ts-expect-error: what is called does not end with a toll
    call: () => call(quiet, { by: 0 }, "paid"),
    // @ts-expect-error: nothing was called
    go: () => next("paid"),
    paid: receives(tolls, (_, __, toll) => (toll === "paid" ? end("placed") : end(toll))),
  });
});

test("a firm procedure looks whether its call proved impossible", () => {
  firmProcedure(placing, {
    begin: () => call(tolls, { by: 0, sector: "karst" }, "tried"),
    // @ts-expect-error: it may have proved impossible, and "paid" is not ready for that
    again: () => call(tolls, { by: 0, sector: "karst" }, "paid"),
    tried: tries(tolls, (_, __, toll) => (toll === IMPOSSIBLE ? end("withdrawn") : end("placed"))),
    paid: receives(tolls, () => end("placed")),
  });
});

test("an answer has the type that was asked for", () => {
  const question = { subject: "tiny/ask", rule: "TINY-1", of: () => 0 };
  const shapes = [{ name: "go" }, { name: "take", ask: amount(1, 3) }] as (Option<"go"> | Option<"take", number>)[];
  procedure(quiet, {
    amount: asks({
      ...question,
      what: () => amount(1, 3),
      then(_, __, n) {
        n.toFixed();
        // @ts-expect-error: a number
        n.slice();
        return next("pick");
      },
    }),
    pick: asks({
      ...question,
      what: () => pick(["a", "b"], 0, 2),
      then(_, __, some) {
        for (const one of some) {
          // @ts-expect-error: neither of them
          if (one === "c") return end();
        }
        return next("branch");
      },
    }),
    branch: asks({
      ...question,
      what: () => branch(shapes),
      then(_, __, taken) {
        if (taken.branch === "take") taken.value.toFixed();
        // @ts-expect-error: this option asks nothing further
        if (taken.branch === "go") taken.value.toFixed();
        return next("form");
      },
    }),
    form: asks({
      ...question,
      what: () =>
        form({
          words: text(80),
          sure: CONFIRM,
          pile: compose({ guard: 1, citizen: 2 }),
          shares: allocate(2, ["x", "y"]),
          ranks: order(["x", "y"]),
          many: list(amount(0, 1), 4),
        }),
      then(_, __, { words, sure, pile, shares, ranks, many }) {
        const all: [string, true, ("guard" | "citizen")[], number | undefined, ("x" | "y")[], number[]] = [
          words,
          sure,
          pile,
          shares.x,
          ranks,
          many,
        ];
        expect(all).toHaveLength(6);
        return end();
      },
    }),
  });
  acts({
    rule: "TINY-2",
    what: () => amount(0, 1),
    run(_, __, n) {
      // @ts-expect-error: a number
      n.slice();
      return null;
    },
  });
});
