import { rule } from "@paravent/testkit/vitest";
import { type Played, type PlayerSetup, table } from "../testing/index.ts";

/** A step that has begun and asks something: whom, what, and how it came to it. */
const ASKING: readonly (readonly [who: string, subject: string, position: () => Played])[] = [
  ["ana", "affinityLoss", () => table({ ana: { influence: { josefov: 1 } }, bor: {} }).losing("ana", "josefov")],
  ["ana", "affinityTypes", () => takes({}, "josefov", "marker")],
  ["ana", "chooseCabalCard", () => takes({}, "oldTown", "marker")],
  [
    "ana",
    "placeMarker",
    () =>
      plays({ cabal: "coordination", cabalRow: ["coordination_4"], influence: { karst: 1, newTown: 1 } })
        .does("ana", "cabal:coordination_4")
        .does("ana", "karst")
        .does("ana", "newTown"),
  ],
  ["ana", "chooseTrackCard", () => takes({ cabal: "progres", cabalRow: ["progres_5"] }, "karst", "cabal:progres_5")],
  ["ana", "exchangeAffinity", () => plays({ row: ["jo6"] }).does("ana", "card:jo6")],
  ["ana", "costChoice", () => uses({ row: ["ka6"], reserve: "C G" }, "card:ka6")],
  ["ana", "composePile", () => uses({ row: ["fa4"], reserve: "C" }, "card:fa4").does("ana", "ana.karst")],
  ["ana", "swapPawn", () => uses({ row: ["ms4"], reserve: "C" }, "card:ms4").does("ana", "ana.karst")],
  [
    "ana",
    "movePawn",
    () => uses({ influence: { artefact: 1 } }, "marker:artefact:1").does("ana", "ana.karst:1", "ana.motol"),
  ],
  ["ana", "convertPawn", () => uses({ cabal: "polisec", cabalRow: ["polisec_2"] }, "cabal:polisec_2")],
  ["ana", "keepCard", () => plays({ cabal: "progres", cabalRow: ["progres_4"], pp: 1 }).does("ana", "screen:progres")],
  [
    "gn",
    "effectChoice",
    () =>
      table({ gn: { cabal: "garde_noire" }, ana: {}, bor: { reserve: "C" } })
        .blockhouses("suburbs")
        .turnOf("bor")
        .does("bor", "sendTeam")
        .does("bor", "suburbs")
        .does("bor", "C"),
  ],
  // What a placed pile sets off belongs to its placing, until it has acted (DK-RUL-108).
  ["pg", "effectChoice", () => racket()],
  ["bor", "offerAnswer", () => racket().does("pg", "screen:pegre")],
  ["bor", "placeToken", () => rises().does("bor", "screen:resistance")],
];

/** Bor places a pile where the Underworld has one. */
const racket = (): Played =>
  table({ pg: { cabal: "pegre" }, ana: {}, bor: { reserve: "C" } })
    .pile("pg", "suburbs", "C")
    .turnOf("bor")
    .does("bor", "sendTeam")
    .does("bor", "suburbs")
    .does("bor", "C");

/** Bor, the Resistance, places a pile and may put a Revolt there or beside it. */
const rises = (): Played =>
  table({ ana: {}, bor: { cabal: "resistance", reserve: "2C" } })
    .turnOf("bor")
    .does("bor", "sendTeam")
    .does("bor", "suburbs")
    .does("bor", "C");

/** Ana takes a Trophy. */
const takes = (ana: PlayerSetup, sector: "josefov" | "oldTown" | "karst", what: string): Played =>
  table({ ana, bor: {} }).track("nv2").pile("ana", sector, "E").resolving(sector).does("ana", what);

/** Ana begins a Special Manoeuvre. */
const plays = (ana: PlayerSetup): Played => table({ ana, bor: {} }).turnOf("ana").does("ana", "specialManoeuvre");

/** Ana uses a Manifestation in the turn of Bor, who has a pile with a Sleeper Agent. */
const uses = (ana: PlayerSetup, element: string): Played => {
  const board = table({ ana, bor: {} }).pile("ana", "karst", "E G").pile("ana", "motol", "C");
  if (ana.cabal === "polisec") board.pile("bor", "suburbs", "E G", "sleeper");
  return board.turnOf("bor").uses("ana", element);
};

for (const [who, subject, position] of ASKING)
  rule("DK-SEQ-03", `a step that has begun and asks (${subject}) is not interrupted`, () => {
    const t = position().asks(who, subject);
    for (const name of [who, "bor"]) t.refusesAct(name, "takeDebt", true, "insideStep");
    t.refusesAct("bor", "offerTrade", {}, "insideStep");
  });

/** The same questions where no pile was placed: each is a step of its own, with room before it. */
const BETWEEN: typeof ASKING = [
  [
    "ana",
    "optionChoice",
    () =>
      table({ ana: { influence: { motol: 1 } }, bor: {} })
        .turnOf("ana")
        .uses("ana", "marker:motol:1"),
  ],
  ["ana", "offerAnswer", () => goSlow()],
  [
    "ana",
    "placeToken",
    () =>
      table({ ana: { cabal: "polisec" }, bor: {} })
        .pile("bor", "karst", "C")
        .pile("bor", "motol", "C")
        .turnOf("ana")
        .does("ana", "spy")
        .does("ana", "karst:1")
        .does("ana", "motol:1")
        .does("ana", "screen:polisec"),
  ],
];

/** The Union has Ana, who is no member, pay or skip a turn. */
const goSlow = (): Played =>
  table({ un: { cabal: "syndicat", cabalRow: ["syndicat_2"] }, ana: { pp: 2 }, bor: { memberships: 1 } })
    .turnOf("un")
    .uses("un", "cabal:syndicat_2")
    .does("un", "option:0");

for (const [who, subject, position] of BETWEEN)
  rule(["DK-SEQ-02", "DK-RUL-108"], `a question that no placing has set off (${subject}) leaves room before it`, () => {
    position().asks(who, subject).acts("bor", "takeDebt").acts(who, "takeDebt").asks(who, subject);
  });

/** Words of effects that ask, each set off by a pile that Bor places: of an element of Ana's. */
const WORDS: readonly (readonly [subject: string, step: object])[] = [
  ["readyPossession", { op: "ready", n: 1, target: "own_other_possession" }],
  ["exhaustPossession", { op: "exhaust", n: 1, target: "other_possession" }],
  ["choosePile", { op: "withdraw", pile: { owner: "self" } }],
  ["movePawn", { op: "move_pawns", n: 1, pile: { owner: "self" }, to: { owner: "self" } }],
  ["choosePlayer", { op: "gain", res: "pp", n: 1, to: "chosen_other" }],
  ["choosePlayer", { op: "skip_turn", who: "chosen_other" }],
  ["chooseMarker", { op: "take_marker", n: 1, sector: { from: "any", with: ["marker_available"] } }],
  [
    "choosePlayer",
    {
      op: "offer",
      to: "chosen_other",
      accept: { cost: [{ pay: "pp", n: 1, to: "owner" }], do: [] },
      refuse: { do: [{ op: "gain", res: "pp", n: 1 }] },
    },
  ],
];

for (const [subject, step] of WORDS) {
  const placed = (): Played =>
    table({ ana: { row: ["set", "nv1"], used: ["card:nv1"], pp: 3 }, bor: { row: ["nv2"], reserve: "2C" }, cyr: {} })
      .card("set", {
        sector: "karst",
        effects: [
          { kind: "capacity", trigger: "pile_placed", optional: true, if: [{ event_by: "other" }], do: [step] },
        ],
      })
      .pile("ana", "karst", "E G")
      .pile("ana", "motol", "C")
      .pile("cyr", "harmony", "C G")
      .turnOf("bor");

  rule(
    ["DK-RUL-108", "DK-SEQ-03"],
    `what a placed pile sets off asks (${subject}, ${"op" in step && step.op}) inside its placing`,
    () => {
      const t = placed().does("bor", "sendTeam").does("bor", "suburbs").does("bor", "C");
      t.asks("ana", "effectChoice").does("ana", "card:set").asks("ana", subject);
      for (const name of ["ana", "bor", "cyr"]) t.refusesAct(name, "takeDebt", true, "insideStep");
    },
  );
}
