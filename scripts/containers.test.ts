import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readConfig } from "../apps/server/src/config/config.ts";
import { ROOT } from "./lib/run.ts";

const [dockerfile, compose, hosting] = ["Dockerfile", "compose.yaml", "docs/HOSTING.md"].map((path) =>
  readFileSync(join(ROOT, path), "utf8"),
) as [string, string, string];

/** The part of compose.yaml about one service. */
const service = (name: string): string => new RegExp(`^  ${name}:\\n((?:    .*\\n|\\n)+)`, "m").exec(compose)![1]!;

test("the user of the image may write to every folder that it is given", () => {
  const mounted = [.../volumes: \[(.*)\]/.exec(service("paravent"))![1]!.matchAll(/"\w+:([^":]+)"/g)].map(
    ([, at]) => at!,
  );
  const kept = /PARAVENT_DATA=(\S+)/.exec(dockerfile)![1]!;
  expect(mounted).toContain("/backups");
  const [, user] = /^USER (\w+)$/m.exec(dockerfile)!;
  const owned = new RegExp(`chown ${user}:${user} (.+)$`, "m").exec(dockerfile)![1]!.split(" ");
  // A volume takes over whose the folder of the image is; where the image has none, it is root's.
  for (const folder of [...mounted, kept]) expect(owned, folder).toContain(folder);
  for (const [, folder] of hosting.matchAll(/docker compose exec .*--to (\/\w+)\//g)) expect(mounted).toContain(folder);
});

test("what is set in containers are settings that there are", () => {
  const names = [...`${service("paravent")}${dockerfile}`.matchAll(/\bPARAVENT_[A-Z_]+(?=[:=] ?\S)/g)].map(
    ([name]) => name,
  );
  expect(names.length).toBeGreaterThan(3);
  const values = {
    PARAVENT_ORIGIN: "https://a.b",
    PARAVENT_OPERATOR_TOKEN: "sixteen letters!",
    PARAVENT_TRUSTED_PROXIES: "1",
  };
  const known = Object.fromEntries(names.map((name) => [name, "x"]));
  expect(readConfig({ ...known, ...values }).unknown).toEqual([]);
});
