import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { LongestFirst } from "./scripts/lib/longest-first.ts";
import { CODE } from "./scripts/lib/test-report.ts";

/**
 * One more than there are processors: tests of the server and in the browser wait about as long as they work. A file that
 * waits leaves its processor to a browser, which wants all it can get, so both kinds run at once.
 */
const WORKERS = availableParallelism() + 1;

const ALIKE = { testTimeout: 300_000, hookTimeout: 300_000, isolate: false, maxWorkers: WORKERS };

/**
 * Two kinds of tests: code, with the server, its stores and processes; and a real browser. No module keeps anything of a
 * game or a server, so the files of a worker share their modules: a pack is read once, not in each. (A worker is thrown
 * away where the next file is of another kind.)
 */
export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: CODE,
          include: [
            "packages/**/*.test.ts",
            "games/**/*.test.ts",
            "examples/**/*.test.ts",
            "scripts/**/*.test.ts",
            "apps/**/*.test.{ts,tsx}",
          ],
          exclude: ["**/*.browser.test.ts", "**/node_modules/**"],
          ...ALIKE,
        },
      },
      {
        test: {
          name: "browser",
          include: ["apps/**/*.browser.test.ts", "examples/**/*.browser.test.ts"],
          expect: { poll: { timeout: 20_000 } },
          // On a machine that is busy with something else the table may move between a look and a touch.
          retry: 1,
          ...ALIKE,
        },
      },
    ],
  },
});
