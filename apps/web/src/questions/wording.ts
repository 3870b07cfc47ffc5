import type { Ref, Refusal, Shape } from "@paravent/kernel";
import type { ComponentChildren } from "preact";
import type { Draft } from "./draft.ts";

/** What a widget needs to know of the game: how things are called and drawn, what is closed and whom to tell. */
export interface Wording {
  label(ref: Ref): string;
  picture?(ref: Ref): ComponentChildren;
  /** Things a player might expect to be offered, with the reason they are not. */
  readonly closed: Readonly<Record<Ref, Refusal>>;
  /** The player touched something closed and is owed the reason. */
  onClosed(ref: Ref): void;
}

/** What every widget gets: a shape, the draft of its answer, and where the next draft goes. */
export interface WidgetProps<S extends Shape["shape"] = Shape["shape"]> {
  readonly ask: Extract<Shape, { shape: S }>;
  readonly draft: Draft;
  onDraft(draft: Draft): void;
  readonly wording: Wording;
}
