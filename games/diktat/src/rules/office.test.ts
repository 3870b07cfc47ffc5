import { rule } from "@paravent/testkit/vitest";
import { type Played, type PlayerSetup, table } from "../testing/index.ts";

// DK-RUL-02: whatever changes a Rank changes the office at once. Ana 9, Bor 7.

/** A card whose Ability is worth 10 Rank while its condition holds. */
const proud = (...conditions: object[]) => ({
  sector: "harmony" as const,
  effects: [{ kind: "capacity", trigger: "passive", if: conditions, do: [{ op: "modify", stat: "rank", delta: 10 }] }],
});
const manifestation = (...steps: object[]) => ({
  sector: "karst" as const,
  effects: [{ kind: "manifestation", do: steps }],
});

const seated = (ana: PlayerSetup, bor: PlayerSetup) =>
  table({ ana, bor })
    .card("proud", proud())
    .card("first", proud({ is_first_player: "acting" }))
    .card("union", proud({ adhesion_at_least: { of: "owner", n: 2 } }))
    .card("blame", manifestation({ op: "exhaust", n: 1, target: "other_possession" }))
    .card("ease", manifestation({ op: "ready", n: 1, target: "own_other_possession" }))
    .card("reign", manifestation({ op: "take_role", role: "administrator", until: "cycle_end" }))
    .card("rise", manifestation({ op: "modify", stat: "rank", delta: 10, until: "cycle_end" }));

const passes = (t: Played, from: string, to: string, by: (t: Played) => unknown): void => {
  t.is({ administrator: from });
  by(t);
  t.is({ administrator: to });
};

rule(["DK-RUL-02", "DK-RANK-05", "DK-RANK-06"], "an element Used or ready again", () => {
  passes(seated({ row: ["blame"] }, { row: ["proud"] }).turnOf("ana"), "bor", "ana", (t) =>
    t.uses("ana", "card:blame").does("ana", "bor/card:proud"),
  );
  passes(seated({}, { row: ["proud", "ease"], used: ["card:proud"] }).turnOf("ana"), "ana", "bor", (t) =>
    t.uses("bor", "card:ease").does("bor", "bor/card:proud"),
  );
  // Used tokens go at the End of Cycle; whoever is asked first then is the new Administrator.
  const t = seated({}, { row: ["proud"], used: ["card:proud"], stops: ["usedTokensRemoved"] }).endOfCycle();
  passes(t, "ana", "bor", () => t.does("ana").does("bor").asks("bor", "kernel/reaction"));
});

rule(["DK-RUL-02", "DK-RANK-05"], "a card or marker taken, lost, handed over", () => {
  const given = (goods: string) => (t: Played) =>
    t.proposes("bor", "ana", { give: goods, want: "" }).accepts("ana", "bor");
  passes(seated({}, { row: ["proud"] }).turnOf("ana"), "bor", "ana", given("card:proud"));
  passes(seated({}, { influence: { harmony: 1 } }).turnOf("ana"), "bor", "ana", given("marker:harmony"));
  seated({}, { row: ["proud"] })
    .losing("bor", "card:proud")
    .is({ administrator: "ana" });
  seated({}, { influence: { harmony: 1 } })
    .losing("bor", "harmony")
    .is({ administrator: "ana" });
  const taking = () => seated({}, {}).track("proud").pile("bor", "harmony", "E").resolving("harmony");
  passes(taking(), "ana", "bor", (t) => t.does("bor", "proud"));
  passes(taking(), "ana", "bor", (t) => t.does("bor", "marker"));
});

rule(
  ["DK-RUL-02", "DK-RUL-134"],
  "an effect for the Cycle, an office given, a first player named, a Membership",
  () => {
    passes(seated({}, { row: ["rise"] }).turnOf("ana"), "ana", "bor", (t) => t.uses("bor", "card:rise"));
    passes(seated({}, { row: ["reign"] }).turnOf("ana"), "ana", "bor", (t) => t.uses("bor", "card:reign"));
    passes(seated({}, { row: ["first"] }).manoeuvres(), "ana", "bor", (t) => t.does("ana", "bor"));
    const union = seated({ rank: 30 }, { cabal: "syndicat", row: ["union"] }).development();
    passes(union, "ana", "bor", () => union.does("bor", "use:screen:syndicat/0"));
  },
);
