import { rule } from "@paravent/testkit/vitest";
import { expect } from "vitest";
import { type Played, table } from "../../testing/index.ts";

/** Who has sealed an answer to the open question, by place at the table. */
const answered = (t: Played): readonly number[] => t.table("public").waiting!.answered;

const words = [["ana", "words", { text: "You will have the file." }]] as const;

/** Bor claims that Ana has not kept her word; Cyr, Dua and Eva judge. */
function contested(): Played {
  const t = table({
    ana: {},
    bor: {},
    cyr: { influence: { artefact: 1 } },
    dua: { row: ["open"], affinities: { politics: 1 }, pp: 2 },
    eva: { pp: 2 },
  })
    .card("open", { sector: "motol", symbols: ["politics"] })
    .pile("cyr", "karst", "E G")
    .pile("cyr", "motol", "C")
    .turnOf("ana")
    .swears("ana", "bor", { terms: words });
  t.swears("dua", "eva", { terms: [["dua", "words", { text: "And the key." }]] });
  return t.acts("bor", "claimBreach", "oath:1/0").does("ana", "contest").asks(["cyr", "dua", "eva"], "oathVerdict");
}

rule("DK-RUL-56", "a vote that is cast stands, whatever anybody does before the last is in", () => {
  const t = contested().does("cyr", "broken").does("dua", "broken");
  t.acts("ana", "takeDebt").acts("eva", "takeDebt").acts("dua", "placeAffinity", "open:0=politics");
  t.proposes("dua", "eva", { give: "pp", want: "2pp" }).accepts("eva", "dua");
  expect(answered(t)).toEqual([2, 3]);
  t.does("eva", "kept").has({ ana: { vp: -1 } });
});

rule("DK-RUL-56", "a vote stands while something that asks comes between, and may still be changed after it", () => {
  const t = contested().does("cyr", "broken").does("dua", "broken");
  t.uses("cyr", "marker:artefact:1")
    .does("cyr", "cyr.karst:1", "cyr.motol")
    .asks("cyr", "movePawn")
    .does("cyr", "nothing");
  expect(t.asks(["cyr", "dua", "eva"], "oathVerdict") && answered(t)).toEqual([2, 3]);
  t.does("dua", "kept")
    .does("eva", "kept")
    .has({ ana: { vp: 0 } });
});

rule("DK-RUL-56", "one claim within another: each has its own votes", () => {
  const t = contested().does("cyr", "broken").does("eva", "broken");
  t.acts("eva", "claimBreach", "oath:2/0").asks("dua", "oathAnswer").does("dua", "contest");
  t.asks(["ana", "bor", "cyr"], "oathVerdict");
  expect(answered(t)).toEqual([]);
  t.does("cyr", "kept").does("ana", "kept").does("bor", "broken");
  t.asks(["cyr", "dua", "eva"], "oathVerdict").has({ dua: { vp: 0 } });
  expect(answered(t)).toEqual([2, 4]);
  t.does("dua", "kept").has({ ana: { vp: -1 } });
});

const call = { with: ["seat:1", "seat:2"], spies: 0 };

rule("DK-LG-CONC-02", "who has said whether to go to a Conclave has said it", () => {
  const t = table({ ana: {}, bor: {}, cyr: {}, dua: {}, eva: {} })
    .league("maisel", { members: ["ana", "bor", "cyr"] })
    .leaguePhase()
    .acts("ana", "callConclave", call)
    .does("bor", "go")
    .acts("dua", "takeDebt");
  expect(answered(t)).toEqual([1]);
  t.does("cyr", "stay").asks(["ana", "bor"], "conclaveClose");
});

/** Ana and Bor are tied for Karst, and say when they are ready to bid. */
const tied = (): Played =>
  table({ ana: {}, bor: {}, cyr: {}, dua: {} })
    .pile("ana", "karst", "E")
    .pile("bor", "karst", "E")
    .resolving("karst")
    .swears("ana", "bor", { terms: words })
    .asks(["ana", "bor"], "ready");

rule("DK-RUL-35", "who is ready to bid thinks again when something has changed on the table, and only then", () => {
  const t = tied().does("ana").tells("cyr", "dua", "They will pay.").acts("bor", "claimBreach", "oath:1/0");
  t.does("ana", "contest").does("cyr", "kept").does("dua", "kept").asks(["ana", "bor"], "ready");
  expect(answered(t)).toEqual([0]);
  t.acts("bor", "takeDebt");
  expect(answered(t)).toEqual([]);

  const broken = tied().does("bor").acts("bor", "claimBreach", "oath:1/0").does("ana", "admit");
  expect(answered(broken.has({ ana: { vp: -1 } }))).toEqual([]);
});

rule("DK-AFF-04", "at the end what others place leaves one's own last placement as it is sealed", () => {
  const t = table({
    ana: { row: ["first"], affinities: { people: 1 } },
    bor: { row: ["second"], affinities: { people: 1, politics: 1 } },
    cyr: { row: ["third"], affinities: {} },
  })
    .card("first", { sector: "motol", symbols: ["people"] })
    .card("second", { sector: "motol", symbols: ["any", "any"] })
    .card("third", { sector: "motol", symbols: ["any"] })
    .cycle(4)
    .endOfCycle();
  for (const name of ["ana", "bor", "cyr"]) t.does(name);
  t.does("ana", "first:0=people").does("bor", "second:0=politics");
  t.acts("bor", "placeAffinity", "second:0=people");
  expect(answered(t)).toEqual([0]);
  t.does("bor", "second:1=politics")
    .does("cyr", "")
    .has({ ana: { vp: 1 }, bor: { vp: 2 } });
});
