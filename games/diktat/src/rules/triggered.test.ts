import { rule } from "@paravent/testkit/vitest";
import { SECTORS } from "../names/names.ts";
import { table } from "../testing/index.ts";

const waits = (trigger: string, optional: boolean) => ({
  sector: "suburbs" as const,
  effects: [{ kind: "capacity", trigger, ...(optional && { optional }), do: [{ op: "gain", res: "pp", n: 1 }] }],
});

/** The seats are those of rising Rank. Three who wait for a Trophy of Dua's: Ana and Cyr may gain 1 PP, Bor must. */
const threeWait = () =>
  table({ dua: {}, cyr: { row: ["last", "ch1"], pp: 1 }, bor: { row: ["due"] }, ana: { row: ["first"] } })
    .card("first", waits("trophy_taken", true))
    .card("due", waits("trophy_taken", false))
    .card("last", waits("trophy_taken", true))
    .pile("dua", "karst", "E")
    .resolving("karst")
    .does("dua", "marker");

rule("DK-SEQ-04", "what nobody may decline comes before what is optional; each in Rank order", () => {
  const t = threeWait();
  t.asks("ana", "effectChoice").has({ ana: { pp: 0 }, bor: { pp: 1 } });
  t.does("ana", "card:first")
    .asks("cyr", "effectChoice")
    .has({ ana: { pp: 1 } });
  t.does("cyr", "card:last").has({ bor: { pp: 1 }, cyr: { pp: 2 } });
});

rule(
  ["DK-RUL-06", "DK-RUL-108", "DK-SEQ-04"],
  "what a placed pile sets off goes player by player in Rank order, to be declined or not",
  () => {
    const t = table({ dua: { reserve: "C" }, cyr: { row: ["last"] }, bor: { row: ["due"] }, ana: { row: ["first"] } })
      .card("first", waits("pile_placed", true))
      .card("due", waits("pile_placed", false))
      .card("last", waits("pile_placed", true))
      .turnOf("dua");
    t.does("dua", "sendTeam").does("dua", "karst").does("dua", "C");
    t.asks("ana", "effectChoice")
      .has({ bor: { pp: 0 } })
      .does("ana", "decline");
    t.asks("cyr", "effectChoice")
      .has({ ana: { pp: 0 }, bor: { pp: 1 } })
      .does("cyr", "decline");
    t.has({ cyr: { pp: 0 } });
  },
);

rule("DK-RUL-05", "a Rank that changes while one is asked changes who comes next", () => {
  const position = () =>
    table({ ana: { row: ["first"] }, bor: { row: ["second"] }, cyr: { row: ["last", "ch1"], pp: 1 }, dua: {} })
      .card("first", waits("trophy_taken", true))
      .card("second", waits("trophy_taken", true))
      .card("last", waits("trophy_taken", true))
      .pile("dua", "karst", "E")
      .resolving("karst")
      .does("dua", "marker");
  position().asks("ana", "effectChoice").does("ana", "card:first").asks("bor", "effectChoice");
  const t = position().asks("ana", "effectChoice").uses("cyr", "card:ch1").is({ administrator: "cyr" });
  t.does("ana", "card:first").asks("cyr", "effectChoice").does("cyr", "decline").asks("bor", "effectChoice");
});

/** 1 PP from whoever wants to place a pile. */
const asksToll = {
  sector: "suburbs" as const,
  effects: [
    {
      kind: "capacity",
      trigger: "want_place_pile",
      do: [
        {
          op: "toll",
          action: "place_pile",
          sector: { from: "event" },
          affects: "each_other",
          options: [{ cost: [{ pay: "pp", n: 1, to: "owner" }], do: [] }],
        },
      ],
    },
  ],
};

rule(["DK-CAB-RE-01", "DK-SEQ-04"], "several tolls are asked one by one, in the Rank order of their owners", () => {
  const t = table({ cyr: { reserve: "C", pp: 2 }, bor: { row: ["low"] }, ana: { row: ["high"] } })
    .card("low", asksToll)
    .card("high", asksToll)
    .turnOf("cyr");
  t.does("cyr", "sendTeam").does("cyr", "karst").asks("cyr", "tollChoice").does("cyr", "option:0");
  t.asks("cyr", "tollChoice")
    .has({ ana: { pp: 1 }, bor: { pp: 0 } })
    .does("cyr", "option:0");
  t.asks("cyr", "composePile").has({ cyr: { pp: 0 }, bor: { pp: 1 } });
});

rule("DK-CAB-RE-01", "no toll is asked of the one whose element asks it", () => {
  const sends = (name: string) =>
    table({ ana: { row: ["gate"], reserve: "C" }, bor: { reserve: "C", pp: 1 } })
      .card("gate", asksToll)
      .turnOf(name)
      .does(name, "sendTeam")
      .does(name, "karst");
  sends("bor").asks("bor", "tollChoice").offers("bor", ["option:0", "withdraw"]);
  sends("ana").asks("ana", "composePile");
});

rule("DK-EFF-04", "what is for one's own turn rests in the turn of another", () => {
  const own = { kind: "manifestation", window: "own_turn", do: [{ op: "gain", res: "pp", n: 1 }] };
  const t = table({ ana: { row: ["hour"], pawns: 1 }, bor: { pawns: 1 } })
    .card("hour", { sector: "suburbs", effects: [own] })
    .turnOf("bor");
  t.mayUse("ana", []).does("bor", "extendInfluence").mayUse("ana", []).does("bor", "nothing");
  t.asks("ana", "chooseManoeuvre").mayUse("ana", ["card:hour"]).does("ana", "extendInfluence");
  t.mayUse("ana", ["card:hour"]).does("ana", "nothing").is({ phase: "endOfCycle" }).mayUse("ana", []);
});

rule("DK-RUL-25", "a pile cannot be moved where it is, nor into a full sector, unless the element says so", () => {
  const move = {
    kind: "manifestation",
    window: "any_step",
    do: [{ op: "move_pile", pile: { owner: "self" }, to: {} }],
  };
  const t = table({ ana: { row: ["cart"] }, bor: {} })
    .card("cart", { sector: "suburbs", effects: [move] })
    .pile("ana", "karst", "C")
    .pile("bor", "motol", "C")
    .pile("bor", "motol", "E")
    .turnOf("bor");
  t.uses("ana", "card:cart").offersWithin(
    "ana",
    "ana.karst",
    SECTORS.filter((sector) => sector !== "karst" && sector !== "motol"),
  );
});

rule(
  ["DK-EFF-06", "DK-RUL-136"],
  "what is accepted is paid by whoever accepts, what a refusal costs by whoever offers",
  () => {
    const begin = () =>
      table({ ana: { row: ["deal"], pp: 3 }, bor: { pp: 3 } })
        .card("deal", {
          sector: "karst",
          effects: [
            {
              kind: "manifestation",
              do: [
                {
                  op: "offer",
                  to: "chosen_other",
                  accept: { cost: [{ pay: "pp", n: 2, to: "supply" }], do: [] },
                  refuse: { cost: [{ pay: "pp", n: 1, to: "supply" }], do: [{ op: "gain", res: "spy", n: 1 }] },
                },
              ],
            },
          ],
        })
        .turnOf("ana")
        .uses("ana", "card:deal")
        .asks("bor", "offerAnswer");
    begin()
      .does("bor", "accept")
      .has({ ana: { pp: 3, spyTokens: 0 }, bor: { pp: 1 } });
    begin()
      .does("bor", "refuse")
      .has({ ana: { pp: 2, spyTokens: 1 }, bor: { pp: 3 } });
  },
);
