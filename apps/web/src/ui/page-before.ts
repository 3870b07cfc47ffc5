import { signal } from "@preact/signals";

/** The latest page that was not one of a rulebook: where its reader came from. */
export const pageBefore = signal("/");
