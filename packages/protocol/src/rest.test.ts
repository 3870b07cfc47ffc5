import { describe, expect, test } from "vitest";
import type { z } from "zod/mini";
import { GameList, GameWords } from "./games.ts";
import { MOST_SEATS } from "./messages.ts";
import {
  CreateTable,
  Fault,
  JoinTable,
  Me,
  Moment,
  Outline,
  PackList,
  PackUpload,
  SessionRequest,
  TableList,
} from "./rest.ts";

const table = { game: "toy", language: "en", seats: ["me", "open", { bot: "greedy" }] };
const seats = (n: number) => Array.from({ length: n }, () => "open");
const game = {
  id: "toy",
  name: { fr: "Jouet", en: "Toy" },
  text: { fr: "", en: "" },
  players: { min: 2, max: 5 },
  strategies: [{ id: "bold", name: { fr: "Hardi", en: "Bold" } }],
  options: [{ name: "wild", values: [false, true], default: false }],
  rounds: null,
};
const words = {
  questions: { "toy/bid": { lead: "Bid", quiet: "", waiting: "{names} to bid" } },
  standing: {},
  events: { bidMade: "{@seat} bids {count}." },
  refusals: {},
  refs: {},
  fields: {},
  view: {},
  options: {},
};

describe("requests and replies", () => {
  const good: [string, z.ZodMiniType, unknown][] = [
    ["a guest without a name", SessionRequest, {}],
    ["a guest with one", SessionRequest, { name: "Ana", language: "fr" }],
    ["somebody", Me, { id: "p", name: "Ana", language: "fr" }],
    ["a table", CreateTable, table],
    [
      "a table with everything",
      CreateTable,
      { ...table, name: "T", options: { a: [1] }, undo: "consent", decisionSeconds: 10, pack: "0".repeat(32) },
    ],
    ["the largest table", CreateTable, { ...table, seats: seats(MOST_SEATS) }],
    ["any seat", JoinTable, {}],
    ["the last seat", JoinTable, { seat: MOST_SEATS - 1 }],
    ["a pack", PackUpload, { files: { "pack.yaml": "name: x" } }],
    ["packs", PackList, { packs: [{ id: "p1", name: { fr: "Base", en: "Base" } }] }],
    ["no tables", TableList, { mine: [], open: [] }],
    ["a moment", Moment, { at: 0, of: 3, view: { seq: 0, who: 1 }, journal: [] }],
    ["an outline", Outline, { kinds: [["dealt"], []] }],
    ["a fault", Fault, { reason: "seatCount", rule: "XX-1", with: { min: 2 } }],
    ["games", GameList, { games: [game] }],
    ["words", GameWords, words],
  ];
  test.each(good)("%s is read as it was sent", (_, schema, value) => {
    expect(schema.parse(JSON.parse(JSON.stringify(value)))).toEqual(value);
  });

  const bad: [string, z.ZodMiniType, unknown][] = [
    ["a name of nothing", SessionRequest, { name: "  " }],
    ["a name without end", SessionRequest, { name: "x".repeat(401) }],
    ["a request for more than there is", SessionRequest, { admin: true }],
    ["a table without seats", CreateTable, { ...table, seats: [] }],
    ["a table too large", CreateTable, { ...table, seats: seats(MOST_SEATS + 1) }],
    ["a seat of no kind", CreateTable, { ...table, seats: ["you"] }],
    ["a bot of another alphabet", CreateTable, { ...table, seats: [{ bot: "__proto__" }] }],
    ["a table in no language of ours", CreateTable, { ...table, language: "de" }],
    ["options too deep", CreateTable, { ...table, options: JSON.parse(`${"[".repeat(33)}1${"]".repeat(33)}`) }],
    ["no time to think", CreateTable, { ...table, decisionSeconds: 9 }],
    ["a week and a second", CreateTable, { ...table, decisionSeconds: 604_801 }],
    ["a pack of no hash", CreateTable, { ...table, pack: "base" }],
    ["a game without end", CreateTable, { ...table, game: "x".repeat(33) }],
    ["a seat below the first", JoinTable, { seat: -1 }],
    ["a seat beyond the last", JoinTable, { seat: MOST_SEATS }],
    ["a file with too long a name", PackUpload, { files: { ["x".repeat(65)]: "" } }],
    ["a file of no text", PackUpload, { files: { "pack.yaml": 1 } }],
    ["a moment without a view", Moment, { at: 0, of: 3, view: null, journal: [] }],
    ["a fault without a reason", Fault, { rule: "XX-1" }],
    [
      "an option without a choice",
      GameList,
      { games: [{ ...game, options: [{ name: "w", values: [1], default: 1 }] }] },
    ],
    ["a game in one language", GameList, { games: [{ ...game, name: { en: "Toy" } }] }],
    ["a question without words for those who wait", GameWords, { ...words, questions: { a: { lead: "", quiet: "" } } }],
  ];
  test.each(bad)("%s is refused", (_, schema, value) => {
    expect(schema.safeParse(value).success).toBe(false);
  });

  test("names are cut of the space around them", () => {
    expect(SessionRequest.parse({ name: " Ana " })).toEqual({ name: "Ana" });
    expect(CreateTable.parse({ ...table, name: " T " }).name).toBe("T");
  });
});
