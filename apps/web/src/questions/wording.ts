import type { Ref, Refusal, RuleId, Shape } from "@paravent/kernel";
import type { ComponentChildren, ComponentType } from "preact";
import type { Draft } from "../drafts/draft.ts";

/** What a widget needs to know of the game: how things are called and drawn, what is closed and by which rule it asks. */
export interface Wording {
  label(ref: Ref): string;
  picture?(ref: Ref): ComponentChildren;
  /** What choosing it does, in a sentence under its name. */
  detail?(ref: Ref): string | null;
  /** What a thing comes to at its place in an order. */
  inOrder?(order: readonly Ref[], at: number): string | null;
  /** Things a player might expect to be offered, with the reason they are not. */
  readonly closed: Readonly<Record<Ref, Refusal>>;
  /** The rule the question is asked by: named with the reasons a widget finds itself, such as too many things chosen. */
  readonly rule?: RuleId | null;
}

/** What every widget gets: a shape, the draft of its answer, and where the next draft goes. */
export interface WidgetProps<S extends Shape["shape"] = Shape["shape"]> {
  readonly ask: Extract<Shape, { shape: S }>;
  readonly draft: Draft;
  onDraft(draft: Draft): void;
  readonly wording: Wording;
}

/** What a widget gets that has other questions inside: how these are drawn, whatever their shape. */
export interface OuterProps<S extends Shape["shape"]> extends WidgetProps<S> {
  readonly Inner: ComponentType<InnerProps>;
}

/** A question inside another. */
export interface InnerProps {
  readonly ask: Shape;
  readonly draft: Draft;
  onDraft(draft: Draft): void;
  readonly wording: Wording;
}
