import { expect, it } from "vitest";
import { readText, SharedText } from "./shared-text.ts";

it("a text is read as it was laid, of whatever letters, and one room serves again until it is too small", () => {
  const shared = new SharedText();
  const first = shared.lay("Praha, Žižkov, 北京, 😀");
  expect(readText(first.room!, first.length)).toBe("Praha, Žižkov, 北京, 😀");
  const again = shared.lay("ů".repeat(30));
  expect(again.room).toBeNull();
  expect(readText(first.room!, again.length)).toBe("ů".repeat(30));
  expect(readText(first.room!, shared.lay("").length)).toBe("");
  const larger = shared.lay("北".repeat(100));
  expect(readText(larger.room!, larger.length)).toBe("北".repeat(100));
});
