import { packText } from "@paravent/dclight";
import { loadBasePack } from "@paravent/dclight/node";
import { expect, it } from "vitest";
import { drawnCards } from "./cards/CardPicture.tsx";
import { drawnCreatures } from "./creatures/index.tsx";

const pack = packText(loadBasePack());

it("has a picture for every card and every creature of the base pack, and none too many", () => {
  expect([...drawnCards].sort()).toEqual(pack.cards.map(({ id }) => id).sort());
  expect([...drawnCreatures].sort()).toEqual(pack.creatures.map(({ id }) => id).sort());
});
