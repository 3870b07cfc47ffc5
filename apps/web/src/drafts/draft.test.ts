import {
  allocate,
  allocateWithin,
  amount,
  branch,
  CONFIRM,
  compose,
  form,
  list,
  order,
  pick,
  text,
} from "@paravent/kernel";
import { describe, expect, it } from "vitest";
import { append, begin, choose, fit, isComplete, move, remaining, toggle } from "./draft.ts";

type Pick = Extract<ReturnType<typeof pick>, { shape: "pick" }>;
type Compose = Extract<ReturnType<typeof compose>, { shape: "compose" }>;

describe("a draft", () => {
  it("starts empty, except where there is only one choice", () => {
    expect(begin(pick(["a", "b"]))).toEqual([]);
    expect(begin(pick(["a"]))).toEqual(["a"]);
    expect(begin(pick(["a"], 0, 1))).toEqual([]);
    expect(begin(order(["a", "b"]))).toEqual(["a", "b"]);
    expect(begin(amount(2, 5))).toBe(2);
    expect(begin(allocate(3, ["a", "b"]))).toEqual({});
    expect(begin(allocate(3, ["a"]))).toEqual({ a: 3 });
    expect(begin(allocateWithin(3, { a: [1, 3], b: [0, 3] }))).toEqual({ a: 1 });
    expect(begin(allocateWithin(3, { a: [0, 3], b: [0, 1], c: [0, 0] }))).toEqual({ a: 2 });
    expect(begin(branch([{ name: "x", ask: pick(["p", "q"]) }]))).toEqual({ branch: "x", value: [] });
    expect(begin(CONFIRM)).toBe(true);
  });

  it("can be committed exactly when the kernel would take it", () => {
    const ask = compose({ citizen: 2, guard: 1 });
    expect(isComplete(ask, [])).toBe(false);
    expect(isComplete(ask, ["citizen", "guard"])).toBe(true);
    expect(isComplete(ask, ["guard", "guard"])).toBe(false);
    expect(isComplete(allocate(3, ["a", "b"]), { a: 1, b: 2 })).toBe(true);
  });

  it("keeps what is still offered when the real question comes", () => {
    expect(fit(pick(["a", "b"]), ["z"])).toEqual([]);
    expect(fit(pick(["a", "b"]), ["b"])).toEqual(["b"]);
    expect(fit(compose({ citizen: 1, guard: 1 }), ["citizen", "citizen", "guard"])).toEqual(["citizen", "guard"]);
    expect(fit(amount(0, 3), 7)).toBe(3);
    expect(fit(branch([{ name: "x" }, { name: "y" }]), { branch: "gone" })).toBeNull();
    expect(fit(amount(0, 3), undefined)).toBe(0);
  });

  it("fills in a form field by field, and a list one by one", () => {
    const ask = form({ to: pick(["a", "b"]), give: list(amount(1, 3), 2, 1), note: text(4) });
    expect(begin(ask)).toEqual({ to: [], give: [1], note: "" });
    expect(isComplete(ask, { to: ["a"], give: [3], note: "hm" })).toBe(true);
    expect(fit(ask, { to: ["z"], give: [9, 2, 2], note: "hello" })).toEqual({ to: [], give: [3, 2], note: "hell" });
    expect(fit(ask, ["a"])).toEqual(begin(ask));
  });

  it("replaces a single choice and fills a multiple one", () => {
    const one = pick(["a", "b"]) as Pick;
    expect(toggle(one, ["a"], "b")).toEqual(["b"]);
    expect(toggle(one, ["a"], "a")).toEqual([]);
    const two = pick(["a", "b", "c"], 0, 2) as Pick;
    expect(toggle(two, ["a"], "b")).toEqual(["a", "b"]);
    expect(toggle(two, ["a", "b"], "c")).toEqual(["a", "b"]);
  });

  it("builds a pile from the top down and never beyond the supply", () => {
    const ask = compose({ citizen: 2, emissary: 1 }) as Compose;
    const team = append(ask, append(ask, [], "citizen"), "emissary");
    expect(team).toEqual(["citizen", "emissary"]);
    expect(append(ask, team, "emissary")).toEqual(team);
    expect(remaining(ask.supply, team, "citizen")).toBe(1);
    expect(move(["a", "b", "c"], 0, 2)).toEqual(["b", "c", "a"]);
  });

  it("opens what an option asks further", () => {
    const ask = branch([{ name: "card", ask: pick(["place", "discard"]) }, { name: "marker" }]);
    if (ask.shape !== "branch") throw new Error("not a branch");
    expect(choose(ask, "marker")).toEqual({ branch: "marker" });
    expect(choose(ask, "card")).toEqual({ branch: "card", value: [] });
  });
});
