import { expect, it } from "vitest";
import { spaced } from "./spaced.ts";

it("keeps marks and what is quoted on one line", () => {
  const words = spaced({ login: (name: string): string => `Vous : « ${name} » !`, list: ["Oui ?"] });
  expect(words.login("milena k")).toBe("Vous\u00a0: «\u00a0milena k\u00a0»\u00a0!");
  expect(words.list).toEqual(["Oui\u00a0?"]);
});
