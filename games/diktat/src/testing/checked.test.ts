import { expect, test } from "vitest";
import { table } from "./index.ts";

const two = { ana: {}, bor: {} };
const four = { ana: {}, bor: {}, cyr: {}, dua: {} };
const maisel = (members: string[], level?: number) => ({ members, ...(level === undefined ? {} : { level }) });

test.each<[why: RegExp, position: () => unknown]>([
  [/2 to 5 players, not 1/, () => table({ ana: {} }).turnOf("ana")],
  [/"power" says nothing of a player/, () => table({ ana: { power: 3 } as never, bor: {} }).turnOf("ana")],
  [
    /power is not there to be looked at/,
    () =>
      table(two)
        .turnOf("ana")
        .has({ ana: { power: 3 } as never }),
  ],
  [
    /winners is not there to be looked at/,
    () =>
      table(two)
        .turnOf("ana")
        .is({ winners: ["ana"] }),
  ],
  [/3X is no Agent/, () => table({ ana: { reserve: "3X" }, bor: {} }).turnOf("ana")],
  [/no card foo/, () => table(two).track("foo").turnOf("ana")],
  [/no card foo/, () => table(two).deck("foo").cycleStart()],
  [/no card foo/, () => table(two).corruption("foo").turnOf("ana")],
  [
    /nv1 lies in two places/,
    () =>
      table({ ana: { row: ["nv1"] }, bor: {} })
        .track("nv1")
        .turnOf("ana"),
  ],
  [/leads ana, which has no card polisec_4/, () => table({ ana: { cabalRow: ["polisec_4"] }, bor: {} }).turnOf("ana")],
  [/no card:nv1 to be Used/, () => table({ ana: { used: ["card:nv1"] }, bor: {} }).turnOf("ana")],
  [
    /no sector praha/,
    () =>
      table(two)
        .pile("ana", "praha" as never, "C")
        .turnOf("ana"),
  ],
  [/no sector praha/, () => table({ ana: { influence: { praha: 1 } as never }, bor: {} }).turnOf("ana")],
  [
    /two Influence markers, not 3/,
    () => table({ ana: { influence: { karst: 2 } }, bor: { influence: { karst: 1 } } }).turnOf("ana"),
  ],
  [
    /no marker:karst:upper to be Used/,
    () => table({ ana: { influence: { karst: 1 }, used: ["marker:karst:upper"] }, bor: {} }).turnOf("ana"),
  ],
  [/no card:co2 that gave Income/, () => table({ ana: { gaveIncome: ["card:co2"] }, bor: {} }).development()],
  [/is for Development/, () => table({ ana: { row: ["co2"], gaveIncome: ["card:co2"] }, bor: {} }).turnOf("ana")],
  [/has no pawn/, () => table(two).pile("ana", "karst", "").turnOf("ana")],
  [/two players lead pegre/, () => table({ ana: { cabal: "pegre" }, bor: { cabal: "pegre" } }).turnOf("ana")],
  [/nightNeedsFour/, () => table(two).configured({ eternalNight: true }).turnOf("ana")],
  [/leaguesAreOfTheNight/, () => table(four).configured({ leagues: true }).turnOf("ana")],
  [
    /three members at most/,
    () =>
      table(four)
        .league("maisel", maisel(Object.keys(four)))
        .turnOf("ana"),
  ],
  [
    /level 1 to 7, not 9/,
    () =>
      table(four)
        .league("maisel", maisel(["ana"], 9))
        .turnOf("ana"),
  ],
  [/stands on no level/, () => table(four).league("maisel", maisel([], 2)).turnOf("ana")],
  [
    /"member" says nothing/,
    () =>
      table(four)
        .league("maisel", { member: [] } as never)
        .turnOf("ana"),
  ],
  [
    /one League at most/,
    () =>
      table(four)
        .league("maisel", maisel(["ana"]))
        .league("newOrder", maisel(["ana"]))
        .turnOf("ana"),
  ],
  [
    /is no Shadow/,
    () =>
      table(four)
        .league("maisel", maisel(["ana"]))
        .shadow("ana")
        .turnOf("ana"),
  ],
  [/6 Gloom tokens, not 7/, () => table(two).gloom({ karst: 7 }).turnOf("ana")],
  [/6 cells, not 7/, () => table(two).corruption("nv1", "nv2", "nv3", "nv4", "nv5", "nv6", "ka1").turnOf("ana")],
  [
    /5 Influence slots, not 6/,
    () =>
      table({
        ana: { influence: { karst: 1, motol: 1, suburbs: 1, newTown: 1, harmony: 1, fortress: 2 } },
        bor: {},
      }).turnOf("ana"),
  ],
  [
    /for each symbol of nv2, not 0/,
    () => table({ ana: { row: [{ card: "nv2", tokens: [] }] }, bor: {} }).turnOf("ana"),
  ],
  [/nobody has Sleeper Agents/, () => table(two).pile("ana", "karst", "C", "sleeper").turnOf("ana")],
  [/nobody is called dua/, () => table(two).turnOf("dua")],
  [/bor's "spy" was refused.*asked: ana/, () => table(two).turnOf("ana").does("bor", "spy")],
])("a position that cannot be is refused: %s", (why, position) => {
  expect(position).toThrow(why);
});

test("pawns of the Others may be known beforehand, and a real Cabal may have another Rank", () => {
  table({ ana: { cabal: "pegre", rank: 2 }, bor: {} })
    .others("karst", "E C")
    .knows("ana", "others.karst:1")
    .turnOf("ana")
    .sees("ana", "karst", "E ?")
    .sees("bor", "karst", "? ?")
    .is({ administrator: "bor" });
});
