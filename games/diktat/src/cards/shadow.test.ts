import { expect } from "vitest";
import { table } from "../testing/index.ts";
import { shows } from "./shows.ts";

const PLAYERS = { ana: { pp: 1 }, bor: { pp: 1 }, cyr: { pp: 1 }, dua: { pp: 1 }, eva: { pp: 1 } };
const board = () =>
  table(PLAYERS)
    .league("maisel", { members: ["ana", "bor"] })
    .league("newOrder", { members: ["cyr", "dua"] })
    .shadow("eva");

shows(
  "shadow",
  ["DK-SCN-102", "DK-LG-SHADOW-02", "DK-RUL-97"],
  "2 PP of the supply for another, during anybody's turn, once a Cycle",
  () => {
    const t = board().turnOf("ana").mayUse("eva", ["shadow"]).mayUse("ana", []);
    t.uses("eva", "shadow").asks("eva", "optionChoice").does("eva", "option:2");
    t.asks("eva", "choosePlayer").offers("eva", ["seat:0", "seat:1", "seat:2", "seat:3"]).does("eva", "bor");
    t.has({ bor: { pp: 3 }, eva: { pp: 1 } }).mayUse("eva", []);
    expect(t.view("public").leagues).toMatchObject({ shadow: 4, shadowUsed: true });
  },
);
