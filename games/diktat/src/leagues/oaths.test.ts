import { rule } from "@paravent/testkit/vitest";
import { expect } from "vitest";
import { table } from "../testing/index.ts";

const board = () =>
  table({ ana: { pp: 4 }, bor: { pp: 4 }, cyr: { pp: 4 }, dua: {} })
    .league("maisel", { members: ["ana", "bor", "cyr"], level: 2 })
    .leaguePhase();
const vote = (side: "for" | "against") => ({ terms: [["bor", "leagueVote", { side }]] as const });

rule("DK-RUL-127", "members may swear oaths; offers and terms are then public", () => {
  const t = board().offersOath("ana", "bor", vote("for"));
  expect(t.hears("dua")).toHaveLength(1);
  expect(t.view("dua").oathOffers[0]).toMatchObject({ from: 0, to: 1 });
  t.acts("bor", "acceptOath", "ana");
  const [oath] = t.view("dua").oaths;
  expect(oath).toMatchObject({ open: true, terms: [{ by: 1, promise: { kind: "leagueVote", for: true } }] });
});

rule(
  ["DK-OATH-02", "DK-OATH-03"],
  "a vote sworn is kept or broken by the declaration; not asked for, it lapses",
  () => {
    for (const [declared, lost] of [
      ["for", 0],
      ["against", -1],
    ] as const) {
      const t = board().offersOath("ana", "bor", vote("for")).acts("bor", "acceptOath", "ana");
      t.does("ana", "exclude", "cyr").does("bor", 0).does("cyr", "oppose").does("ana").does("bor").does("cyr");
      t.does("ana", 0)
        .does("bor", 0)
        .does("cyr", 0)
        .does("ana", "for")
        .does("bor", declared)
        .has({ bor: { vp: lost } });
    }
  },
);
