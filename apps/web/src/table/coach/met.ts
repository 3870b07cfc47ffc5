import { inBrowser, listInBrowser } from "../../keeping/storage.ts";

const KEY = "paravent.coach.met";

/** Whether this browser has met this kind of decision with a coach. */
export const isMet = (subject: string): boolean => listInBrowser(KEY).includes(subject);

export function meet(subject: string): void {
  if (!isMet(subject)) inBrowser.write(KEY, JSON.stringify([...listInBrowser(KEY), subject]));
}
