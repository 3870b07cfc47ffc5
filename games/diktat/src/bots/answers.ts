import type { Json, Ref } from "@paravent/kernel";

/** The only ref of a pick of one, in an answer that a bot weighs. */
export const picked = (answer: Json | undefined): Ref => (Array.isArray(answer) ? String(answer[0]) : "");
