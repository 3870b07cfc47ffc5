import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { knownFaults } from "./lib/audit.ts";
import { dependencyFaults, type Lock, type Manifest } from "./lib/dependencies.ts";
import { ROOT } from "./lib/run.ts";

const read = <T>(path: string): T => JSON.parse(readFileSync(join(ROOT, path), "utf8")) as T;

const lock = read<Lock>("package-lock.json");
const manifests = ["package.json", ...globSync("{apps,games,packages}/*/package.json", { cwd: ROOT })].map((path) =>
  read<Manifest>(path),
);

test("every package comes from the registry, is known by its hash, runs nothing unasked and has a licence we can ship", () => {
  expect(Object.keys(lock.packages).length).toBeGreaterThan(100);
  expect(dependencyFaults(lock, manifests)).toEqual([]);
});

test("what would be wrong is found", () => {
  const { fastify } = Object.fromEntries(
    Object.entries(lock.packages).map(([path, locked]) => [path.replace("node_modules/", ""), locked]),
  );
  const faultsOf = (changed: object): string[] =>
    dependencyFaults({ packages: { "node_modules/fastify": { ...fastify, version: "1.0.0", ...changed } } }, []);
  expect(faultsOf({})).toEqual([]);
  expect(faultsOf({ integrity: undefined })).toEqual(["fastify 1.0.0 has no hash to be checked by"]);
  expect(faultsOf({ integrity: "sha1-0" })).toHaveLength(1);
  expect(faultsOf({ resolved: "git+ssh://git@example.org/fastify.git" })).toHaveLength(1);
  expect(faultsOf({ hasInstallScript: true })).toEqual(["fastify 1.0.0 runs something when it is installed"]);
  expect(faultsOf({ license: "AGPL-3.0" })).toEqual(["fastify 1.0.0 has the licence AGPL-3.0"]);
  const wants = (version: string) =>
    dependencyFaults({ packages: {} }, [{ name: "web", dependencies: { preact: version } }]);
  expect(wants("11.2.0")).toEqual([]);
  expect(wants("^11.2.0")).toEqual(["web takes preact as ^11.2.0, which is not one version"]);
  expect(wants("github:preactjs/preact")).toHaveLength(1);
});

test("an answer about known faults is read; anything else is no answer", () => {
  const answer = { metadata: { vulnerabilities: { low: 1, moderate: 0, high: 2, critical: 1, total: 4 } } };
  expect(knownFaults(JSON.stringify(answer))).toEqual({ grave: 3, total: 4 });
  expect(knownFaults(JSON.stringify({ error: { code: "ENOAUDIT" } }))).toBeNull();
  expect(knownFaults("npm warn audit 405 Method Not Allowed")).toBeNull();
});
