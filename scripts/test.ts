/** Everything that must hold, in one command. The last line says how many checks and tests passed and failed. */
import { sayKnownFaults } from "./lib/audit.ts";
import { ensureChromium } from "./lib/chromium.ts";
import { ensureClient } from "./lib/client.ts";
import { ensureNats } from "./lib/nats.ts";
import { run } from "./lib/run.ts";
import { REPORT, runTests } from "./lib/test-report.ts";

let passed = 0;
let failed = 0;

async function step(name: string, work: () => Promise<number>): Promise<void> {
  console.log(`\n== ${name}`);
  const code = await work().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    return 1;
  });
  if (code === 0) passed++;
  else {
    failed++;
    console.log(`== ${name}: failed`);
  }
}

let browser = "";
await step("a Chromium for the browser tests", async () => {
  browser = await ensureChromium();
  console.log(browser);
  return 0;
});
let nats = "";
await step("a NATS server for the tests of several processes", async () => {
  nats = await ensureNats();
  console.log(nats);
  return 0;
});
// Bundler and linter use one processor each, the compiler what it is given; a question to the registry is waited for meanwhile.
await Promise.all([
  step("format and lint", () => run("biome", ["check", "--error-on-warnings", "."])),
  step("types", () => run("tsc", ["--noEmit"])),
  step("client", () => ensureClient()),
  sayKnownFaults(),
]);
console.log("\n== tests");
const tests = await runTests([], {
  env: { ...(browser && { CHROMIUM_PATH: browser }), ...(nats && { NATS_PATH: nats }) },
});
passed += tests.passed;
failed += tests.failed;
// A run that saw no test, or broke outside of any, must not pass for a good one.
if (tests.failed === 0 && (tests.code !== 0 || tests.passed === 0)) failed++;
await step("every rule in scope has a test", () => run("node", ["scripts/rules.ts", "--report", REPORT]));

console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
