import { rule } from "@paravent/testkit/vitest";
import { expect } from "vitest";
import { table } from "../testing/index.ts";

const SHOWN = [{ kind: "emissary", how: "shown", by: 1 }];
const SEEN = [{ kind: "emissary", how: "seen", by: null }];

const begin = () => table({ ana: {}, bor: {}, cyr: {} }).secret("nv1").pile("bor", "karst", "E C");

rule(["DK-RUL-51", "DK-RUL-52"], "whoever was shown a pawn knows by whom, whatever is said afterwards", () => {
  const t = begin().turnOf("ana").shows("bor", "ana", "karst:1");
  for (let i = 1; i <= 12; i++) t.tells("bor", "ana", `word ${i}`);
  expect(t.view("ana").knowledge!.pawns).toMatchObject(SHOWN);
  // What is only said is still forgotten in its order.
  expect(t.view("ana").knowledge!.heard).toHaveLength(9);
});

rule("DK-RUL-51", "own eyes stand above what others show, before it and after", () => {
  const before = begin().knows("ana", "bor.karst:1", "secretCard").turnOf("ana").shows("bor", "ana", "karst:1");
  expect(before.view("ana").knowledge!.pawns).toMatchObject(SEEN);

  const after = begin().turnOf("cyr").does("cyr", "spy").does("cyr", "secretCard").shows("cyr", "ana", "secretCard");
  after.does("cyr", "stop").shows("bor", "ana", "karst:1");
  const knowledge = () => after.view("ana").knowledge!;
  expect(knowledge().pawns).toMatchObject(SHOWN);
  expect(knowledge().secretCard).toEqual({ card: "nv1", how: "shown", by: 2 });
  after.does("ana", "spy").does("ana", "bor.karst:1").does("ana", "secretCard");
  expect(knowledge().pawns).toMatchObject(SEEN);
  expect(knowledge().secretCard).toEqual({ card: "nv1", how: "seen", by: null });
});

rule("DK-RUL-51", "a pawn of the Others that lies on into the next Cycle is still known by whom", () => {
  const t = table({ ana: { pawns: 1 }, bor: { pawns: 0 }, cyr: { pawns: 0 } })
    .others("suburbs", "E")
    .turnOf("ana");
  t.does("ana", "spy").does("ana", "others.suburbs:1").shows("ana", "bor", "others.suburbs:1").does("ana", "stop");
  t.tells("ana", "bor", "hello").asks(["ana", "bor", "cyr"], "endOfCycleCall");
  for (const name of ["ana", "bor", "cyr"]) t.does(name);
  t.is({ cycle: 2 });
  expect(t.view("bor").knowledge).toMatchObject({ pawns: [{ kind: "emissary", how: "shown", by: 0 }] });
  expect(t.view("bor").knowledge!.heard.map(({ what }) => what.about)).toEqual(["pawn"]);
});

rule(["DK-RUL-52", "DK-RUL-51"], "what one player says to another crowds out nothing said by or to a third", () => {
  const t = begin().turnOf("ana").tells("bor", "cyr", "to cyr");
  for (let i = 1; i <= 8; i++) t.tells("bor", "ana", `word ${i}`);
  t.tells("cyr", "ana", "from cyr");
  const heard = (who: string) => t.view(who).knowledge!.heard;
  expect([heard("ana").length, heard("cyr").length]).toEqual([9, 1]);
  // The oldest of that pair goes.
  t.tells("bor", "ana", "word 9");
  expect(heard("ana").map(({ what }) => what)).toMatchObject([
    ...[2, 3, 4, 5, 6, 7, 8].map((i) => ({ is: `word ${i}` })),
    { is: "from cyr" },
    { is: "word 9" },
  ]);
});

rule("DK-RUL-51", "what teaches nothing that stays known is forgotten in its order: a purse, one's own pawn", () => {
  const t = begin().turnOf("ana").does("ana", "spy").does("ana", "karst:1").shows("ana", "bor", "karst:1");
  t.shows("bor", "ana", "pp");
  for (let i = 1; i <= 8; i++) t.tells("bor", "ana", `word ${i}`).tells("ana", "bor", `word ${i}`);
  for (const who of ["ana", "bor"]) {
    const heard = t.view(who).knowledge!.heard;
    expect(heard.map(({ what }) => what.about)).toEqual(new Array(8).fill("words"));
  }
});

rule("DK-RUL-51", "own eyes free one player of what they owe for this pawn, and of nothing else", () => {
  const t = begin().turnOf("ana").shows("bor", ["ana", "cyr"], "karst:1").shows("bor", ["ana", "cyr"], "karst:2");
  t.does("ana", "spy").does("ana", "karst:2");
  const known = (who: string) => t.view(who).knowledge!.pawns.map(({ how, by }) => [how, by]);
  expect(known("ana")).toEqual([
    ["shown", 1],
    ["seen", null],
  ]);
  expect(known("cyr")).toEqual([
    ["shown", 1],
    ["shown", 1],
  ]);
  t.does("ana", "secretCard");
  expect(known("ana")[0]).toEqual(["shown", 1]);
});

rule(
  "DK-RUL-51",
  "of the secret card, and of a pawn that was only told of, nothing is kept into the next Cycle",
  () => {
    const t = table({ ana: { pawns: 1 }, bor: { pawns: 0 } })
      .secret("nv1")
      .others("suburbs", "E")
      .turnOf("ana");
    t.does("ana", "spy").does("ana", "secretCard").shows("ana", "bor", "secretCard").does("ana", "stop");
    t.tells("ana", "bor", "others.suburbs:1=emissary").does("ana").does("bor").is({ cycle: 2 });
    expect(t.view("bor").knowledge).toMatchObject({ pawns: [], secretCard: null, heard: [] });
  },
);
