import { expect, it } from "vitest";
import { readTexts, SharedTexts } from "./shared-texts.ts";

it("texts are read as they were laid, of whatever letters, and one room serves again until it is too small", () => {
  const shared = new SharedTexts();
  const texts = ["", "Praha", "Žižkov, 北京, 😀"];
  const first = shared.lay(texts);
  expect([...readTexts(first.room!, first.lengths)]).toEqual(texts);
  const again = shared.lay(["ů".repeat(30), "a"]);
  expect(again.room).toBeNull();
  expect([...readTexts(first.room!, again.lengths)]).toEqual(["ů".repeat(30), "a"]);
  const larger = shared.lay(["北".repeat(100)]);
  expect([...readTexts(larger.room!, larger.lengths)]).toEqual(["北".repeat(100)]);
});
