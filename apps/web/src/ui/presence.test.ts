import { expect, it } from "vitest";
import { table as words } from "../i18n/en/table.ts";
import { presence } from "./presence.ts";

it("says who plays where nobody sits: a bot for good, one until its player is back, or nobody just now", () => {
  const person = { kind: "person", online: false } as const;
  const substitute = { bot: "random", since: 1 };
  expect(presence(words, person, "running")).toBe("away");
  expect(presence(words, { ...person, substitute }, "running")).toBe("a bot plays");
  expect(presence(words, { ...person, online: true }, "running")).toBeNull();
  expect(presence(words, { kind: "bot", online: true }, "running")).toBe("bot");
  // Nobody is absent from a game that is over.
  expect(presence(words, person, "over")).toBeNull();
});
