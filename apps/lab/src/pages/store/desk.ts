import { signal } from "@preact/signals";
import { games } from "./known.ts";
import type { Step } from "./steps.ts";

/** What a designer has open: a pack, one thing of it, and the changes that are not kept yet. */
interface Desk {
  readonly game: string;
  readonly name: string;
  /** Null: whichever comes first. */
  readonly item: string | null;
  readonly steps: readonly Step[];
}

const opened = signal<Desk | null>(null);

/** It stays as it is while other pages are looked at, and these begin with the same pack. */
export const desk = (): Desk =>
  opened.value ?? {
    game: (games.value.find(({ packs }) => packs) ?? games.value[0]!).id,
    name: "",
    item: null,
    steps: [],
  };

export function change(to: Partial<Desk>): void {
  opened.value = { ...desk(), ...to };
}
