import { table } from "@paravent/dclight/testing";
import type { Page } from "playwright-core";
import { DICE, RICH, RIVAL, two, UNORDERED } from "../dclight-positions.ts";
import type { Decision } from "./decision.ts";

const { order: _, ...RIVAL_UNORDERED } = RIVAL;
const four = () => table({ A: RICH, B: RIVAL, C: { ...RIVAL, buildings: [] }, D: RIVAL }).turn(6);

/** Touches these one after another. */
const touching =
  (...refs: readonly string[]) =>
  async (page: Page): Promise<void> => {
    for (const ref of refs) await page.locator(`[data-ref="${ref}"]:visible`).first().click();
  };
const commit = (page: Page): Promise<void> =>
  page.locator("[data-commit][aria-disabled=false]:visible").first().click();

export const DCLIGHT_DECISIONS: readonly Decision[] = [
  {
    id: "draw",
    title: "Which card to give up, and which to draw",
    position: () => two({ ...RICH, hand: ["Oracle", "Raid", "Trade"] }).turnStart(),
    draft: touching("discard:civ-commerce", "deck:civil"),
  },
  {
    id: "sectors",
    title: "The order of the sector cards",
    position: () => two(UNORDERED, RIVAL_UNORDERED).production(),
  },
  {
    id: "purchase",
    title: "Which dice to buy",
    position: () => four().god("Zeus").dice(DICE).secondary(),
    seats: 4,
    draft: touching("blue:1", "blue:2"),
  },
  { id: "development", title: "What to do in Development", position: () => four().development("A"), seats: 4 },
  {
    id: "age",
    title: "An age of a sector",
    position: () => four().development("A"),
    seats: 4,
    draft: touching("age:civil"),
  },
  {
    id: "building",
    title: "A building of the hand",
    position: () => four().development("A"),
    seats: 4,
    draft: touching("card:rel-oracle"),
  },
  {
    id: "activation",
    title: "A building that is activated",
    position: () => four().development("A"),
    seats: 4,
    draft: touching("building:0:civ-academie"),
  },
  {
    id: "espionage",
    title: "Espionage: which building to copy",
    position: () => four().development("A"),
    seats: 4,
    draft: touching("card:civ-espionnage"),
  },
  {
    id: "hostile",
    title: "A hostile card: against whom, and what",
    position: () => four().development("A"),
    seats: 4,
    draft: touching("card:mil-raid", "seat:1"),
  },
  {
    id: "morale",
    title: "What Morale is spent on",
    position: () => four().development("A"),
    seats: 4,
    draft: touching("morale"),
  },
  {
    id: "offering",
    title: "An offering to a creature",
    position: () => two().front("A", "Hydra").rolls("Creature Gold Population").offerings(),
    draft: touching("pay"),
  },
  {
    id: "miracle",
    title: "A Miracle instead of an offering",
    position: () => two().front("A", "Hydra").rolls("Creature Gold Population").offerings(),
    draft: touching("card:rel-miracle"),
  },
  {
    id: "loss",
    title: "A loss shared among tracks",
    position: () =>
      two({ ...RICH, tracks: "G2 M1 P4", hand: [] })
        .front("A", "Charybdis")
        .offerings(),
    draft: touching("gold", "population"),
  },
  {
    id: "lost-building",
    title: "Which building a creature takes",
    position: () =>
      two({ ...RICH, tracks: "", hand: [], buildings: ["Market", "Forge"] })
        .front("A", "Chimera")
        .rolls("Military Military Military")
        .offerings(),
    draft: touching("building:0:civ-marche"),
  },
  {
    id: "lost-card",
    title: "Which card a creature takes",
    position: () =>
      two({ ...RICH, tracks: "" })
        .front("A", "Sphinx")
        .rolls("Civil Civil Civil")
        .offerings(),
    draft: touching("card:mil-raid"),
  },
  {
    id: "duplicate",
    title: "A drawn building that stands already",
    position: () =>
      two({ ...UNORDERED, hand: ["Oracle", "Raid"] })
        .deck("civil", "Market", "Agora")
        .turnStart()
        .does("A", "civil"),
  },
  {
    id: "diplomacy",
    title: "React to a hostile card",
    position: () =>
      table({
        A: { tracks: "G4 Mor1 Civ3", ages: "0/1/0", hand: ["Diplomacy"] },
        B: { tracks: "Mil4", ages: "1/0/0", hand: ["Raid"] },
      })
        .turn(6)
        .development("B"),
    people: 2,
    async reach(pages) {
      const [ada, bor] = pages as [Page, Page];
      await touching("card:mil-raid")(bor);
      await commit(bor);
      await ada.locator(".bar[data-tone=mine]").waitFor();
    },
  },
  {
    id: "holy-war",
    title: "Answer harm with a Holy War",
    position: () =>
      table({
        A: { tracks: "G4 Mor1 Mil3", ages: "1/0/0", hand: ["Holy War"] },
        B: { tracks: "Mil2 Civ2 Mor3", ages: "1/1/0", hand: ["Raid"], buildings: ["Temple", "Colossus"] },
      })
        .turn(6)
        .development("B"),
    people: 2,
    async reach(pages) {
      const [ada, bor] = pages as [Page, Page];
      await touching("card:mil-raid")(bor);
      await commit(bor);
      await ada.locator(".bar[data-tone=mine]").waitFor();
    },
  },
];
