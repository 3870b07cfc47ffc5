import type { ComponentChildren } from "preact";

/** A paper-cut in two lights on a ground of its own, drawn on a square of 64. */
export interface PaperCut {
  readonly ground: string;
  readonly cut: ComponentChildren;
}
