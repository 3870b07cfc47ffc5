import { createHmac } from "node:crypto";

/**
 * The secret behind a deal. It follows from the tournament's, which was fixed before anybody had joined: who knows it
 * once all is over can check that no deal was chosen for those who got it.
 */
export const secretOf = (secret: string, deal: string): string =>
  createHmac("sha256", secret).update(deal).digest("hex");
