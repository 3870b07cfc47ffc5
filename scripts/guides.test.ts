import { spawnSync } from "node:child_process";
import { afterAll, describe, expect, test } from "vitest";
import { follow, guideSteps, readGuide } from "./lib/guide.ts";
import { scratchCopy } from "./lib/scratch.ts";

/** Guides that are followed to the letter. */
const GUIDES = ["docs/ADD-A-GAME.md", "docs/ADD-AN-EFFECT.md"];

/** One copy for all guides, one after the other: a copy is dear, and none is in the way of another. */
const { folder, remove } = scratchCopy();
afterAll(remove);

describe.each(GUIDES)("%s", (guide) => {
  test("can be followed literally, and ends well", () => {
    const steps = readGuide(guide);
    expect(steps.filter((step) => step.do !== "run").length).toBeGreaterThan(1);
    expect(steps.filter((step) => step.do === "run").length).toBeGreaterThan(1);
    for (const step of steps) {
      if (step.do !== "run") {
        follow(step, folder);
        continue;
      }
      const { status, stdout, stderr } = spawnSync(step.command, {
        cwd: folder,
        shell: true,
        encoding: "utf8",
        // As in a shell of one's own: the runner of these tests has settings that another one would take for its own.
        env: { PATH: process.env.PATH, HOME: process.env.HOME },
      });
      expect(status, `${step.command}\n${stdout}\n${stderr}`).toBe(0);
    }
  });
});

test("a guide's blocks are files to write, files to add to, lines to add in a file, commands to run, or only to be read", () => {
  const text = [
    "```ts file=a/b.ts\nconst a = 1;\n```",
    "```yaml append=c.yaml\n- d\n```",
    "```ts insert=a/b.ts\nconst a = 1;\nconst b = 2;\n```",
    "```sh run\nnpx one\nA=b npm run two\n```",
    "```ts\nlook();\n```",
  ];
  expect(guideSteps(text.join("\n\nthen\n\n"))).toEqual([
    { do: "create", path: "a/b.ts", text: "const a = 1;\n" },
    { do: "append", path: "c.yaml", text: "- d\n" },
    { do: "insert", path: "a/b.ts", text: "const a = 1;\nconst b = 2;\n" },
    { do: "run", command: "npx one" },
    { do: "run", command: "A=b npm run two" },
  ]);
});
