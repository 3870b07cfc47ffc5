import { expect, test, vi } from "vitest";
import { inCommon, Lately, Looks, ofParts, steady } from "./in-common.ts";

interface Facts {
  open: number[];
  hands: number[];
}

const facts = (open: number[], hands = [0, 0]): Facts => ({ open, hands });

test("what all have in common is made once for those who look at the same facts", () => {
  const make = vi.fn(({ open }: Facts) => ({ open: open.slice() }));
  const common = inCommon(make);
  const now = facts([1]);
  const [a, b] = new Looks().at(now, () => [common(now), common(now)]);
  expect(a).toBe(b);
  expect(make).toHaveBeenCalledTimes(1);
});

test("what is about a seat is made for each", () => {
  const common = inCommon(({ hands }: Facts, seat) => ({ held: hands[seat] }));
  const now = facts([], [3, 4]);
  expect(new Looks().at(now, () => [common(now, 0), common(now, 1)])).toEqual([{ held: 3 }, { held: 4 }]);
});

test("nothing is remembered while nobody looks, nor of other facts than those looked at", () => {
  const common = steady(({ open }: Facts) => ({ n: open[0] }));
  const now = facts([1]);
  const looks = new Looks();
  looks.at(now, () => common(now));
  now.open[0] = 2;
  expect(common(now)).toEqual({ n: 2 });
  expect(looks.at(now, () => [common(facts([7])), common(now)])).toEqual([{ n: 7 }, { n: 2 }]);
});

test("what is steady is the same object as long as it says the same, at each table for itself", () => {
  const common = steady(({ open }: Facts) => ({ open: open.slice() }));
  const [looks, other] = [new Looks(), new Looks()];
  const seen = (at: Looks, now: Facts) => at.at(now, () => common(now));
  const first = seen(looks, facts([1, 2]));
  const elsewhere = seen(other, facts([1, 2]));
  expect(seen(looks, facts([1, 2]))).toBe(first);
  expect(elsewhere).not.toBe(first);
  const changed = seen(looks, facts([1, 3]));
  expect(changed).toEqual({ open: [1, 3] });
  expect(seen(looks, facts([1, 3]))).toBe(changed);
  looks.forget();
  expect(seen(looks, facts([1, 3]))).not.toBe(changed);
});

test("a view that cannot be made leaves nothing behind", () => {
  const common = inCommon(({ open }: Facts) => ({ n: open[0] }));
  const now = facts([1]);
  const broken = () => {
    throw new Error("broken");
  };
  expect(() => new Looks().at(now, broken)).toThrow("broken");
  common(now);
  now.open[0] = 2;
  expect(common(now)).toEqual({ n: 2 });
});

test("what a seat was shown last is known at later looks, to that seat alone and at that table", () => {
  const lately = new Lately<{ n: number }>();
  const [looks, other] = [new Looks(), new Looks()];
  const [first, second] = [facts([1]), facts([2])];
  const shown = { n: 1 };
  looks.at(first, () => lately.note(first, 0, shown));
  const before = (at: Looks, seat: number) => at.at(second, () => lately.before(second, seat));
  expect(before(other, 0)).toBeUndefined();
  expect(lately.before(second, 0)).toBeUndefined();
  looks.at(second, () => {
    expect(lately.before(second, 0)).toBe(shown);
    expect(lately.before(second, 1)).toBeUndefined();
    expect(lately.before(first, 0)).toBeUndefined();
  });
  // Nothing was noted at that look: it is what was shown last.
  expect(before(looks, 0)).toBe(shown);
  looks.forget();
  expect(before(looks, 0)).toBeUndefined();
});

test("what is made of more parts than before, or of fewer, is made anew", () => {
  const names = ofParts((...parts: readonly string[]) => ({ parts }));
  const looks = new Looks();
  const seen = (...parts: string[]) => {
    const now = facts([]);
    return looks.at(now, () => names(now, 0, 0, ...parts));
  };
  for (const parts of [["a"], ["a", "b"], ["a"], []]) expect(seen(...parts)).toEqual({ parts });
});

test("what is made of parts is the same object while each of them is the same, for one seat about another", () => {
  const make = vi.fn((pp: number, supply: readonly string[]) => ({ pp, supply }));
  const terms = ofParts(make);
  const looks = new Looks();
  const supply = ["citizen"];
  const seen = (seat: number, about: number, pp: number, things = supply) => {
    const now = facts([]);
    return looks.at(now, () => terms(now, seat, about, pp, things));
  };
  const first = seen(0, 1, 3);
  expect(seen(0, 1, 3)).toBe(first);
  expect(make).toHaveBeenCalledTimes(1);
  expect(seen(0, 1, 4)).toEqual({ pp: 4, supply });
  const other = seen(0, 1, 4, ["guard"]);
  expect(other).toEqual({ pp: 4, supply: ["guard"] });
  const now = facts([]);
  const [own, others] = looks.at(now, () => [terms(now, 0, 1, 4, supply), terms(now, 1, 0, 4, supply)]);
  expect(own).not.toBe(others);
  // While nobody looks nothing is remembered.
  expect(terms(now, 0, 1, 4, supply)).not.toBe(own);
});
