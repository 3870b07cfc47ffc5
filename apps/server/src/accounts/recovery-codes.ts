import { createHash, randomInt } from "node:crypto";

/** Without letters and digits that look alike. */
const SIGNS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

/** 25 of 32 signs are 125 bits: nobody guesses one, and a plain hash of it tells nothing (ASVS 6.5.2). */
const [GROUPS, GROUP] = [5, 5];

/** So many are given at once. */
const CODES = 10;

/** Codes that stand in for a lost passkey beside the password, once each. */
export const newCodes = (): string[] => Array.from({ length: CODES }, newCode);

const newCode = (): string =>
  Array.from({ length: GROUPS }, () =>
    Array.from({ length: GROUP }, () => SIGNS[randomInt(SIGNS.length)]).join(""),
  ).join("-");

/** What is kept of a code. How people write it makes no difference. */
export const hashOfCode = (code: string): string =>
  createHash("sha256")
    .update(code.toUpperCase().replace(/[^0-9A-Z]/g, ""))
    .digest("base64url");
