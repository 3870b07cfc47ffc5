import { createHash } from "node:crypto";
import { canonical } from "@paravent/kernel";
import { expect, test } from "vitest";
import { identityOf } from "./identity.ts";

test("the name begins the SHA-256 of the canonical text", () => {
  for (const length of [0, 1, 3, 53, 54, 55, 61, 62, 63, 117, 118, 1000, 70_000]) {
    const content = "é".repeat(length % 5) + "x".repeat(length);
    const whole = createHash("sha256").update(canonical(content)).digest("hex");
    expect(identityOf(content)).toBe(whole.slice(0, 32));
  }
});

test("a content has one name, whatever the order of its keys", () => {
  expect(identityOf({ a: 1, b: ["é", null] })).toBe(identityOf({ b: ["é", null], a: 1 }));
  expect(identityOf({ a: 1 })).not.toBe(identityOf({ a: 2 }));
  expect(identityOf([1, 2])).not.toBe(identityOf([2, 1]));
  expect(identityOf({})).toMatch(/^[0-9a-f]{32}$/);
});
