import type { RuleId } from "@paravent/kernel";
import { test } from "vitest";
import { takeOpenScenarios } from "./scenario.ts";

/**
 * A test of rules of a specification. Its name begins with their ids, for the report of rules without tests, and every
 * scenario begun inside is played again in all ways once the body has passed.
 */
export function rule(ids: RuleId | readonly RuleId[], text: string, body: () => void | Promise<void>): void {
  const named = typeof ids === "string" ? [ids] : ids;
  test(`${named.join(" ")} · ${text}`, async () => {
    takeOpenScenarios();
    await body();
    for (const open of takeOpenScenarios()) open.finish();
  });
}
