import type { ComponentType } from "preact";

/** Drawn examples by the name of their figure. */
export const FIGURES: Readonly<Record<string, ComponentType>> = {};
