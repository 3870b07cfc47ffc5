import { type PackFiles, packFault } from "@paravent/content";
import { isMap, isScalar, isSeq, parseDocument, type Scalar } from "yaml";
import type { PackChange } from "../runs/wish.ts";

/** The files with these changes: only the values themselves are written anew, everything around them stays as it is. */
export function changed(files: PackFiles, changes: readonly PackChange[]): PackFiles {
  const touched = Map.groupBy(changes, ({ file }) => file);
  const written = [...touched].map(([file, all]) => [file, rewritten(file, files[file], all)]);
  return { ...files, ...Object.fromEntries(written) };
}

function rewritten(file: string, text: string | undefined, changes: readonly PackChange[]): string {
  if (text === undefined) throw packFault(file, null, "", { fr: "ce fichier manque", en: "this file is missing" });
  const { contents } = parseDocument(text);
  // The last value of a path counts; from the end of the text on, so that places before it stay where they are.
  const values = new Map(changes.map((change) => [change.path.join("."), change]));
  const edits = [...values.values()].map(({ path, value }) => ({ node: scalarAt(file, contents, path), value }));
  return edits
    .sort((a, b) => b.node.range![0] - a.node.range![0])
    .reduce(
      (all, { node, value }) => `${all.slice(0, node.range![0])}${signOf(node, value)}${all.slice(node.range![1])}`,
      text,
    );
}

function scalarAt(file: string, contents: unknown, path: PackChange["path"]): Scalar {
  let node = contents;
  for (const step of path) {
    if (isSeq(node)) node = node.items[Number(step)];
    // `2` is a number in one file and a text in another.
    else if (isMap(node))
      node = node.items.find(({ key }) => isScalar(key) && String(key.value) === String(step))?.value;
    else node = undefined;
  }
  if (isScalar(node) && node.range) return node;
  throw packFault(file, null, path.join("."), { fr: "rien ne se trouve ici", en: "there is nothing here" });
}

/** Words that were written without quotes stay so; what JSON writes in quotes, YAML reads. */
function signOf({ type }: Scalar, value: PackChange["value"]): string {
  return type === "PLAIN" && typeof value === "string" && /^[a-z]\w*$/i.test(value) ? value : JSON.stringify(value);
}

/** The same pack by another name. */
export function withHead(files: PackFiles, title: string): PackFiles {
  return changed(files, [
    { file: "pack.yaml", path: ["name", "fr"], value: title },
    { file: "pack.yaml", path: ["name", "en"], value: title },
  ]);
}
