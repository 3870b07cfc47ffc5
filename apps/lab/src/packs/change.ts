import { type PackFiles, packFault } from "@paravent/content";
import { type Document, isMap, isScalar, isSeq, parseDocument } from "yaml";
import type { PackChange } from "../runs/wish.ts";

/** The files with these changes, everything else as it was written, remarks included. */
export function changed(files: PackFiles, changes: readonly PackChange[]): PackFiles {
  const documents = new Map<string, Document.Parsed>();
  for (const { file, path, value } of changes) {
    const text = files[file];
    if (text === undefined) throw packFault(file, null, "", { fr: "ce fichier manque", en: "this file is missing" });
    const document = documents.get(file) ?? parseDocument(text);
    documents.set(file, document);
    if (!document.hasIn(keysIn(document, path)))
      throw packFault(file, null, path.join("."), { fr: "rien ne se trouve ici", en: "there is nothing here" });
    const keys = keysIn(document, path);
    const old = document.getIn(keys, true);
    // The sign of a scalar stays, quotes and all, and so does what is remarked beside it.
    if (isScalar(old)) old.value = value;
    else document.setIn(keys, value);
  }
  const written = [...documents].map(([file, document]) => [
    file,
    document.toString({ lineWidth: 0, flowCollectionPadding: false }),
  ]);
  return { ...files, ...Object.fromEntries(written) };
}

/** The path by the keys as they are written: `2` is a number in one file and a text in another. */
function keysIn(document: Document.Parsed, path: PackChange["path"]): (string | number)[] {
  const keys: (string | number)[] = [];
  let node: unknown = document.contents;
  for (const step of path) {
    const key = isMap(node)
      ? (node.items
          .map((pair) => (isScalar(pair.key) ? pair.key.value : pair.key))
          .find((one) => String(one) === String(step)) as string | number | undefined)
      : step;
    keys.push(key ?? step);
    node = isMap(node) || isSeq(node) ? node.get(key ?? step, true) : null;
  }
  return keys;
}

/** The same pack by another name. */
export function withHead(files: PackFiles, title: string): PackFiles {
  return changed(files, [
    { file: "pack.yaml", path: ["name", "fr"], value: title },
    { file: "pack.yaml", path: ["name", "en"], value: title },
  ]);
}
