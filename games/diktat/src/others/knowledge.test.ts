import { rule } from "@paravent/testkit/vitest";
import { expect } from "vitest";
import { table } from "../testing/index.ts";

// What was learned of a pawn of the Others stays known while everybody sees where it goes (section 5.2 of the rules).

rule(["DK-RUL-83", "DK-OTH-PILE-03"], "a pawn moved openly is known to those who knew it, and to nobody else", () => {
  const t = table({ ana: { influence: { artefact: 1 } }, bor: {}, cyr: {} })
    .others("karst", "E G C")
    .others("motol", "C")
    .knows("bor", "others.karst:2", "others.karst:3")
    .turnOf("ana");
  t.uses("ana", "marker:artefact:1").does("ana", "others.karst:2", "motol").does("ana", "others.karst:1", "motol");
  t.sees("bor", "motol", "? G ?").sees("bor", "karst", "C");
  for (const who of ["ana", "cyr", "public"]) t.sees(who, "motol", "? ? ?").sees(who, "karst", "?");
});

rule(["DK-OTH-PILE-07", "DK-OTH-PILE-08"], "so is one taken from the top of the Artefact in Proliferation", () => {
  const t = table({ ana: {}, bor: {} })
    .card("k", { sector: "karst", darkness: 2 })
    .deck("k", "nv1", "nv2", "ms1")
    .others("artefact", "E G C")
    .others("karst", "C")
    .knows("bor", "others.artefact:1", "others.artefact:3")
    .cycleStart();
  t.sees("bor", "karst", "? E ?").sees("ana", "karst", "? ? ?");
  expect(t.view("bor").piles.find(({ sector }) => sector === "artefact")!.pawns[0]!.kind).toBe("citizen");
});

rule(["DK-OTH-DARK-03", "DK-OTH-PILE-09"], "Gathering hides what lay open, and leaves the pile above as it was", () => {
  const t = table({ ana: {}, bor: {} })
    .card("k", { sector: "karst", darkness: 0 })
    .deck("k", "nv1", "nv2", "ms1")
    .others("motol", "CCCC GGGG")
    .others("artefact", "E E")
    .discardedOthers("EE")
    .knows("bor", "others.artefact:1")
    .cycle(2)
    .cycleStart();
  t.sees("bor", "artefact", "E ? ? ?").sees("ana", "artefact", "? ? ? ?").is({ discardedOthers: "" });
});

rule(["DK-OTH-PILE-09", "DK-OTH-PILE-04"], "whoever is killed lies open for all, whatever was known before", () => {
  const t = table({ ana: {}, bor: {} })
    .others("karst", "C G")
    .knows("ana", "others.karst:1")
    .turnOf("ana")
    .does("ana", "assassinate")
    .does("ana", "others.karst:1");
  for (const who of ["ana", "bor", "public"]) expect(t.view(who).others!.discarded).toEqual(["citizen"]);
  t.sees("ana", "karst", "?");
});
