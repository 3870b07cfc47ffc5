import { rule } from "@paravent/testkit/vitest";
import { table } from "../testing/index.ts";

/** A test card that puts one of one's markers back. */
const RETURN = {
  sector: "motol",
  effects: [{ kind: "manifestation", do: [{ op: "return_marker", n: 1 }] }],
} as const;

rule(
  ["DK-SCN-50", "DK-TRO-09", "DK-RUL-69", "DK-DISC-04", "DK-DISC-08"],
  "a second marker is stacked; one marker of the stack lost leaves level I",
  () => {
    const t = table({ ana: {}, bor: {}, cyr: { influence: { newTown: 1 }, row: ["back"] } })
      .card("back", RETURN)
      .pile("cyr", "newTown", "E")
      .resolving("newTown")
      .has({ cyr: { vp: 1 } });

    t.does("cyr", "marker").has({ cyr: { vp: 2, influence: { newTown: 2 }, slots: ["newTown"] } });
    t.is({ markers: { newTown: 0 } });
    t.uses("cyr", "card:back").does("cyr", "slot:newTown");
    t.has({ cyr: { vp: 1, influence: { newTown: 1 }, slots: ["newTown"] } }).is({ markers: { newTown: 1 } });
  },
);

rule(["DK-DISC-06", "DK-DISC-08"], "a slot that becomes empty closes, and its marker's VP are lost", () => {
  const t = table({ ana: { influence: { newTown: 1, karst: 2, combinat: 1 }, row: ["back"] }, bor: {} })
    .card("back", RETURN)
    .endOfCycle()
    .has({ ana: { vp: 1 } });

  t.uses("ana", "card:back").offers("ana", ["newTown", "karst", "combinat"]).does("ana", "slot:newTown");
  t.has({ ana: { vp: 0, slots: ["karst", "combinat"], used: ["card:back"] } }).is({ markers: { newTown: 2 } });
});
