import type { BranchAnswer, Json } from "@paravent/kernel";
import { expect, test } from "vitest";
import { table } from "../testing/index.ts";
import { diktatHeuristic } from "./index.ts";

type Begun = ReturnType<ReturnType<typeof table>["leaguePhase"]>;

/** What the greedy bot finds of an answer to the question it is asked. */
function worth(t: Begun, name: string, answer: Json): number {
  const view = t.table(name);
  return diktatHeuristic.evaluate(view, view.question!)(answer);
}

const FOUR = { ana: { pp: 5 }, bor: { pp: 5 }, cyr: { pp: 5 }, dua: { pp: 5 } };
const join = (value: string): BranchAnswer => ({ branch: "join", value: [value] });

test("a bot joins a League, and rather not as the third where another is to be had", () => {
  const t = table(FOUR).leaguePhase();
  expect(worth(t, "ana", join("maisel"))).toBeGreaterThan(0);
  const crowd = table(FOUR)
    .league("newOrder", { members: ["bor", "cyr"], level: 1 })
    .leaguePhase();
  expect(worth(crowd, "ana", join("maisel"))).toBeGreaterThan(worth(crowd, "ana", join("newOrder")));
});

test("a bot leaves a League that has not risen when the game is about to end, and no other", () => {
  const leaves = (level: number, cycle: number) =>
    worth(
      table(FOUR)
        .league("maisel", { members: ["ana"], level })
        .cycle(cycle)
        .leaguePhase(),
      "ana",
      { branch: "leave" },
    );
  expect(leaves(6, 4)).toBeLessThan(0);
  expect(leaves(2, 2)).toBeLessThan(0);
});

test("a bot takes what lifts its League, and spares its fellows", () => {
  const taking = (members: readonly string[]) => {
    const t = table(FOUR).league("newOrder", { members }).pile("ana", "fortress", "E").resolving("fortress");
    return worth(t, "ana", { branch: "marker" });
  };
  expect(taking(["ana"])).toBeGreaterThan(taking(["bor"]));
  const killing = (members: readonly string[]) => {
    const t = table(FOUR).league("maisel", { members, level: 3 }).pile("bor", "karst", "E").turnOf("ana");
    return worth(t.does("ana", "assassinate"), "ana", [t.pawn("karst:1")]);
  };
  expect(killing(["ana", "bor"])).toBeLessThan(killing(["ana", "cyr"]));
});

test("acting for the Others a bot goes for the bounty, and less so against a fellow", () => {
  const attack = (members: readonly string[]) =>
    table({ ...FOUR, dua: { reserve: "E C" } })
      .league("maisel", { members, level: 3 })
      .others("karst", "C")
      .turnOf("dua")
      .does("dua", "sendTeam")
      .does("dua", "karst")
      .does("dua", "E C");
  const naming = (members: readonly string[]) => {
    const t = attack(members);
    return worth(t, "ana", [t.pawn("dua.karst:1")]);
  };
  expect(naming(["ana", "dua"])).toBeLessThan(naming(["ana", "cyr"]));
});

test("a bot stays away from a Conclave: it has nothing to say", () => {
  const t = table(FOUR)
    .league("maisel", { members: ["ana", "bor"] })
    .leaguePhase()
    .calls("ana", "bor");
  expect(worth(t, "bor", ["stay"])).toBeGreaterThan(worth(t, "bor", ["go"]));
});

test("a bot that excludes stands by it; who is to go is against; what is left over goes to itself", () => {
  const maisel = { members: ["ana", "bor", "cyr"], level: 1 };
  const t = table(FOUR).league("maisel", maisel).leaguePhase().does("ana", "exclude", "cyr").does("bor", 0);
  t.does("cyr", "oppose").does("ana").does("bor").does("cyr").does("ana", 1).does("bor", 0).does("cyr", 0);
  expect(worth(t, "ana", ["for"])).toBeGreaterThan(worth(t, "ana", ["against"]));
  t.does("ana", "for").does("bor", "against");
  expect(worth(t, "cyr", ["against"])).toBeGreaterThan(worth(t, "cyr", ["for"]));
});
