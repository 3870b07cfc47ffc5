import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { COMPILED, ROOT, type Running, run } from "./run.ts";

/** The part of vitest's JSON report that is read here. */
interface Report {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
}

export interface TestRun {
  /** Vitest's own verdict: also non-zero for a file that does not load or an error outside any test. */
  readonly code: number;
  readonly passed: number;
  readonly failed: number;
  readonly passing: readonly string[];
}

/** The project of all tests without a browser. */
export const CODE = "code";

export const REPORT = join(ROOT, ".cache", "tests.json");

/** Runs the tests (of some projects, or all) and reads their report. Extra settings are those of `run`. */
export async function runTests(projects: readonly string[] = [], running: Running = {}): Promise<TestRun> {
  mkdirSync(dirname(REPORT), { recursive: true });
  rmSync(REPORT, { force: true });
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${REPORT}`];
  const chosen = projects.flatMap((project) => ["--project", project]);
  // Tests start many processes, which load the same modules.
  const env = { NODE_COMPILE_CACHE: COMPILED, ...running.env };
  const code = await run("vitest", ["run", ...reporters, ...chosen], { ...running, env });
  // Vitest that could not even start leaves no report; its exit code says so.
  return existsSync(REPORT) ? { ...readReport(REPORT), code } : { passed: 0, failed: 0, passing: [], code };
}

/** Reads a report written before. */
export function readReport(path: string): Omit<TestRun, "code"> {
  const report = JSON.parse(readFileSync(path, "utf8")) as Report;
  const tests = report.testResults.flatMap((file) => file.assertionResults);
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    passing: tests.filter(({ status }) => status === "passed").map(({ fullName }) => fullName),
  };
}
