import type { Json, Seat, Shape } from "@paravent/kernel";
import type { DiktatEvent } from "../../../model/events.ts";
import type { Facts } from "../../../rules/write.ts";
import type { Oath, OathTerm, Promised, PromiseOf } from "../../state/oath.ts";

/** What an event means for a promise: it is kept, broken, has lapsed, or something is worth remembering. */
export type Finding = "kept" | "broken" | "lapsed" | { readonly note: Json } | null;

/** A term with the promise it holds, at the moment it is looked at. */
export interface Judged<P extends Promised> {
  readonly promise: P;
  /** Who promised, and to whom. */
  readonly by: Seat;
  readonly to: Seat;
  readonly memory: OathTerm["memory"];
  readonly oath: Oath;
}

/** One kind of promise: how it is asked for, and when it is kept, broken, or lapses because it became impossible. */
export interface TermRule<K extends Promised["kind"], A = unknown> {
  /** What must be said to promise it; null when nobody can now. Public facts only. Part of every view: kept cheap. */
  ask(s: Facts): Shape<A> | null;
  read(answer: A): PromiseOf<K>;
  /** Judged after every step, by what happened in it. */
  after?(s: Facts, term: Judged<PromiseOf<K>>, event: DiktatEvent): Finding;
  /** Judged when the deadline passes and it is still open; null: the deadline does not matter to it. */
  due(s: Facts, term: Judged<PromiseOf<K>>): "kept" | "broken" | "lapsed" | null;
}
