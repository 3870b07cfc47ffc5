import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { LongestFirst } from "./scripts/lib/longest-first.ts";

/** One more than there are processors: tests of the server and in the browser wait about as long as they work. */
const WORKERS = availableParallelism() + 1;

/**
 * Three kinds of tests: pure code, the server with its stores and processes, and a real browser. No module keeps
 * anything of a game or a server, so the files of a worker share their modules: a pack is read once, not in each.
 */
export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: "rules",
          include: [
            "packages/**/*.test.ts",
            "games/**/*.test.ts",
            "examples/**/*.test.ts",
            "scripts/**/*.test.ts",
            "apps/lab/**/*.test.ts",
          ],
          exclude: ["**/*.browser.test.ts", "**/node_modules/**"],
          testTimeout: 300_000,
          isolate: false,
          maxWorkers: WORKERS,
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          name: "apps",
          include: ["apps/server/**/*.test.ts", "apps/web/**/*.test.{ts,tsx}"],
          exclude: ["**/*.browser.test.ts", "**/node_modules/**"],
          testTimeout: 300_000,
          hookTimeout: 300_000,
          isolate: false,
          maxWorkers: WORKERS,
          sequence: { groupOrder: 0 },
        },
      },
      {
        // After everything else, for a Chromium wants the whole of a small machine.
        test: {
          name: "browser",
          include: ["apps/**/*.browser.test.ts", "examples/**/*.browser.test.ts"],
          testTimeout: 300_000,
          hookTimeout: 300_000,
          expect: { poll: { timeout: 20_000 } },
          // On a machine that is busy with something else the table may move between a look and a touch.
          retry: 1,
          isolate: false,
          // A browser, its server and the hand that plays keep more than one processor busy.
          maxWorkers: availableParallelism(),
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
