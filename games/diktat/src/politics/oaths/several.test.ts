import { rule } from "@paravent/testkit/vitest";
import { expect } from "vitest";
import { type Played, table } from "../../testing/index.ts";

/** Several offers, several oaths, several terms: each stands for itself. */
const three = (ana: { pp?: number } = {}) => table({ ana, bor: { pp: 3 }, cyr: { pp: 3 } });
const states = (t: Played, who = "ana") =>
  t.view(who).oaths.flatMap(({ terms }) => (terms ?? []).map(({ state }) => state));
const standing = (t: Played, name: string, act: string) => t.table(name).standing.find((one) => one.act === act)!.ask;
const oath = { terms: [["ana", "notSend", { sector: "karst" }]] } as const;

rule(["DK-OATH-01", "DK-RUL-55"], "an offer refused or withdrawn leaves the others where they are", () => {
  const begin = () =>
    three()
      .turnOf("ana")
      .offersOath("ana", "bor", oath)
      .offersOath("ana", "cyr", oath)
      .offersOath("cyr", "bor", { terms: [["cyr", "notSend", { sector: "karst" }]] });
  const left = (t: Played) => t.facts.oathOffers.map(({ from, to }) => [from, to]);
  const t = begin();
  expect(standing(t, "ana", "withdrawOath")).toMatchObject({ from: ["seat:1", "seat:2"] });
  expect(standing(t, "cyr", "withdrawOath")).toMatchObject({ from: ["seat:1"] });
  expect(standing(t, "bor", "acceptOath")).toMatchObject({ from: ["seat:0", "seat:2"] });
  t.acts("bor", "refuseOath", ["seat:0"]);
  expect(left(t)).toEqual([
    [0, 2],
    [2, 1],
  ]);
  expect(left(begin().acts("ana", "withdrawOath", ["seat:2"]))).toEqual([
    [0, 1],
    [2, 1],
  ]);
  expect(left(begin().acts("bor", "acceptOath", ["seat:2"]))).toEqual([
    [0, 1],
    [0, 2],
  ]);
});

rule(
  "DK-RUL-55",
  "one offer to a player at a time, whatever others have offered; only oaths in force are counted",
  () => {
    const t = three().turnOf("ana").offersOath("ana", "bor", oath);
    t.refusesOath("ana", "bor", oath, "oathOffersOut", "DK-RUL-55");
    t.offersOath("ana", "cyr", oath).offersOath("bor", "cyr", { terms: [["bor", "notSend", { sector: "karst" }]] });
    const u = three().turnOf("ana");
    const short = { until: "manoeuvreDone", terms: [["ana", "words", { text: "So be it." }]] } as const;
    for (let n = 0; n < 8; n++) u.swears("ana", "bor", short);
    u.refusesOath("ana", "bor", oath, "tooManyOaths", "DK-RUL-55").swears("bor", "cyr", {
      terms: [["bor", "notSend", { sector: "karst" }]],
    });
    u.does("ana", "extendInfluence").does("ana", "nothing").swears("ana", "bor", oath);
  },
);

rule("DK-RUL-59", "what is read out is read as it was sworn, by whom it was; so is what is contested", () => {
  const terms = [
    ["bor", "words", { text: "You will have the file." }],
    ["ana", "notSend", { sector: "karst" }],
  ] as const;
  const read = [
    { by: 1, promise: { kind: "words", words: "You will have the file." } },
    { by: 0, promise: { kind: "notSend", sector: "karst" } },
  ];
  const t = three().turnOf("ana").swears("bor", "ana", { terms });
  t.acts("bor", "revealOath", "oath:1");
  const opened = { type: "oathOpened", oath: 1, parties: [1, 0] };
  expect(t.hears("cyr")).toEqual([{ ...opened, by: 1, contested: false, terms: read }]);
  const u = three().turnOf("ana").swears("bor", "ana", { terms }).acts("ana", "claimBreach", "oath:1/0");
  u.does("bor", "contest");
  expect(u.hears("cyr")).toEqual([{ ...opened, by: 1, contested: true, terms: read }]);
});

rule(
  ["DK-RUL-56", "DK-RUL-59"],
  "an oath whose deadline has come stays until its last promise in words is judged",
  () => {
    const t = three().turnOf("ana");
    t.swears("ana", "bor", {
      until: "manoeuvreDone",
      terms: [
        ["ana", "doManoeuvre", { manoeuvre: "extendInfluence" }],
        ["ana", "words", { text: "You will have the file." }],
      ],
    });
    t.does("ana", "extendInfluence").does("ana", "nothing");
    expect(states(t)).toEqual(["kept", "open"]);
    t.acts("bor", "claimBreach", "oath:1/1")
      .does("ana", "admit")
      .has({ ana: { vp: -1 } });
    expect(t.facts.oaths).toEqual([]);
  },
);

rule(["DK-RUL-57", "DK-OATH-03"], "who breaks two promises of one oath in one step pays once; both are named", () => {
  const t = table({ ana: {}, bor: {}, cyr: {} }).pile("bor", "karst", "C").turnOf("ana");
  t.swears("ana", "bor", {
    terms: [
      ["ana", "notKill", { owner: "bor", sector: "karst" }],
      ["ana", "notSpy", { owner: "bor" }],
      ["ana", "notKill", { owner: "bor" }],
    ],
  });
  t.does("ana", "assassinate")
    .does("ana", "karst:1")
    .has({ ana: { vp: -1 } });
  expect(t.story).toContainEqual(expect.objectContaining({ type: "oathBroken", seats: [0], terms: [0, 2] }));
});

rule("DK-RUL-130", "a true statement that comes to light is settled there and then", () => {
  const t = three({ pp: 4 }).turnOf("ana");
  t.swears("ana", "bor", { terms: [["ana", "truth", { pp: 4 }]] });
  // Another's PP, as many, are not those spoken of.
  const cyr = table({ ana: { pp: 4 }, bor: {}, cyr: { pp: 4 } }).turnOf("ana");
  cyr.swears("ana", "bor", { terms: [["ana", "truth", { pp: 9 }]] });
  cyr.shows("cyr", "bor", "pp").has({ ana: { vp: 0 } });
  expect(states(cyr)).toEqual(["open"]);
  t.shows("ana", "bor", "agents");
  expect(states(t)).toEqual(["open"]);
  // Shown among other things.
  t.shows("ana", "bor", "agents", "pp", "affinities");
  expect(states(t)).toEqual(["kept"]);
  expect(t.hears("bor")).toContainEqual({ type: "oathTruthTold", oath: 1, parties: [0, 1], term: 0 });
});

rule("DK-RUL-130", "a lie about the secret card is out when the other looks at it, not when a third does", () => {
  const begin = (first: string) =>
    table({ ana: {}, bor: { pawns: 1 }, cyr: { pawns: 1 } })
      .card("file", { sector: "karst" })
      .card("key", { sector: "karst" })
      .secret("file")
      .turnOf(first)
      .swears("ana", "bor", { terms: [["ana", "truth", { secretCard: "key" }]] })
      .does(first, "spy")
      .does(first, "secretCard");
  begin("cyr").has({ ana: { vp: 0 } });
  begin("bor").has({ ana: { vp: -1 } });
  // Who knows it already hears the lie at once.
  const t = table({ ana: {}, bor: {}, cyr: {} })
    .card("file", { sector: "karst" })
    .card("key", { sector: "karst" })
    .secret("file")
    .knows("bor", "secretCard")
    .turnOf("ana");
  t.swears("ana", "bor", { terms: [["ana", "truth", { secretCard: "key" }]] }).has({ ana: { vp: -1 } });
  const pawn = table({ ana: {}, bor: {}, cyr: {} }).pile("cyr", "karst", "C G").knows("bor", "karst:2").turnOf("ana");
  pawn.swears("ana", "bor", { terms: [["ana", "truth", { pawn: "karst:1", is: "emissary" }]] }).has({ ana: { vp: 0 } });
  pawn
    .swears("ana", "bor", { terms: [["ana", "truth", { pawn: "karst:2", is: "emissary" }]] })
    .has({ ana: { vp: -1 } });
});

rule(
  "DK-RUL-130",
  "a pawn that left the board unseen does not come to light with another sector, but with the Cycle",
  () => {
    const t = table({ ana: { pawns: 1 }, bor: { pawns: 0 }, cyr: { pawns: 0 } })
      .pile("cyr", "karst", "C")
      .pile("cyr", "motol", "C")
      .turnOf("ana");
    t.swears("ana", "bor", { terms: [["ana", "truth", { pawn: "karst:1", is: "emissary" }]] });
    t.leaves("cyr", "karst", "bor").accepts("bor", "cyr").does("ana", "extendInfluence").does("ana", "nothing");
    t.does("ana", "motol").has({ ana: { vp: 0 } });
    for (const name of ["ana", "bor", "cyr"]) t.does(name);
    t.has({ ana: { vp: -1 } });
  },
);

rule(
  ["DK-RUL-130", "DK-RUL-51"],
  "what a third shows the other brings a lie to light: the very pawn, the secret card",
  () => {
    const pawn = () =>
      table({ ana: {}, bor: {}, cyr: {} })
        .pile("cyr", "karst", "C G")
        .turnOf("ana")
        .swears("ana", "bor", { terms: [["ana", "truth", { pawn: "karst:2", is: "emissary" }]] });
    pawn()
      .shows("cyr", "bor", "karst:1")
      .has({ ana: { vp: 0 } });
    pawn()
      .shows("cyr", "bor", "karst:2")
      .has({ ana: { vp: -1 } });
    const card = table({ ana: {}, bor: {}, cyr: { spyTokens: 1 } })
      .card("file", { sector: "karst" })
      .card("key", { sector: "karst" })
      .secret("file")
      .pile("bor", "karst", "C")
      .turnOf("cyr");
    card.swears("ana", "bor", { terms: [["ana", "truth", { secretCard: "key" }]] });
    card
      .does("cyr", "spy")
      .does("cyr", "secretCard")
      .has({ ana: { vp: 0 } });
    card.shows("cyr", "bor", "secretCard").has({ ana: { vp: -1 } });
  },
);
