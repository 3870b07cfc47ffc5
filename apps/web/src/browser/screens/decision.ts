import type { Page } from "playwright-core";
import type { Staged, StagedId } from "../staged-game.ts";

/** A decision as it is photographed. */
export interface Decision {
  /** Name of its pictures. */
  readonly id: string;
  /** What is decided, as the index says it. */
  readonly title: string;
  position(): Staged;
  /** How many sit at the table; bots take the seats without a person. */
  readonly seats?: number;
  /** How many people, the first of whom is looked at. */
  readonly people?: number;
  /** Answers given on the way, once. */
  reach?(pages: readonly Page[]): Promise<void>;
  /** What is prepared and not answered, in each language anew. */
  draft?(page: Page): Promise<void>;
}

export interface Album {
  readonly game: StagedId;
  readonly decisions: readonly Decision[];
}
