import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { ROOT } from "./run.ts";

/** Something a guide tells its reader to do. */
export type GuideStep =
  | { readonly do: "create" | "append" | "insert"; readonly path: string; readonly text: string }
  | { readonly do: "run"; readonly command: string };

/**
 * The steps of a guide, in order, as its code blocks say: `file=PATH` after the language creates that file, `append=PATH`
 * adds to the end of one that is there, `insert=PATH` adds below a line of it, which the block begins with, and each line
 * of a block marked `sh run` is a command. Other blocks are only to be read.
 */
export function guideSteps(text: string): GuideStep[] {
  const blocks = text.matchAll(/^```([^\n]*)\n(.*?)^```$/gms);
  return [...blocks].flatMap(([, info, body]): GuideStep[] => {
    const [, verb, path] = /\b(file|append|insert)=(\S+)/.exec(info!) ?? [];
    if (path) return [{ do: verb === "append" || verb === "insert" ? verb : "create", path, text: body! }];
    if (info !== "sh run") return [];
    const lines = body!.split("\n").filter((line) => line !== "");
    return lines.map((command) => ({ do: "run", command }));
  });
}

export const readGuide = (path: string): GuideStep[] => guideSteps(readFileSync(join(ROOT, path), "utf8"));

/** Writes what a step says into a copy of the repository. */
export function follow(step: Exclude<GuideStep, { do: "run" }>, folder: string): void {
  const file = join(folder, step.path);
  if ((step.do === "create") === existsSync(file))
    throw new Error(`${step.path} is ${step.do === "create" ? "there already" : "not there"}`);
  mkdirSync(dirname(file), { recursive: true });
  if (step.do === "append") appendFileSync(file, step.text);
  else if (step.do === "insert") writeFileSync(file, inserted(readFileSync(file, "utf8"), step));
  else writeFileSync(file, step.text);
}

/** The text with what a block adds below its first line, which must stand in it once. */
function inserted(text: string, { path, text: block }: Exclude<GuideStep, { do: "run" }>): string {
  const [above, ...added] = block.trimEnd().split("\n");
  const lines = text.split("\n");
  if (lines.filter((line) => line === above).length !== 1) throw new Error(`${path} has not just one line ${above}`);
  return lines.flatMap((line) => (line === above ? [line, ...added] : [line])).join("\n");
}
