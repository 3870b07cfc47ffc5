import { greedyBot } from "@paravent/bots";
import { Rng } from "@paravent/kernel";
import { rule } from "@paravent/testkit/vitest";
import { expect, test } from "vitest";
import { type Played, table } from "../testing/index.ts";
import { diktatHeuristic } from "./index.ts";
import { victimWorth } from "./knives.ts";
import { readPosition } from "./position.ts";

const greedy = greedyBot(diktatHeuristic);
const action = (t: Played, name: string) => greedy.act!(t.table(name), Rng.from("hints"));

/** Ana and Bor are both in Karst; Cyr has an Assassin token. */
const position = () =>
  table({ ana: { reserve: "E" }, bor: { reserve: "C" }, cyr: { reserve: "C", assassinTokens: 1 } })
    .card("file", { sector: "karst", symbols: ["politics"] })
    .track("file")
    .pile("ana", "karst", "E")
    .pile("bor", "karst", "E C");

rule(
  ["DK-INFO-01", "DK-RUL-52"],
  "a bot tells whoever can kill it where a rival's Emissary lies, and only once",
  () => {
    const t = position().knows("ana", "bor.karst:1").turnOf("ana");
    const hint = action(t, "ana")!;
    const what = { branch: "pawn", value: { pawn: [t.pawn("bor.karst:1")], is: ["emissary"] } };
    expect(hint).toEqual({ act: "tell", value: { to: ["seat:2"], what } });
    t.acts("ana", hint.act, hint.value);
    expect(action(t, "ana")).toBeNull();
  },
);

test("it says nothing of what it has not seen", () => {
  expect(action(position().turnOf("ana"), "ana")).toBeNull();
});

rule("DK-RUL-52", "a bot believes what it is told, in part, but nobody about their own pawns", () => {
  const worth = (t: Played) => victimWorth(readPosition(t.table("cyr")), t.pawn("bor.karst:1"));
  const unheard = worth(position().turnOf("cyr"));
  const told = worth(position().turnOf("cyr").tells("ana", "cyr", "bor.karst:1=emissary"));
  const seen = worth(position().knows("cyr", "bor.karst:1").turnOf("cyr"));
  expect(told).toBeGreaterThan(unheard);
  expect(told).toBeLessThan(seen);
  expect(worth(position().turnOf("cyr").tells("bor", "cyr", "bor.karst:1=emissary"))).toBe(unheard);
});
