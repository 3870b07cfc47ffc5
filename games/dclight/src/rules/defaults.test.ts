import {
  type AskStep,
  advance,
  askedSeats,
  defaultAnswer,
  openQuestion,
  Rng,
  resample,
  type State,
  sample,
  start,
  validate,
} from "@paravent/kernel";
import { describe, expect, test } from "vitest";
import type { DclightEvent } from "../model/events.ts";
import type { DclightFacts } from "../model/facts.ts";
import { loadDclight } from "../node.ts";
import { newGame, type Played, table } from "../testing/index.ts";
import { DEFAULTED } from "./defaults.ts";

const game = loadDclight();

/** What is answered for this player when time has run out. */
function timesOut(t: Played, name: string): unknown {
  const { state } = t.position;
  return defaultAnswer(game, state, ["A", "B"].indexOf(name), Rng.from("outside"))!.value;
}

describe("when time has run out", () => {
  test("the free sector is the first one, and the card looked at first is kept", () => {
    const t = newGame(["A", "B"], { first: "A", seed: "late" });
    expect(timesOut(t, "A")).toEqual(["military"]);
    t.does("A", "religion").does("B", "civil").asks("A", "keepCard");
    const [firstSeen] = t.facts.players[0]!.looked;
    expect(timesOut(t, "A")).toEqual([`card:${firstSeen}`]);
  });

  test("no card is drawn, no duplicate replaced", () => {
    const t = table({ A: { ages: "0/1/0", buildings: ["Market"] }, B: {} })
      .turn(3)
      .first("A")
      .deck("civil", "Market")
      .turnStart();
    expect(timesOut(t, "A")).toEqual({ branch: "skip" });
    t.does("A", "civil").asks("A", "replaceDuplicate").offers("A", ["keep", "replace"]);
    expect(timesOut(t, "A")).toEqual({ branch: "keep" });
  });

  test("sectors lie in their printed order, nobody promotes, nothing is bought", () => {
    const t = table({ A: {}, B: {} }).first("A").production();
    expect(timesOut(t, "B")).toEqual(["military", "civil", "religion"]);
    t.does("A", "Mil Civ Rel").rolls({ red: "Creature Creature Gold" }).does("B", "Civ Mil Rel");
    t.asks("A", "promote");
    expect(timesOut(t, "A")).toEqual({ branch: "stay" });
    t.does("A", "stay").asks("A", "buySecondary");
    expect(timesOut(t, "A")).toEqual([]);
    t.does("A").does("B").asks("A", "buyAccessory");
    expect(timesOut(t, "A")).toEqual([]);
  });

  test("an offering is made if it costs nothing, and else refused", () => {
    const facing = (dice: string) =>
      table({ A: { tracks: "P9", buildings: ["Sanctuary"] }, B: {} })
        .front("A", "Harpies")
        .rolls(dice)
        .offerings();
    expect(timesOut(facing("Population Population Gold"), "A")).toEqual({ branch: "pay" });
    expect(timesOut(facing("Population Gold Gold"), "A")).toEqual({ branch: "refuse" });
  });

  test("points are lost from the fullest tracks, within what there is", () => {
    const losing = (tracks: string) => table({ A: { tracks }, B: {} }).front("A", "Charybdis").offerings();
    expect(timesOut(losing("G5 M3 P4"), "A")).toEqual({ gold: 2, population: 1 });
    expect(timesOut(losing("G1 M1 P4"), "A")).toEqual({ population: 3 });
  });

  test("the building with the fewest VP goes, of equal ones the oldest", () => {
    const losing = (...buildings: string[]) =>
      table({ A: { buildings }, B: {} }).front("A", "Chimera").rolls("Gold Materials Materials").offerings();
    expect(timesOut(losing("Temple", "Forge", "Market"), "A")).toEqual(["building:0:mil-forge"]);
    expect(timesOut(losing("Temple", "Market", "Forge"), "A")).toEqual(["building:0:civ-marche"]);
  });

  test("the card that came last goes, of those that may", () => {
    const t = table({ A: { hand: ["Market", "Altar", "Raid"] }, B: {} })
      .front("A", "Sphinx")
      .rolls("Gold Gold Gold")
      .offerings();
    t.asks("A", "chooseDiscard");
    expect(timesOut(t, "A")).toEqual(["card:mil-raid"]);
    const over = table({ A: { tracks: "G3 M2", ages: "1/1/0", hand: ["Market", "Agora", "Raid"] }, B: {} })
      .deck("civil", "Theatre", "Aqueduct")
      .development("A")
      .does("A", "age", "civil")
      .does("A", "Theatre");
    over.asks("A", "discardToLimit");
    expect(timesOut(over, "A")).toEqual(["card:civ-theatre"]);
  });

  test("one passes in Development, and declines whatever one holds", () => {
    const t = table({
      A: { tracks: "Mil3 Mor1 Civ2", hand: ["Raid"] },
      B: { tracks: "Civ2 G3 Mil2", hand: ["Diplomacy", "Holy War"] },
    }).development("A");
    expect(timesOut(t, "A")).toEqual({ branch: "pass" });
    t.does("A", "power", "Raid", "B", "2G").asks("B", "reactCancel");
    expect(timesOut(t, "B")).toEqual({ branch: "decline" });
    t.does("B", "decline").asks("B", "reactRetaliate");
    expect(timesOut(t, "B")).toEqual({ branch: "decline" });
  });
});

test("every subject DCLight can ask has a default", () => {
  const asked = [...game.procedures.values()].flatMap(({ steps }) =>
    [...steps.values()].flatMap((step) =>
      step.kind === "ask" ? [(step as AskStep<DclightFacts, DclightEvent>).subject] : [],
    ),
  );
  expect(DEFAULTED.toSorted()).toEqual([...new Set(asked)].sort());
});

test("on random games every default is legal, and the same in every world the seat cannot tell apart", () => {
  const met = new Set<string>();
  for (let n = 0; n < 30; n++) {
    const { state } = start(game, { seats: 2 + (n % 3), seed: `late ${n}`, options: {} });
    const chance = Rng.from(`answers ${n}`);
    while (state.stack.length > 0) answerAll(state, chance, met);
  }
  expect(met.size).toBe(DEFAULTED.length);
});

/** One round of answers: some by default, the others by chance. */
function answerAll(state: State<DclightFacts>, chance: Rng, met: Set<string>): void {
  for (const seat of askedSeats(game, state)) {
    const open = openQuestion(game, state, seat);
    if (!open) continue;
    met.add(open.subject);
    const about = state.stack.at(-1)!.env;
    const value = game.defaultAnswer!(state.facts, seat, { ...open, about }, chance);
    expect(validate(open.ask, value), `${open.subject}: ${JSON.stringify(value)}`).toBeNull();
    if (chance.below(8) === 0) {
      const world = resample(game, state, seat, `world ${chance.below(1000)}`);
      expect(game.defaultAnswer!(world.facts, seat, { ...open, about }, chance)).toEqual(value);
    }
    const given = chance.below(3) === 0 ? value! : sample(open.ask, chance);
    const done = advance(game, state, { kind: "answer", seat, question: open.id, value: given });
    expect(done.ok).toBe(true);
    if (state.question !== open.id) return;
  }
}
