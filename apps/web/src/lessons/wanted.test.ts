import type { Json } from "@paravent/kernel";
import type { LessonMove } from "@paravent/protocol";
import { expect, test } from "vitest";
import { wantedBy } from "./wanted.ts";

const move = (asked: string, value: Json, act: string | null = null): LessonMove => ({
  seat: 0,
  asked,
  act,
  value,
  luck: null,
});
const SEND = [move("choose", ["sendTeam"]), move("where", ["josefov"]), move("team", ["citizen", "guard", "emissary"])];
const wanted = (invited: readonly LessonMove[], drafts: Readonly<Record<string, Json>>) =>
  wantedBy(invited, (asked) => drafts[asked]);

test("what is to be touched comes one after the other, and what lies ready is wanted no more", () => {
  expect(wanted(SEND, {}).words[0]).toBe("sendTeam");
  expect(wanted(SEND, { choose: ["sendTeam"] })).toEqual({
    words: ["josefov", "citizen", "guard", "emissary"],
    ready: ["sendTeam"],
    isReady: false,
    isAstray: false,
  });
  const begun = wanted(SEND, { choose: ["sendTeam"], where: ["josefov"], team: ["citizen"] });
  expect(begun.words).toEqual(["guard", "emissary"]);
  expect(begun.ready).toEqual(["sendTeam", "josefov", "citizen"]);
});

test("once all is prepared nothing is left but to send it", () => {
  const all = { choose: ["sendTeam"], where: ["josefov"], team: ["citizen", "guard", "emissary"] };
  expect(wanted(SEND, all)).toMatchObject({ words: [], isReady: true });
});

test("of two answers to the same question one is sent before the other is wanted, whichever comes first", () => {
  const looks = [move("spy", ["pawn:1"]), move("spy", ["pawn:2"])];
  expect(wanted(looks, {}).words).toEqual(["pawn:1"]);
  expect(wanted(looks, { spy: ["pawn:2"] })).toMatchObject({ words: [], isReady: true });
});

test("while something else is prepared, nothing that would come after it is wanted", () => {
  expect(wanted(SEND, { choose: ["extendInfluence"] })).toMatchObject({ words: ["sendTeam"], isAstray: true });
  expect(wanted(SEND, { choose: ["sendTeam"], where: [] })).toMatchObject({ isAstray: false });
});

test("what is done besides answering is not followed", () => {
  expect(wanted([move("choose", true, "acceptTrade"), ...SEND], {})).toMatchObject({ words: [], isReady: false });
});

test("a bid is ready when it is the one that is waited for, not before", () => {
  expect(wanted([move("bid", 2)], { bid: 0 })).toMatchObject({ words: ["2"], isReady: false });
  expect(wanted([move("bid", 2)], { bid: 2 }).isReady).toBe(true);
});
