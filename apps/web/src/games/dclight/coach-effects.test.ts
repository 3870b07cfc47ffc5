import { packText } from "@paravent/dclight";
import { ENGLISH_DCLIGHT } from "@paravent/dclight/english";
import { FRENCH_DCLIGHT } from "@paravent/dclight/french";
import { loadBasePack } from "@paravent/dclight/node";
import { table } from "@paravent/dclight/testing";
import { dclightText } from "@paravent/dclight/text";
import type { Json } from "@paravent/kernel";
import { expect, test } from "vitest";
import { whatItDoes } from "./coach-effects.ts";
import { lexiconOf } from "./seen/lexicon.ts";
import type { Seen } from "./seen/seen.ts";
import { coach as english } from "./words/en/coach.ts";
import { coach as french } from "./words/fr/coach.ts";

const pack = packText(loadBasePack());
/** A city with two cards and a building. */
const game = table({ A: { tracks: "G5 M5 P5", ages: "1/0/0", hand: ["Forge", "Raid"], buildings: ["Market"] }, B: {} })
  .turn(3)
  .development("A")
  .view("A");
const [market] = game.players[0]!.buildings;

function said(spoken: "en" | "fr", subject: string, better: Json, given: Json): string | null {
  const words = dclightText(spoken === "en" ? ENGLISH_DCLIGHT : FRENCH_DCLIGHT, pack);
  const lexicon = lexiconOf(pack, words);
  const seen = { game, pack, words, lexicon, you: 0, player: (seat: number) => game.players[seat]! } as unknown as Seen;
  const does = spoken === "en" ? english.does : french.does;
  return whatItDoes(does, seen, { subject: `dclight/${subject}`, better, given });
}

const way = (branch: string, value?: Json): Json => (value === undefined ? { branch } : { branch, value });

test.each<[string, Json, Json, RegExp]>([
  ["chooseFreeSector", ["civil"], ["military"], /of Civil would cost/],
  ["keepCard", ["card:mil-forge"], ["card:mil-raid"], /^Forge: /],
  ["discardToLimit", ["card:mil-forge"], ["card:mil-raid"], /you keep Raid: /],
  ["chooseDiscard", ["card:mil-raid"], ["card:mil-forge"], /you keep Forge: /],
  ["chooseLostBuilding", ["building:0:other"], [market!.ref], /you keep Market: /],
  ["turnDraw", way("deck:civil"), way("skip"), /the Civil deck/],
  ["turnDraw", way("card:mil-raid", ["deck:military"]), way("skip"), /exchange Raid .* Military/],
  ["turnDraw", way("skip"), way("deck:civil"), /discard nothing/],
  ["replaceDuplicate", way("replace"), way("keep"), /same building twice/],
  ["reactCancel", way("card:civ-diplomatie"), way("decline"), /^Diplomacy: /],
  ["reactRetaliate", way("decline"), way("card:mil-guerre-sainte"), /you keep Holy War: /],
  ["offering", way("card:rel-miracle"), way("refuse"), /^Miracle: /],
  ["devTurn", way("power", way("card:mil-raid")), way("pass"), /^Raid: /],
  ["devTurn", way("activate", way(market!.ref)), way("pass"), /^Market: /],
  ["devTurn", way("morale", way("draw")), way("pass"), /2 VP fewer/],
  ["devTurn", way("morale", way("creature-1")), way("pass"), /away from your door/],
  ["devTurn", way("morale", way("gain:gold")), way("pass"), /short of elsewhere/],
  ["promote", way("stay"), way("promote"), /order stays/],
  ["buySecondary", [], ["red:1"], /gives nobody a point/],
  ["buyAccessory", ["red:1"], [], /your own beast/],
  ["chooseLoss", { gold: 1 }, { materials: 1 }, /spare: 1 Material/],
])("of %s it is said what the advised answer %j does", (subject, better, given, wanted) => {
  expect(said("en", subject, better, given)).toMatch(wanted);
  expect(said("fr", subject, better, given)).not.toBeNull();
});
