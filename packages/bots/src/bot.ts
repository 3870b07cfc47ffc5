import type { Json, Question, Rng, TableView } from "@paravent/kernel";

/** A player without a face: it sees what a person in its seat sees, and answers the way a person does. */
export interface Bot {
  readonly id: string;
  /** An answer to the open question. It looks at nothing but the view, and draws chance from its own generator only. */
  choose(view: TableView<unknown>, question: Question, rng: Rng): Json;
}
