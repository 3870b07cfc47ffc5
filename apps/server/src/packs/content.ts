import type { PackFiles, Words } from "@paravent/content";
import type { Game } from "@paravent/kernel";

/** A game with the content of one pack. */
export interface OpenPack {
  /** The name of the whole document, words included. */
  readonly id: string;
  /** The name of what the rules read of it. */
  readonly rules: string;
  readonly name: Words;
  readonly game: Game;
  /** What clients look names and texts up in. */
  readonly text: object;
}

/**
 * How a game takes content that is not its own. What people send is read and made in a thread of its own (`reader.ts`);
 * only what comes of that is opened here.
 */
export interface Content {
  /** What `pack.yaml` says to be for this game. */
  readonly schema: string;
  /** The document of the pack the game comes with. */
  readonly base: unknown;
  /** Reads files whole or not at all: a document that can be kept, or a PackFault. */
  read(files: PackFiles): unknown;
  /** What a document says, as plain data that one thread can hand to another. */
  make(document: unknown): unknown;
  open(made: unknown): OpenPack;
}
