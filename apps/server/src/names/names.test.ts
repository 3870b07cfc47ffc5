import { expect, it } from "vitest";
import { lookAlike } from "./look-alikes.ts";
import { guestName, isTooLong, plainName } from "./names.ts";

it("a name has something to be seen, and nothing that cannot be", () => {
  expect(plainName("  Zoé\u202e\u0000  X ")).toBe("Zoé X");
  expect(plainName("A\u200bn\u2060n\ufeffa")).toBe("Anna");
  expect(plainName("\u00adBert\u{e0041}")).toBe("Bert");
  for (const blank of [
    "",
    "  ",
    "\u3164",
    "\u2800\u2800",
    "\u115f",
    "\u200d\u200b",
    "\u0301\u0301",
    "\u00a0",
    "\ufe0f",
  ])
    expect([blank, plainName(blank)]).toEqual([blank, null]);
  expect(plainName(`Z${"\u0335".repeat(200)}algo`)).toBe("Z\u0335\u0335algo");
  expect(plainName("Ω")).toBe("Ω");
  expect(plainName("山田 太郎")).toBe("山田 太郎");
});

it("a name is as long as people count it", () => {
  expect(isTooLong("x".repeat(24))).toBe(false);
  expect(isTooLong("x".repeat(25))).toBe(true);
  expect(isTooLong("é".normalize("NFD").repeat(24))).toBe(false);
  expect(isTooLong("👍🏽".repeat(24))).toBe(false);
  expect(isTooLong("👍🏽".repeat(25))).toBe(true);
});

it.each([
  ["Anna", "anna"],
  ["Anna", "Аnnа"],
  ["Anna", "An na"],
  ["Anna", "Ànnâ"],
  ["Anna", "Ａｎｎａ"],
  ["Anna", "𝓐𝓷𝓷𝓪"],
  ["Anna", "ΑNNA"],
  ["Bill", "BiII"],
  ["Bill", "Bi11"],
  ["Marnie", "Mamie"],
  ["Otto", "0tt0"],
  ["Otto", "Оттo"],
  ["Jade 10", "Jade-1O"],
  ["Νίκος", "νικος"],
  ["Straße", "STRASSE"],
  ["Vivvy", "Viwy"],
  ["Ꭺda", "Ada"],
])("%s passes for %s", (one, other) => {
  expect(lookAlike(one, other)).toBe(true);
  expect(lookAlike(other, one)).toBe(true);
});

it.each([
  ["Anna", "Ann"],
  ["Ali", "All"],
  ["Jade 10", "Jade 11"],
  ["Jean", "Joan"],
  ["山田", "山本"],
  ["!", "?"],
  ["Milo", "Mila"],
])("%s does not pass for %s", (one, other) => {
  expect(lookAlike(one, other)).toBe(false);
});

it("names the server gives can be told apart from each other by people", () => {
  for (let n = 0; n < 50; n++) {
    const [one, other] = [guestName("fr"), guestName("en")];
    expect(lookAlike(one, other)).toBe(one === other);
  }
});
