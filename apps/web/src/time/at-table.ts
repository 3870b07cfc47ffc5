import { timeWords } from "./words.ts";

export { TimeDialog } from "./TimeDialog.tsx";
export { TimeNotices } from "./TimeNotices.tsx";

/** Fetches what they say. */
export const openWords = (): Promise<void> => timeWords.open();
