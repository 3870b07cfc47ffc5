import {
  type AskStep,
  advance,
  askedSeats,
  defaultAnswer,
  type OverdueQuestion,
  openQuestion,
  pick,
  Rng,
  type Shape,
  type State,
  sample,
  start,
  validate,
} from "@paravent/kernel";
import { rule } from "@paravent/testkit/vitest";
import { expect } from "vitest";
import { diktat } from "../../diktat.ts";
import type { DiktatEvent } from "../../model/events.ts";
import type { DiktatFacts } from "../../model/facts.ts";
import { loadBasePack } from "../../node.ts";
import { type Played, table } from "../../testing/index.ts";
import { richGame } from "../../testing/rich.ts";
import { DEFAULTED } from "./defaults.ts";

const rng = () => Rng.from("outside");

/** What is answered for this player when time has run out. */
function timesOut(t: Played, name: string): unknown {
  const { game, state } = t.position;
  const given = defaultAnswer(game, state, ["ana", "bor"].indexOf(name), rng());
  expect(given).not.toBeNull();
  return given!.value;
}

const extending = () => table({ ana: { pp: 5, reserve: "1C 1G 1E", spyTokens: 1 }, bor: { reserve: "2G 1E" } });

rule(["DK-RUL-103"], "Manoeuvres: extend influence and discard nothing", () => {
  const t = extending().turnOf("ana");
  expect(timesOut(t, "ana")).toEqual(["extendInfluence"]);
  t.does("ana", "extendInfluence").asks("ana", "extendDiscard");
  expect(timesOut(t, "ana")).toEqual(["nothing"]);
});

rule("DK-RUL-103", "a team: the first sector, and one Citizen, else a Guard, else an Emissary", () => {
  const t = extending().turnOf("ana").does("ana", "sendTeam").asks("ana", "chooseSector");
  expect(timesOut(t, "ana")).toEqual(["newTown"]);
  t.does("ana", "karst").asks("ana", "composePile");
  expect(timesOut(t, "ana")).toEqual(["citizen"]);
  for (const [reserve, kind] of [
    ["2G 1E", "guard"],
    ["3E", "emissary"],
  ] as const) {
    const other = table({ ana: { reserve }, bor: {} }).turnOf("ana").does("ana", "sendTeam").does("ana", "karst");
    expect(timesOut(other, "ana")).toEqual([kind]);
  }
});

rule("DK-RUL-103", "spying: the leftmost pawn first, then no more", () => {
  const t = table({ ana: { spyTokens: 2 }, bor: {} })
    .card("c", { sector: "karst" })
    .secret("c");
  t.pile("bor", "motol", "E G").pile("bor", "karst", "C");
  const played = t.turnOf("ana").does("ana", "spy").asks("ana", "chooseSpyTarget");
  const top = played.facts.piles[0]!.pawns[0]!.id;
  expect(timesOut(played, "ana")).toEqual([`pawn:${top}`]);
  played.does("ana", `pawn:${top}`).asks("ana", "chooseSpyTarget");
  expect(timesOut(played, "ana")).toEqual(["stop"]);
});

rule("DK-RUL-103", "assassination: the top pawn of the first pile that is not one's own, then no more", () => {
  const t = table({ ana: { assassinTokens: 2 }, bor: {} })
    .pile("ana", "karst", "G")
    .pile("bor", "motol", "C E")
    .pile("bor", "newTown", "C")
    .turnOf("ana")
    .does("ana", "assassinate")
    .asks("ana", "chooseVictim");
  const top = t.facts.piles[1]!.pawns[0]!.id;
  expect(timesOut(t, "ana")).toEqual([`pawn:${top}`]);
  t.does("ana", `pawn:${top}`).asks("ana", "chooseVictim");
  expect(timesOut(t, "ana")).toEqual(["stop"]);
});

rule("DK-RUL-103", "Resolution: sectors in board order, a card and placed, else the marker; bids of nothing", () => {
  const t = table({ ana: { pp: 5 }, bor: { pp: 5 } })
    .card("late", { sector: "karst" })
    .card("early", { sector: "karst" })
    .track("early", "late")
    .pile("bor", "motol", "E")
    .pile("ana", "karst", "E")
    .pile("bor", "karst", "E")
    .resolution()
    .asks("ana", "nameSector");
  expect(timesOut(t, "ana")).toEqual(["karst"]);
  t.does("ana", "karst").asks(["ana", "bor"], "ready");
  expect(timesOut(t, "bor")).toBe(true);
  t.does("ana").does("bor").asks(["ana", "bor"], "powerBid");
  expect(timesOut(t, "ana")).toBe(0);
  t.does("ana", 1).does("bor", 0).asks("ana", "chooseTrophy");
  expect(timesOut(t, "ana")).toEqual({ branch: "card:early", value: ["place"] });
  t.does("ana", "early").does("bor", "late").does("ana", "motol").asks("bor", "chooseTrophy");
  expect(timesOut(t, "bor")).toEqual({ branch: "marker" });
  t.does("bor", "marker").asks(["ana", "bor"], "endOfCycleCall");
  expect(timesOut(t, "bor")).toBe(true);
});

rule("DK-RUL-103", "a second marker of Coordination's lies apart", () => {
  const t = table({ ana: { cabal: "coordination", influence: { karst: 1 } }, bor: {} })
    .pile("ana", "karst", "E")
    .resolving("karst");
  t.offersWithin("ana", "marker", ["apart", "stack"]);
  expect(timesOut(t, "ana")).toEqual({ branch: "marker", value: ["apart"] });
});

rule("DK-RUL-103", "a marker too many: the rightmost slot is emptied", () => {
  const t = table({ ana: {}, bor: { influence: { newTown: 1, oldTown: 1, hypogea: 1, suburbs: 1, harmony: 1 } } })
    .pile("bor", "karst", "E")
    .resolving("karst");
  if (t.table("public").waiting?.subject === "diktat/nameSector") t.does("ana", "karst");
  t.asks("bor", "chooseTrophy");
  expect(timesOut(t, "bor")).toEqual({ branch: "marker", value: ["slot:harmony"] });
});

/** The default for a question made by hand, to ana of the usual table. */
function answerTo(subject: string, ask: Shape, setup = extending()): unknown {
  const { game, state } = setup.turnOf("ana").position;
  const question: OverdueQuestion = { subject, ask, about: {} };
  const value = game.defaultAnswer!(state.facts, 0, question, rng());
  expect(validate(ask, value)).toBeNull();
  return value;
}

rule("DK-RUL-103", "whatever can be declined is: offers, effects, tolls, incomes, reactions, exchanges", () => {
  expect(answerTo("diktat/offerAnswer", pick(["accept", "refuse"]))).toEqual(["refuse"]);
  expect(answerTo("diktat/effectChoice", pick(["use:card:a/0", "decline"]))).toEqual(["decline"]);
  expect(answerTo("diktat/incomeChoice", pick(["use:card:a/0", "decline"]))).toEqual(["decline"]);
  expect(answerTo("diktat/incomeChoice", pick(["use:card:a/0", "use:card:b/0"]))).toEqual(["use:card:a/0"]);
  expect(answerTo("diktat/tollChoice", pick(["option:0", "withdraw"]))).toEqual(["withdraw"]);
  expect(answerTo("diktat/convertPawn", pick(["pawn:3", "nothing"]))).toEqual(["nothing"]);
  for (const [subject, no] of [
    ["kernel/reaction", "pass"],
    ["diktat/swapPawn", "nothing"],
    ["diktat/exchangeAffinity", "nothing"],
    ["diktat/movePawn", "nothing"],
  ] as const)
    expect(answerTo(subject, { shape: "branch", options: [{ name: "x" }, { name: no }] })).toEqual({ branch: no });
});

rule("DK-RUL-103", "sectors are named in board order, however they are listed", () => {
  expect(answerTo("diktat/nameSector", pick(["artefact", "karst", "motol"]))).toEqual(["karst"]);
});

rule("DK-RUL-103", "oaths: nothing is admitted, nobody condemned", () => {
  expect(answerTo("diktat/oathVerdict", pick(["broken", "kept"]))).toEqual(["kept"]);
  expect(answerTo("diktat/oathAnswer", pick(["admit", "contest"]))).toEqual(["contest"]);
});

rule("DK-RUL-103", "offices: oneself goes first, clockwise", () => {
  expect(answerTo("diktat/nameFirstPlayer", pick(["seat:1", "seat:0"]))).toEqual(["seat:0"]);
  expect(answerTo("diktat/nameFirstAndDirection", pick(["seat:0:-1", "seat:0:1", "seat:1:1"]))).toEqual(["seat:0:1"]);
});

rule("DK-RUL-103", "Affinities: one's starting type, lost from the reserve first, placed as well as can be", () => {
  const { id: cabal, affinity: own } = [...loadBasePack().cabals.values()].find((one) => one.affinity === "artefact")!;
  const led = () => table({ ana: { cabal }, bor: {} });
  const supply = { politics: 3, people: 3, artefact: 3 };
  const gain = (of: typeof supply): Shape => ({ shape: "compose", supply: of, min: 2, max: 2 });
  expect(answerTo("diktat/affinityTypes", gain(supply), led())).toEqual([own, own]);
  const scarce = answerTo("diktat/affinityTypes", gain({ ...supply, [own]: 1 }), led()) as string[];
  expect(scarce.filter((type) => type === own)).toHaveLength(1);
  const loss: Shape = { shape: "compose", supply: { politics: 0, people: 1, artefact: 0, "nv1@0": 1 }, min: 1, max: 1 };
  expect(answerTo("diktat/affinityLoss", loss)).toEqual(["people"]);
  expect(answerTo("diktat/finalAffinities", pick(["a", "b"], 0, 2))).toEqual(["a", "b"]);
});

rule("DK-RUL-103", "a Cabal by lot, and its cards in their suggested order", () => {
  const cabals = ["a", "b", "c"];
  const lots = new Set<unknown>();
  const { game, state } = extending().turnOf("ana").position;
  for (let n = 0; n < 30; n++) {
    const question = { subject: "diktat/chooseCabal", ask: pick(cabals), about: {} };
    lots.add(String(game.defaultAnswer!(state.facts, 0, question, Rng.from(`lot ${n}`))));
  }
  expect([...lots].sort()).toEqual(cabals);
  const { cards } = loadBasePack().cabals.get("polisec")!;
  const refs = cards.toSorted((a, b) => b.order - a.order).map(({ id }) => `cabal:${id}`);
  const led = table({ ana: { cabal: "polisec" }, bor: {} });
  expect(answerTo("diktat/chooseCabalCard", pick(refs), led)).toEqual([refs.at(-1)]);
});

rule("DK-RUL-103", "spreading rather than stacking, and as little as an element's own choices allow", () => {
  expect(answerTo("diktat/placeMarker", pick(["stack", "apart"]))).toEqual(["apart"]);
  expect(answerTo("diktat/costChoice", { shape: "amount", min: 0, max: 3 })).toBe(0);
  const agents: Shape = { shape: "compose", supply: { citizen: 1, guard: 2, emissary: 2 }, min: 2, max: 4 };
  expect(answerTo("diktat/costChoice", agents)).toEqual(["citizen", "guard"]);
  for (const subject of ["placeToken", "exhaustPossession", "choosePiles"])
    expect(answerTo(`diktat/${subject}`, pick(["b", "a"], 0, 2)), subject).toEqual([]);
  expect(answerTo("diktat/removePawn", pick(["pawn:4", "pawn:2", "pawn:3"], 2, 2))).toEqual(["pawn:4", "pawn:2"]);
});

rule("DK-RUL-103", "what an element asks and cannot be declined: the first that is legal", () => {
  for (const subject of [
    "chooseSpecial",
    "choosePlayer",
    "choosePile",
    "chooseMarker",
    "returnMarker",
    "readyPossession",
    "keepCard",
    "chooseManoeuvre",
  ])
    expect(answerTo(`diktat/${subject}`, pick(["c", "a", "b"])), subject).toEqual(["c"]);
  const cards = ["card:nv2", "card:ka2"].map((name) => ({ name, ask: pick(["place", "discard"]) }));
  expect(answerTo("diktat/chooseTrackCard", { shape: "branch", options: cards })).toEqual({
    branch: "card:nv2",
    value: ["place"],
  });
  const moves = ["pile:7", "pile:3"].map((name) => ({ name, ask: pick(["motol", "karst"]) }));
  for (const subject of ["movePile", "movePawn"])
    expect(answerTo(`diktat/${subject}`, { shape: "branch", options: moves })).toEqual({
      branch: "pile:7",
      value: ["motol"],
    });
});

rule("DK-RUL-103", "an element's options: the first, but never one that makes a Debt", () => {
  const gain = (res: string) => ({ do: [{ op: "gain", res, n: 1 }] });
  const choosing = (...options: object[]) =>
    table({ ana: { row: ["odd"] }, bor: {} })
      .card("odd", { sector: "karst", effects: [{ kind: "special_manoeuvre", do: [{ op: "choose", options }] }] })
      .turnOf("ana")
      .does("ana", "specialManoeuvre")
      .does("ana", "use:card:odd/0")
      .asks("ana", "optionChoice");
  expect(timesOut(choosing(gain("debt"), gain("pp"), gain("guard")), "ana")).toEqual(["option:1"]);
  expect(timesOut(choosing(gain("guard"), gain("pp")), "ana")).toEqual(["option:0"]);
});

rule("DK-RUL-103", "every subject Diktat can ask has a default of its own", () => {
  const game = diktat(loadBasePack());
  const asked = [...game.procedures.values()].flatMap(({ steps }) =>
    [...steps.values()].flatMap((step) =>
      step.kind === "ask" ? [(step as AskStep<DiktatFacts, DiktatEvent>).subject] : [],
    ),
  );
  expect([...new Set(asked)].filter((subject) => !DEFAULTED.includes(subject))).toEqual([]);
  expect(DEFAULTED.filter((subject) => subject !== "kernel/reaction" && !asked.includes(subject))).toEqual([]);
});

/** What a player only ever does knowingly; a Debt that the rules impose is none of it. */
function isCommitment(event: DiktatEvent): boolean {
  if (event.type === "debtTaken") return !event.compulsory;
  return ["traded", "pileConceded", "oathSworn", "oathOffered"].includes(event.type);
}

rule("DK-RUL-103", "on random games every default is legal and takes no Debt, trade, oath or concession", () => {
  const { game } = richGame();
  const met = new Set<string>();
  for (let n = 0; n < 24; n++) {
    const { state } = start(game, { seats: 2 + (n % 4), seed: `late ${n}`, options: { deal: n } });
    const chance = Rng.from(`answers ${n}`);
    while (state.stack.length > 0) answerAll(game, state, chance, met, n % 3 === 0);
  }
  expect(met.size).toBeGreaterThan(30);
});

/** One round of answers: some by default, the others by chance; or all by default. */
function answerAll(
  game: ReturnType<typeof diktat>,
  state: State<DiktatFacts>,
  chance: Rng,
  met: Set<string>,
  all: boolean,
): void {
  for (const seat of askedSeats(game, state)) {
    const open = openQuestion(game, state, seat);
    if (!open) continue;
    met.add(open.subject);
    const about = state.stack.at(-1)!.env;
    const value = game.defaultAnswer!(state.facts, seat, { ...open, about }, chance);
    expect(validate(open.ask, value), `${open.subject}: ${JSON.stringify(value)}`).toBeNull();
    const late = all || chance.below(3) === 0;
    const given = late ? value! : sample(open.ask, chance);
    const done = advance(game, state, { kind: "answer", seat, question: open.id, value: given });
    if (!done.ok) throw new Error(`${open.subject}: ${JSON.stringify(value)} is refused: ${done.refusal.reason}`);
    if (late)
      for (const event of done.value.events as readonly DiktatEvent[])
        expect(isCommitment(event), `${open.subject} led to ${event.type}`).toBe(false);
    if (state.question !== open.id) return;
  }
}
