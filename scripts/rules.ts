/** Which rules of the specifications are shown by a passing test. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { type Coverage, coverage, definedIds, type Pending, SPECIFICATIONS } from "./lib/rule-ids.ts";
import { ROOT } from "./lib/run.ts";
import { CODE, readReport, runTests } from "./lib/test-report.ts";

const USAGE = `Says which rules of the specifications are shown by a passing test; a rule without one makes the exit code 1.

  npm run rules                    runs the tests, then reports
  npm run rules -- --json          the same as one JSON object
  npm run rules -- --report FILE   reads a vitest JSON report instead of running the tests
`;

const values = readFlags();
if (values.help) {
  console.log(USAGE);
  process.exit(0);
}

const read = (file: string): string => readFileSync(join(ROOT, file), "utf8");
const { passing } = values.report ? readReport(values.report) : await runTests([CODE], { aside: values.json ?? false });
const pending = JSON.parse(read("docs/rules/pending.json")) as Record<string, readonly Pending[]>;

const report: Record<string, Coverage> = {};
for (const { name, file, prefix } of SPECIFICATIONS)
  report[name] = coverage(definedIds(read(file), prefix), pending[name] ?? [], passing, prefix);

if (values.json) console.log(JSON.stringify(report, null, 2));
else for (const [name, found] of Object.entries(report)) print(name, found);

const faulty = Object.values(report).some(
  ({ missing, unknown, stale }) => missing.length + unknown.length + stale.length > 0,
);
process.exitCode = faulty ? 1 : 0;

function readFlags() {
  const options = { help: { type: "boolean" }, json: { type: "boolean" }, report: { type: "string" } } as const;
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${USAGE}`);
    process.exit(1);
  }
}

function print(name: string, { total, covered, missing, pending, unknown, stale }: Coverage): void {
  console.log(`${name}: ${covered} of ${total} rules in scope have a passing test; ${pending} are not built yet.`);
  if (missing.length > 0) console.log(`  without a test: ${missing.join(", ")}`);
  if (unknown.length > 0) console.log(`  named by a test, not in the specification: ${unknown.join(", ")}`);
  if (stale.length > 0) console.log(`  in pending.json without need: ${stale.join(", ")}`);
}
