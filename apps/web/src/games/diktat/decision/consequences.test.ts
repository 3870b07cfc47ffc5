import { loadDiktat } from "@paravent/diktat/node";
import { pawnRef } from "@paravent/diktat/refs";
import { type Played, table } from "@paravent/diktat/testing";
import type { Json } from "@paravent/kernel";
import { beforeAll, expect, test, vi } from "vitest";
import { askedOfAna, drafted } from "./asked.fixture.ts";

vi.stubGlobal("localStorage", { getItem: () => "en", setItem: () => undefined });
vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
vi.stubGlobal("document", { documentElement: {}, addEventListener: () => undefined });
const { t: shell } = await import("../../../i18n/index.ts");
const { texts } = await import("../words/index.ts");
const { consequencesOf } = await import("./consequences.tsx");
const { bidAgainstOath } = await import("./breach.tsx");
const { sendBar } = await import("../bar/sendBar.ts");
const { setDraft } = await import("../../../store/draft.ts");

beforeAll(async () => {
  await Promise.all([texts.open(), shell.open()]);
});

/** What ana reads beside an answer to the question she is asked. */
function read(t: Played, draft: Json): string[] {
  const { seen, question } = askedOfAna(loadDiktat(), t);
  return consequencesOf(seen, drafted(question, draft)).map(({ what, change }) =>
    change ? `${what} ${change[0]} → ${change[1]}` : what,
  );
}

const two = (ana: object = {}, bor: object = {}) =>
  table({
    ana: { cabal: "resistance", pp: 4, reserve: "2C 1G", ...ana },
    bor: { cabal: "coordination", pp: 5, reserve: "2C", ...bor },
  });

test("a Trophy says what it makes of PP, Rank and the office, as the rules will have it", () => {
  const won = (ana: object = {}) =>
    two(ana, { rank: 20 }).track("ch3").pile("ana", "harmony", "E E").pile("bor", "harmony", "C").resolving("harmony");
  const card = read(won(), { branch: "card:ch3", value: ["place"] });
  const taken = won().does("ana", "ch3", "place").view("ana");
  expect(card).toContain(`PP 4 → ${taken.own!.pp}`);
  expect(card).toContain(`Rank 10 → ${taken.players[0]!.rank}`);
  expect(taken.administrator).toBe(0);
  expect(card).toContain("You become Administrator");
  expect(read(won(), { branch: "card:ch3", value: ["discard"] })).toEqual([]);

  const marker = won({ influence: { harmony: 1 } });
  const before = marker.view("ana").players[0]!.rank;
  const said = read(marker, { branch: "marker" });
  expect(said).toContain(`Rank ${before} → ${marker.does("ana", "marker").view("ana").players[0]!.rank}`);
});

test("a marker that gives VP says so, and a stack only what it adds", () => {
  const won = (influence: object) =>
    two({ influence }).pile("ana", "newTown", "E E").pile("bor", "newTown", "C").resolving("newTown");
  for (const influence of [{}, { newTown: 1 }]) {
    const before = won(influence).view("ana").players[0]!.vp;
    const { vp } = won(influence).does("ana", "marker").view("ana").players[0]!;
    expect(vp).toBe(before + 1);
    expect(read(won(influence), { branch: "marker" })).toEqual([`VP ${before} → ${vp}`]);
  }
});

test("a toll says what each way of paying leaves", () => {
  const faced = (bor: object = {}) =>
    table({
      ana: { cabal: "coordination", pp: 4, reserve: "2C 1G" },
      bor: { cabal: "resistance", pp: 5, reserve: "2C", ...bor },
    })
      .revolts("karst")
      .turnOf("ana")
      .does("ana", "sendTeam")
      .does("ana", "karst");
  expect(read(faced(), ["option:0"])).toEqual(["PP 4 → 3"]);
  expect(read(faced({ cabalRow: ["resistance_2"] }), ["option:0"])).toEqual(["PP 4 → 2"]);
  expect(read(faced(), ["option:1"])).toEqual(["Guard 1 → 0"]);
  expect(read(faced(), ["withdraw"])).toEqual([]);
});

test("a choice that breaks an oath says the VP it costs, as the rules will take it", () => {
  const sworn = (kind: string, details: object) =>
    two({ vp: 3 })
      .pile("bor", "karst", "C E")
      .pile("bor", "motol", "C")
      .turnOf("ana")
      .swears("ana", "bor", { terms: [["ana", kind, details]] } as never);
  const first = (t: Played, sector: string): Json => {
    const pile = t.view("ana").piles.find((one) => one.sector === sector)!;
    return [pawnRef(pile.pawns[0]!.id)];
  };
  const broken = ["Oath broken: VP 3 → 2"];
  const kill = sworn("notKill", { owner: "bor", sector: "karst" }).does("ana", "assassinate");
  expect(read(kill, first(kill, "karst")).slice(0, 1)).toEqual(broken);
  expect(read(kill, first(kill, "motol"))).not.toContain(broken[0]);
  expect(kill.does("ana", "karst:1").view("ana").players[0]!.vp).toBe(2);
  const look = sworn("notSpy", { owner: "bor" }).does("ana", "spy");
  expect(read(look, first(look, "motol")).slice(0, 1)).toEqual(broken);
  expect(look.does("ana", "motol:1").view("ana").players[0]!.vp).toBe(2);
});

test("a Trophy one has sworn not to take says so, and the other does not", () => {
  const won = () =>
    two({ vp: 3 }).track("ch3").pile("ana", "harmony", "E E").pile("bor", "harmony", "C").resolving("harmony");
  const broken = "Oath broken: VP 3 → 2";
  const marker = won().swears("ana", "bor", {
    terms: [["ana", "notTake", { marker: "harmony" }]],
  } as never);
  expect(read(marker, { branch: "marker" })).toContain(broken);
  expect(read(marker, { branch: "card:ch3", value: ["place"] })).not.toContain(broken);
});

test("a team sent where one has sworn not to go says so", () => {
  const notThere = (sector: string) => ({ terms: [["ana", "notSend", { sector }]] }) as never;
  const t = two().turnOf("ana").swears("ana", "bor", notThere("karst")).swears("ana", "bor", notThere("hypogea"));
  const { seen, question } = askedOfAna(loadDiktat(), t.swears("ana", "bor", notThere("hypogea")));
  const lead = (sector: string) => {
    setDraft("diktat/chooseManoeuvre", ["sendTeam"]);
    setDraft("diktat/chooseSector", [sector]);
    setDraft("diktat/composePile", ["citizen"]);
    return sendBar(seen, question, {} as never)?.lead;
  };
  expect(lead("karst")).toBe("Send a team: you break an oath, and that costs 1 VP.");
  // DK-RUL-57: each oath that is broken costs its own.
  expect(lead("hypogea")).toBe("Send a team: you break 2 oaths, and that costs 2 VP.");
  expect(lead("motol")).not.toContain("oath");
});

test("a bid above or below what one has sworn says what it costs, and only in that sector", () => {
  const tied = (...terms: unknown[]) => {
    const t = two({ vp: 3 })
      .pile("ana", "harmony", "E")
      .pile("bor", "harmony", "E")
      .resolving("harmony")
      .swears("ana", "bor", { terms } as never);
    const { seen } = askedOfAna(loadDiktat(), t);
    return (bid: number) => bidAgainstOath(seen, bid);
  };
  const warns = tied(["ana", "bidAtMost", { n: 2, sector: "harmony" }]);
  expect(warns(3)).toBe("This bid is against what you have sworn: it will cost you 1 VP.");
  expect(warns(2)).toBeNull();
  expect(tied(["ana", "bidAtLeast", { n: 2, sector: "harmony" }])(1)).not.toBeNull();
  expect(tied(["ana", "bidAtMost", { n: 2, sector: "karst" }])(3)).toBeNull();
  expect(tied(["bor", "bidAtMost", { n: 2, sector: "harmony" }])(3)).toBeNull();
});
