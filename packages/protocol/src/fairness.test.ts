import { createCipheriv, createHash } from "node:crypto";
import { expect, it } from "vitest";
import { type Chance, seedText, whyUnfair } from "./fairness.ts";

const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");

const secret = "5ec2e7".repeat(10);
const entropy = ["a".repeat(32), "", "b".repeat(32)];
const seed = sha256(`${secret}\ntable\n${entropy.join("\n")}`);

/** The first words of ChaCha20 under this key, from another hand than the kernel's. */
const words = createCipheriv("chacha20", Buffer.from(seed, "hex"), Buffer.alloc(16)).update(Buffer.alloc(24));
const dice = Array.from({ length: 6 }, (_, n): [number, number] => [6, words.readUInt32LE(4 * n) % 6]);

const chance: Chance = {
  table: "table",
  commitment: sha256(secret),
  secret,
  entropy,
  seed,
  drawn: [
    { from: 0, draws: dice.slice(0, 2) },
    { from: 2, draws: dice.slice(2) },
  ],
};
const noted = { commitment: sha256(secret), entropy: "b".repeat(32) };

it("finds nothing wrong with what was promised, for a player and for anybody", async () => {
  expect(seedText(secret, "table", entropy)).toBe(`${secret}\ntable\n${entropy.join("\n")}`);
  expect(await whyUnfair(chance, noted)).toBeNull();
  expect(await whyUnfair(chance, null)).toBeNull();
});

it("names what is not as it was promised", async () => {
  const other = sha256("another");
  const wrong: [string, Chance, typeof noted | null][] = [
    ["commitment", { ...chance, secret: "another" }, null],
    ["commitment", chance, { ...noted, commitment: other }],
    ["entropy", chance, { ...noted, entropy: "c".repeat(32) }],
    ["seed", { ...chance, seed: other }, null],
    ["seed", { ...chance, table: "other" }, null],
    ["seed", { ...chance, entropy: ["", "", "b".repeat(32)] }, noted],
    ["draws", { ...chance, drawn: [{ from: 0, draws: [[6, (dice[0]![1] + 1) % 6]] }] }, noted],
    // A word that was passed over might have been passed over for a reason.
    ["draws", { ...chance, drawn: [{ from: 2, draws: dice.slice(2) }] }, noted],
  ];
  for (const [why, told, known] of wrong) expect(await whyUnfair(told, known), why).toBe(why);
});
