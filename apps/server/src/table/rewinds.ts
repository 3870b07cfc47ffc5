import type { Rewind } from "@paravent/kernel";
import type { LogRow } from "../store/store.ts";

/** Whether the row takes the game back. */
export function isRewind(input: LogRow["input"]): input is Rewind {
  return "kind" in input && input.kind === "rewind";
}
