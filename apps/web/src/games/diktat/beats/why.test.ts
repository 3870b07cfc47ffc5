import type { DiktatEvent } from "@paravent/diktat";
import { afterAll, expect, test, vi } from "vitest";

vi.mock("../words/index.ts", () => ({
  texts: {
    value: {
      beats: {
        won: { emissaries: "emissaries", bid: "bid", rank: "rank", tied: "tied", effect: "effect" },
        trophyPrice: "price",
        nobodyTakes: "nobody",
        promises: (text: string) => `promises ${text}`,
        ends: { lastCycle: "last", points: (vp: number) => `${vp} reached` },
        guardEnds: { manoeuvre: "over", attack: "attack over" },
      },
    },
  },
}));
// Files of a worker share their modules: what others have loaded knows nothing of the mock, and they should know nothing of it.
vi.resetModules();
afterAll(() => vi.resetModules());
const { promises, trophyPrice, whyEnded, whyNobody, whyOver, whyWinner, whatWasSworn } = await import("./why.ts");

const FIXED: Extract<DiktatEvent, { type: "orderFixed" }> = { type: "orderFixed", sector: "oldTown", order: [1, 0] };
const bids = (ana: number, bor: number): DiktatEvent => ({
  type: "bidsRevealed",
  bids: [
    { seat: 0, pp: ana },
    { seat: 1, pp: bor },
  ],
});
/** Bor, on seat 1, has the higher Rank. */
const told = (...events: DiktatEvent[]) => ({ rankOrder: [1, 0], story: () => [...events, FIXED] }) as const;

test("a sector is won by Emissaries, by the higher bid, or by Rank where bids are equal", () => {
  expect(whyWinner(told({ type: "sectorNamed", by: 0, sector: "oldTown" }), FIXED)).toBe("emissaries");
  expect(whyWinner(told(bids(2, 3)), FIXED)).toBe("bid");
  expect(whyWinner(told(bids(2, 2)), FIXED)).toBe("rank");
});

test("bids for an earlier sector say nothing of this one", () => {
  const named = { type: "sectorNamed", by: 0, sector: "oldTown" } as const;
  expect(whyWinner(told(bids(2, 2), named), FIXED)).toBe("emissaries");
});

test("told later, equal bids are equal bids: Ranks may have changed since", () => {
  expect(whyWinner({ ...told(bids(2, 2)), rankOrder: null }, FIXED)).toBe("tied");
});

test("who wins with the lower bid, or with an equal one and the lower Rank, owes it to an effect", () => {
  expect(whyWinner(told(bids(3, 2)), FIXED)).toBe("effect");
  expect(whyWinner({ ...told(bids(2, 2)), rankOrder: [0, 1] }, FIXED)).toBe("effect");
});

test("a Trophy is told with its price, what is taken otherwise without", () => {
  const spent: DiktatEvent = { type: "emissarySpent", seat: 0, sector: "oldTown" };
  const taken: Extract<DiktatEvent, { type: "cardTaken" }> = { type: "cardTaken", seat: 0, card: "ka1" } as never;
  const ended: DiktatEvent = { type: "sectorCleared", sector: "oldTown" } as never;
  const price = (...events: DiktatEvent[]) => trophyPrice({ story: () => events }, taken);
  expect(price(spent, taken)).toBe("price");
  expect(price(taken)).toBeNull();
  expect(price({ ...spent, seat: 1 }, taken)).toBeNull();
  expect(price(spent, taken, taken)).toBeNull();
  expect(price(spent, ended, taken)).toBeNull();
  // The last one of a sector ends its Conquest, and has its price all the same.
  expect(price(spent, taken, ended)).toBe("price");
});

test("a Guard ends the Manoeuvre or the attack, and is said to where it does", () => {
  const revealed = (kind: "guard" | "citizen") =>
    ({ type: "victimRevealed", kind }) as Extract<DiktatEvent, { type: "victimRevealed" }>;
  const [guard, citizen] = [revealed("guard"), revealed("citizen")];
  const happened = (...types: DiktatEvent["type"][]) => [
    guard,
    citizen,
    ...types.map((type) => ({ type }) as DiktatEvent),
  ];
  expect(whyOver(guard, happened("paid", "manoeuvreDone"))).toBe("over");
  expect(whyOver(guard, happened("othersAssassinationEnded"))).toBe("attack over");
  expect(whyOver(citizen, happened("manoeuvreDone"))).toBeNull();
  // What ignores a Guard goes on to the next pawn, and ends with the Manoeuvre as any other.
  expect(whyOver(guard, happened("victimNamed", "manoeuvreDone"))).toBeNull();
  expect(whyOver(guard, happened())).toBeNull();
});

test("a sector without an Emissary says that nobody takes anything, unless something makes one yet", () => {
  const revealed = (...kinds: string[]) =>
    ({ type: "sectorRevealed", sector: "karst", pieces: [{ seat: 0, kinds }] }) as unknown as Extract<
      DiktatEvent,
      { type: "sectorRevealed" }
    >;
  const after = (...types: DiktatEvent["type"][]) => types.map((type) => ({ type }) as DiktatEvent);
  expect(whyNobody(revealed("guard", "citizen"), after("sectorCleared"))).toBe("nobody");
  expect(whyNobody(revealed("emissary"), after("sectorCleared"))).toBeNull();
  expect(whyNobody(revealed("guard"), after("orderFixed", "sectorCleared"))).toBeNull();
  expect(whyNobody(revealed("guard"), after())).toBeNull();
});

test("DK-EOC-01: the game ends with the last Cycle, or for the points of somebody", () => {
  const seen = (cycle: number) =>
    ({ game: { cycle, cycles: 4 }, pack: { constants: { victoryPointsToWin: 10 } } }) as Parameters<typeof whyEnded>[0];
  expect(whyEnded(seen(4))).toBe("last");
  expect(whyEnded(seen(3))).toBe("10 reached");
});

test("an oath that is offered is told with its promises, to those who may read them", () => {
  const seen = { words: { oathTerm: ({ by }: { by: number }) => `term of ${by}.` } } as never;
  expect(promises(seen, { terms: [{ by: 0 }, { by: 1 }] as never })).toBe("promises term of 0. term of 1.");
  expect(promises(seen, {})).toBeNull();
});

test("a broken oath, which has left the table, is shown as it was sworn: its terms, and until when", () => {
  const terms = [{ by: 0 }];
  const sworn = {
    type: "oathSworn",
    oath: 3,
    parties: [0, 1],
    until: "manoeuvresDone",
    terms,
  } as unknown as DiktatEvent;
  const table = (oaths: unknown[], ...events: DiktatEvent[]) => ({ game: { oaths }, story: () => events }) as never;
  expect(whatWasSworn(table([], sworn), 3)).toEqual({ until: "manoeuvresDone", terms });
  expect(whatWasSworn(table([{ id: 3, until: "gameEnd", terms }]), 3)).toEqual({ until: "gameEnd", terms });
  expect(whatWasSworn(table([]), 3)).toEqual({ until: null, terms: null });
});
