import type { Ref } from "@paravent/kernel";

/** Things to be handed over, counted by name: `pp`, `guard`, `politics`, `card:nv1`, `marker:karst`, `debt`. */
export type Goods = Readonly<Record<Ref, number>>;
