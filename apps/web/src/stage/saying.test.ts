import { expect, test } from "vitest";
import { say, saying } from "./saying.ts";

test("what is said in the same moment is said one after the other, not over each other", async () => {
  say("Since you left: Bor passes.");
  say("Your turn.");
  expect(saying.value).toBe("Since you left: Bor passes. Your turn.");
  await Promise.resolve();
  say("You pass.");
  expect(saying.value).toBe("You pass.");
});

test("the same sentence later is said again", async () => {
  await Promise.resolve();
  say("Bor passes.");
  await Promise.resolve();
  say("Bor passes.");
  expect(saying.value).toBe("Bor passes.\u200b");
});
