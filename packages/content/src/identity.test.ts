import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { identityOf, sha256 } from "./identity.ts";

test("the digest is SHA-256", () => {
  for (const length of [0, 1, 3, 55, 56, 57, 63, 64, 65, 119, 120, 1000, 70_000]) {
    const message = new Uint8Array(length).map((_, i) => (i * 31 + length) % 256);
    expect(sha256(message)).toBe(createHash("sha256").update(message).digest("hex"));
  }
});

test("a content has one name, whatever the order of its keys", () => {
  expect(identityOf({ a: 1, b: ["é", null] })).toBe(identityOf({ b: ["é", null], a: 1 }));
  expect(identityOf({ a: 1 })).not.toBe(identityOf({ a: 2 }));
  expect(identityOf([1, 2])).not.toBe(identityOf([2, 1]));
  expect(identityOf({})).toMatch(/^[0-9a-f]{32}$/);
});
