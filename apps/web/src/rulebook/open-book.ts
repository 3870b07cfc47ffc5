import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { PackPages, Rulebook } from "../plug/rulebook.ts";
import type { Addresses } from "./addresses.ts";

/** The rulebook being read. */
export interface OpenBook {
  readonly book: Rulebook;
  readonly to: Addresses;
  /** Null while the content pack is on its way. */
  readonly pages: PackPages | null;
  /** The anchor the address names; empty for none. */
  readonly anchor: string;
}

export const OpenBookContext = createContext<OpenBook | null>(null);

export function useBook(): OpenBook {
  const open = useContext(OpenBookContext);
  if (!open) throw new Error("outside a rulebook");
  return open;
}

/** Marks the element the address points at. */
export const pointed = (open: OpenBook, id: string): string | undefined => (open.anchor === id ? "" : undefined);
