import { verify } from "@node-rs/argon2";
import { expect, test } from "vitest";
import { Passwords } from "./passwords.ts";

test("where there is no hash to compare with, a password is compared as dearly, and is none", async () => {
  const compared: string[] = [];
  const passwords = new Passwords((hashed, password) => {
    compared.push(String(hashed));
    return verify(hashed, password);
  });
  const hashed = await passwords.hash("lanterne sous la neige");
  expect(await passwords.fits("lanterne sous la neige", hashed)).toBe(true);
  expect(await passwords.fits("lanterne", hashed)).toBe(false);
  expect(await passwords.fits("nobody has this one", null)).toBe(false);
  const costs = compared.map((one) => one.split("$").slice(0, 4).join("$"));
  expect(costs).toEqual(Array(3).fill("$argon2id$v=19$m=19456,t=2,p=1"));
});
