import { rule } from "@paravent/testkit/vitest";
import { expect } from "vitest";
import { table } from "../testing/index.ts";

const LEAGUES = { eternalNight: true, leagues: true };

rule(["DK-RUL-95", "DK-LG-LIM-02"], "with Leagues in play nobody is told anything apart; the table may be", () => {
  const t = table({ ana: { pp: 4 }, bor: {}, cyr: {}, dua: {} })
    .configured(LEAGUES)
    .turnOf("ana");
  const words = { branch: "words", value: "Karst is mine." };
  t.refusesAct("ana", "tell", { to: ["seat:1"], what: words }, "talkIsPublic", "DK-RUL-95");
  t.acts("ana", "tell", { to: ["table"], what: words });
  for (const who of ["bor", "cyr", "dua"]) expect(t.hears(who)).toHaveLength(1);
  // Nor does an offer carry a message.
  t.refusesTrade("ana", "bor", { give: "1pp", note: "Hush." }, "tooLong");
  expect(t.table("ana").silence.map(({ to }) => to)).toEqual([1, 2, 3]);
});

rule("DK-RUL-131", "without Leagues anybody may be told anything apart", () => {
  const t = table({ ana: { pp: 4 }, bor: {}, cyr: {}, dua: {} }).turnOf("ana");
  t.tells("ana", "bor", "pp=5");
  expect(t.hears("bor")).toHaveLength(1);
  expect(t.hears("cyr")).toEqual([]);
  expect(t.table("ana").silence).toEqual([]);
});
