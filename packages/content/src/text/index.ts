export type { About, Asked, Lines, NameOf, Numbers, Sentences, Speaking, TableText } from "./speech.ts";
export { teller } from "./teller.ts";
export { curled, madeOnce, spaced } from "./typeset.ts";
