import { isAlias, isCollection, isMap, isPair, isScalar, isSeq, parseDocument, visit } from "yaml";
import { type PackFault, packFault, type Words } from "./fault.ts";

/** A file of a pack is typed by hand: every file of the boxes we know is a quarter of this. */
export const LARGEST_FILE = 200_000;

/** Nothing in a pack lies deeper. */
const DEEPEST = 40;

/**
 * The value a YAML text says. No aliases (a short file could unfold without end), no tags, no key twice. What a hostile
 * text can cost is bounded by its length: the parser's own comparison of keys and its pretty messages are quadratic,
 * so keys are compared here and only the first message is made.
 */
export function readYaml(file: string, text: string): unknown {
  checkLength(file, text);
  const document = parseDocument(text, { uniqueKeys: false, prettyErrors: false, schema: "core" });
  const wrong = document.errors[0] ?? document.warnings[0];
  if (wrong) throw packFault(file, null, "", notYaml(wrong.message, lineAt(text, wrong.pos[0])));
  visit(document, (_, node, path) => {
    if (path.length > DEEPEST && path.filter(isCollection).length > DEEPEST) throw packFault(file, null, "", TOO_DEEP);
    if (isAlias(node)) throw faultAt(file, [...path, node], ALIAS);
    if (!isMap(node)) return;
    const keys = new Set<string>();
    for (const { key } of node.items) {
      if (!isScalar(key)) throw faultAt(file, [...path, node], ODD_KEY);
      const name = String(key.value);
      if (keys.has(name)) throw faultAt(file, [...path, node], keyTwice(name));
      keys.add(name);
    }
  });
  return document.toJS({ maxAliasCount: 0 });
}

export function checkLength(file: string, text: string): void {
  if (text.length > LARGEST_FILE) throw packFault(file, null, "", TOO_LONG);
}

const TOO_LONG: Words = { fr: `plus de ${LARGEST_FILE} caractères`, en: `larger than ${LARGEST_FILE} characters` };
const TOO_DEEP: Words = { fr: `plus de ${DEEPEST} niveaux d’imbrication`, en: `nested more than ${DEEPEST} deep` };
const ODD_KEY: Words = { fr: "une clé doit être un mot ou un nombre", en: "a key must be a word or a number" };
const ALIAS: Words = {
  fr: "les alias YAML (*nom) ne sont pas admis ; recopiez la valeur",
  en: "YAML aliases (*name) are not taken; write the value again",
};
const keyTwice = (key: string): Words => ({
  fr: `la clé « ${key} » s’y trouve deux fois`,
  en: `the key "${key}" stands twice`,
});

function notYaml(message: string, line: number): Words {
  if (message.startsWith("Maximum call stack")) return TOO_DEEP;
  const said = message.split("\n")[0]!;
  return { fr: `ce n’est pas du YAML, ligne ${line} (${said})`, en: `not YAML, line ${line} (${said})` };
}

function lineAt(text: string, offset: number): number {
  let line = 1;
  for (let at = text.indexOf("\n"); at >= 0 && at < offset; at = text.indexOf("\n", at + 1)) line++;
  return line;
}

/** A fault at the innermost of these nodes: its item is the nearest that has an id. */
function faultAt(file: string, nodes: readonly unknown[], says: Words): PackFault {
  const steps: string[] = [];
  let item: string | null = null;
  for (const [i, node] of nodes.entries()) {
    if (isPair(node)) steps.push(String(isScalar(node.key) ? node.key.value : ""));
    if (isSeq(node) && i + 1 < nodes.length) steps.push(String(node.items.indexOf(nodes[i + 1])));
    const id = isMap(node) ? node.get("id") : null;
    if (typeof id === "string") item = id;
  }
  return packFault(file, item, steps.join("."), says);
}
