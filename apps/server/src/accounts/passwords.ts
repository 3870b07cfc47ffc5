import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { hash, verify } from "@node-rs/argon2";
import { SHORTEST_PASSWORD } from "@paravent/protocol";

/** What OWASP asks of argon2id at least: 19 MiB, two passes, one lane. */
const COSTS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

const LONGEST = 128;

/** The beginnings of what is guessed first. */
const GUESSED = [
  "password",
  "motdepasse",
  "123456789",
  "987654321",
  "qwerty",
  "azerty",
  "abcdefgh",
  "iloveyou",
  "letmein",
  "welcome",
  "bienvenue",
];

/** A word as short as this is found in others. */
const SHORT_WORD = 3;

/** Of what is listed, so many bytes of its SHA-256 are kept: they tell passwords apart, and nobody has to read them. */
const KEPT_BYTES = 6;

/**
 * The 5,000 most used passwords of ten characters or more among ten million that have leaked (SecLists by Daniel Miessler),
 * without those that are refused for another reason. Read when the first password is chosen.
 */
let mostUsed: ReadonlySet<string> | null = null;

function isMostUsed(plain: string): boolean {
  mostUsed ??= new Set(
    readFileSync(new URL("./most-used.txt", import.meta.url), "utf8")
      .trim()
      .split("\n"),
  );
  return mostUsed.has(createHash("sha256").update(plain).digest().subarray(0, KEPT_BYTES).toString("base64url"));
}

/** Keeps passwords as hashes by argon2id, and compares with them. */
export class Passwords {
  /** What the password of nobody is compared with, so that an unknown name takes as long as a known one. */
  private nobody: Promise<string> | null = null;
  private readonly compare: typeof verify;

  constructor(compare = verify) {
    this.compare = compare;
  }

  hash(password: string): Promise<string> {
    return hash(asTyped(password), COSTS);
  }

  /** Whether it is the password; where there is no hash to compare with, it takes as long and is none. */
  async fits(password: string, hashed: string | null): Promise<boolean> {
    this.nobody ??= this.hash("nobody has this one");
    const compared = await this.compare(hashed ?? (await this.nobody), asTyped(password));
    return compared && hashed !== null;
  }
}

/** The same characters, however a keyboard composes them. */
const asTyped = (password: string): string => password.normalize("NFKC");

/** Why a password is not taken; null: it is. `place`: words of this place, of which one alone is none (ASVS 6.2.11). */
export function whyWeak(
  password: string,
  login: string,
  place: readonly string[],
): "passwordShort" | "passwordLong" | "passwordWeak" | null {
  const typed = asTyped(password);
  const { length } = [...typed];
  if (length < SHORTEST_PASSWORD) return "passwordShort";
  if (length > LONGEST) return "passwordLong";
  const plain = typed.toLowerCase();
  const isGuessed =
    GUESSED.some((start) => plain.startsWith(start)) || (login.length > SHORT_WORD && plain.includes(login));
  const isOfPlace = place.some(
    (word) => word.length > SHORT_WORD && plain.includes(word) && plain.length - word.length < SHORTEST_PASSWORD,
  );
  return isGuessed || isOfPlace || new Set(plain).size < 5 || isMostUsed(plain) ? "passwordWeak" : null;
}
