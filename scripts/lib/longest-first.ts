import { relative } from "node:path";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { ROOT } from "./run.ts";
import { CODE } from "./test-report.ts";

/** The longest files: one that begins last is waited for by everybody. */
const LONGEST = [
  "scripts/guides.test.ts",
  "apps/server/src/postgres.test.ts",
  "apps/lab/src/lab.test.ts",
  "packages/testkit/src/planted.test.ts",
  "apps/server/src/canary.test.ts",
  "apps/server/src/kill.test.ts",
  "apps/server/src/main.test.ts",
  "games/diktat/src/laws.test.ts",
  "apps/lab/src/fuzz/protocol/protocol.test.ts",
  "games/diktat/src/politics/oaths/laws.test.ts",
  "games/diktat/src/bots/bots.test.ts",
  ...[
    "lessons",
    "dclight-questions",
    "resolution",
    "diktat-beats",
    "dclight",
    "rulebook",
    "transcript",
    "options",
    "resilience",
    "fits",
    "others",
    "weight",
    "shift",
    "tournaments",
    "dclight-table",
    "diktat-access",
    "leagues",
    "company",
    "focus",
    "cards",
    "game",
    "packs",
    "shapes",
    "account",
    "calls",
    "politics",
    "rare-moments",
    "text-table",
    "record",
    "access",
    "since",
    "drawing",
  ].map((name) => `apps/web/src/browser/${name}.browser.test.ts`),
  "apps/lab/src/pages/pages.browser.test.ts",
  "examples/liars-dice/table.browser.test.ts",
];

/** Where nothing is known yet of how long files take, vitest goes by their size; these are longer than they look. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const place = ({ moduleId }: TestSpecification): number => {
      const at = LONGEST.indexOf(relative(ROOT, moduleId).replaceAll("\\", "/"));
      return at < 0 ? LONGEST.length : at;
    };
    // Browsers last: a fault in the code is found before they look at it.
    const kind = ({ project }: TestSpecification): number => (project.name === CODE ? 0 : 1);
    return sorted.toSorted((one, other) => kind(one) - kind(other) || place(one) - place(other));
  }
}
