import { rule } from "@paravent/testkit/vitest";
import { table } from "../testing/index.ts";

// Words of an effect that the reader of packs takes are read by the rules, wherever they stand.

rule("DK-CAB-RE-01", "a toll of an element is asked in the sectors it names, and in no other", () => {
  const gate = {
    sector: "motol" as const,
    effects: [
      {
        kind: "capacity",
        trigger: "want_place_pile",
        do: [
          {
            op: "toll",
            action: "place_pile",
            sector: { from: "event", except: ["karst"] },
            affects: "each_other",
            options: [{ cost: [{ pay: "pp", n: 1, to: "owner" }] }],
          },
        ],
      },
    ],
  };
  const t = () =>
    table({ ana: { row: ["gate"] }, bor: { pp: 2, reserve: "2C", pawns: 1 } })
      .card("gate", gate)
      .turnOf("bor")
      .does("bor", "sendTeam");
  t().does("bor", "motol").asks("bor", "tollChoice");
  t().does("bor", "karst").asks("bor", "composePile");
});

rule(["DK-INF-13", "DK-EFF-02"], "with the Others an element gives what it says for them, as it is acquired", () => {
  const gain = (n: number, config: string) => ({
    kind: "scourge",
    trigger: "acquire",
    config: [config],
    do: [{ op: "gain", res: "pp", n }],
  });
  const take = (others: boolean) => {
    const t = table({ ana: {}, bor: {} })
      .configured({ others })
      .card("two", { sector: "karst", effects: [gain(1, "base"), gain(4, "others")] })
      .track("two")
      .pile("ana", "karst", "E E")
      .resolving("karst");
    return t.does("ana", "two", "place");
  };
  take(false).has({ ana: { pp: 1 } });
  take(true).has({ ana: { pp: 4 } });
});

rule(["DK-MAN-SPY-02", "DK-EFF-01"], "a whole pile is looked through where the moment names it", () => {
  const looks = {
    sector: "motol" as const,
    effects: [
      {
        kind: "capacity",
        trigger: "pile_placed",
        if: [{ event_by: "other" }],
        do: [{ op: "spy", n: "all", pile: { owner: "event" } }],
      },
    ],
  };
  const t = table({ ana: { row: ["looks"] }, bor: { reserve: "C E", pawns: 1 }, cyr: {} })
    .card("looks", looks)
    .turnOf("bor")
    .does("bor", "sendTeam")
    .does("bor", "karst")
    .does("bor", "C E");
  t.sees("ana", "karst", "C E").sees("cyr", "karst", "? ?");
});
