import { expect, it } from "vitest";
import { readText, SharedTexts } from "./shared-texts.ts";

it("texts are read as they were laid, of whatever letters, and one room serves again until it is too small", () => {
  const shared = new SharedTexts();
  const first = ["", "Praha", "Žižkov, 北京, 😀"];
  const { places, room } = shared.lay(first);
  expect(places.map((place) => readText(room!, place))).toEqual(first);
  const again = shared.lay(["ů".repeat(30)]);
  expect(again.room).toBeNull();
  expect(readText(room!, again.places[0]!)).toBe("ů".repeat(30));
  const larger = shared.lay(["北".repeat(100)]);
  expect(readText(larger.room!, larger.places[0]!)).toBe("北".repeat(100));
});
