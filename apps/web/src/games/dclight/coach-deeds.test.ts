import { packText } from "@paravent/dclight";
import { ENGLISH_DCLIGHT } from "@paravent/dclight/english";
import { FRENCH_DCLIGHT } from "@paravent/dclight/french";
import { loadBasePack } from "@paravent/dclight/node";
import { table } from "@paravent/dclight/testing";
import { dclightText } from "@paravent/dclight/text";
import type { Json } from "@paravent/kernel";
import { expect, test } from "vitest";
import { coach as inEnglish } from "../../i18n/en/coach.ts";
import { coach as inFrench } from "../../i18n/fr/coach.ts";
import { deedOf } from "./coach-deeds.ts";
import { lexiconOf } from "./seen/lexicon.ts";
import type { Seen } from "./seen/seen.ts";
import { coach as english } from "./words/en/coach.ts";
import { coach as french } from "./words/fr/coach.ts";

const pack = packText(loadBasePack());
const built = table({
  A: { tracks: "G5 M5 P5", ages: "1/0/0", hand: ["Forge", "Raid"], buildings: ["Market"] },
  B: { buildings: ["Forge"] },
})
  .turn(3)
  .development("A")
  .view("A");
const [market] = built.players[0]!.buildings;
const [forge] = built.players[1]!.buildings;
const game = {
  ...built,
  dice: { red: ["gold", "gold", "creature"], blue: ["gold", "morale", "materials"], green: [] },
};

function said(spoken: "en" | "fr", subject: string, answer: Json): string | null {
  const words = dclightText(spoken === "en" ? ENGLISH_DCLIGHT : FRENCH_DCLIGHT, pack);
  const lexicon = lexiconOf(pack, words);
  const name = (seat: number): string => ["Milo", "Ada"][seat]!;
  const player = (seat: number) => game.players[seat]!;
  const seen = { game, pack, words, lexicon, you: 0, name, player } as unknown as Seen;
  return deedOf(spoken === "en" ? english.deeds : french.deeds, seen, `dclight/${subject}`, answer);
}

const way = (branch: string, value?: Json): Json => (value === undefined ? { branch } : { branch, value });

test.each<[string, Json, string, string]>([
  ["chooseFreeSector", ["civil"], "to take age 1 of Civil", "prendre l’âge 1 du secteur Civil"],
  ["keepCard", ["card:mil-forge"], "to keep Forge", "garder Forge"],
  ["discardToLimit", ["card:mil-raid"], "to discard Raid", "défausser Raid"],
  ["chooseLostBuilding", [market!.ref], "to lose Market", "perdre Marché"],
  ["turnDraw", way("deck:civil"), "to draw a card from the Civil deck", "piocher une carte du secteur Civil"],
  [
    "turnDraw",
    way("card:mil-raid", ["deck:military"]),
    "to discard Raid and draw a card from the Military deck",
    "défausser Raid pour piocher une carte du secteur Militaire",
  ],
  ["turnDraw", way("skip"), "not to draw", "ne pas piocher"],
  ["replaceDuplicate", way("keep"), "to keep the card you drew", "garder la carte piochée"],
  [
    "orderSectors",
    ["civil", "military", "religion"],
    "to put Civil first, then Military, then Religion",
    "mettre le secteur Civil en premier, puis Militaire, puis Religion",
  ],
  ["promote", way("stay"), "to leave your sectors in order", "garder l’ordre de vos secteurs"],
  ["buySecondary", [], "to buy nothing", "ne rien acheter"],
  ["buyAccessory", ["blue:1"], "to buy the blue die that shows Gold", "acheter le dé bleu qui montre Or"],
  ["buyAccessory", ["red:3"], "to buy the red die that shows Creature", "acheter le dé rouge qui montre Créature"],
  ["buySecondary", ["red:1", "red:2"], "to buy two red dice that show Gold", "acheter deux dés rouges qui montrent Or"],
  [
    "buySecondary",
    ["blue:1", "blue:3"],
    "to buy the blue dice that show Gold and Material",
    "acheter les dés bleus qui montrent Or et Matériau",
  ],
  ["offering", way("refuse"), "to refuse the offering", "refuser l’offrande"],
  ["offering", way("pay"), "to make the offering", "faire l’offrande"],
  ["offering", way("pay", { gold: 2 }), "to make the offering with 2 Gold", "faire l’offrande avec 2 Or"],
  ["offering", way("card:rel-miracle"), "to play Miracle", "jouer Miracle"],
  ["chooseLoss", { gold: 1, materials: 2 }, "to lose 1 Gold and 2 Materials", "perdre 1 Or et 2 Matériaux"],
  ["devTurn", way("pass"), "to pass", "passer"],
  ["devTurn", way("age", ["age:military"]), "to build age 2 of Military", "construire l’âge 2 du secteur Militaire"],
  ["devTurn", way("build", way("card:mil-forge")), "to build Forge", "construire Forge"],
  ["devTurn", way("activate", way(market!.ref)), "to activate Market", "activer Marché"],
  [
    "devTurn",
    way("activate", way(market!.ref, { pay: { gold: 1 }, gain: { materials: 1 } })),
    "to activate Market (1 Gold, 1 Material)",
    "activer Marché (1 Or, 1 Matériau)",
  ],
  ["devTurn", way("power", way("card:mil-raid", way("seat:1"))), "to play Raid against Ada", "jouer Raid contre Ada"],
  [
    "devTurn",
    way("power", way("card:mil-raid", way("seat:1", [forge!.ref]))),
    "to play Raid against Ada (Forge)",
    "jouer Raid contre Ada (Forge)",
  ],
  [
    "devTurn",
    way("build", way("card:mil-raid", [forge!.ref])),
    "to play Raid and copy Ada’s Forge",
    "jouer Raid pour copier Forge, chez Ada",
  ],
  [
    "devTurn",
    way("morale", way("draw", way("deck:civil"))),
    "to pay 2 Morale to draw a card from the Civil deck",
    "payer 2 Moral pour piocher une carte du secteur Civil",
  ],
  ["devTurn", way("morale", way("gain:gold")), "to pay 2 Morale for 1 Gold", "payer 2 Moral pour gagner 1 Or"],
  ["reactCancel", way("decline"), "not to react", "ne pas réagir"],
])("of %s, the answer %j is said as a person says it", (subject, answer, en, fr) => {
  expect(said("en", subject, answer)).toBe(en);
  expect(said("fr", subject, answer)).toBe(fr);
});

test("a poor move and a better one make two sentences, elided in French", () => {
  const [bought, passed] = [["blue:1"], []];
  expect(inFrench.poorDeed(said("fr", "buyAccessory", bought)!, said("fr", "buyAccessory", passed)!)).toBe(
    "Vous avez choisi d’acheter le dé bleu qui montre Or. Mieux valait ne rien acheter.",
  );
  expect(inEnglish.poorDeed(said("en", "buyAccessory", passed)!, said("en", "buyAccessory", bought)!)).toBe(
    "You chose to buy nothing. It would have been better to buy the blue die that shows Gold.",
  );
});
