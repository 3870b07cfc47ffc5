import type { Input, Refusal } from "@paravent/kernel";

/** An input as it comes in: who sends it is known by other means than its own word. */
export type Wish = Input extends infer Kind ? (Kind extends Input ? Omit<Kind, "seat"> : never) : never;

/** Acknowledged with the number of its row, or refused; a refusal changed nothing. */
export type Reply = { readonly ok: true; readonly seq: number } | { readonly ok: false; readonly refusal: Refusal };
