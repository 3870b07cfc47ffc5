import { isAlias, isCollection, isMap, isPair, isScalar, isSeq, Lexer, parseDocument, visit } from "yaml";
import { type PackFault, packFault, type Words } from "./fault.ts";

/** A file of a pack is typed by hand: every file of the boxes we know is a quarter of this. */
export const LARGEST_FILE = 200_000;

/** The deepest nesting in a pack. */
const DEEPEST = 40;

/** Known packs need a sixth of it. The parser allocates for every token, and more for every error. */
const MOST_SIGNS = 80_000;

/**
 * The value a YAML text says. No aliases (a short file could unfold without end), no tags, no key twice. What a hostile
 * text can cost is bounded by its length: the parser's own comparison of keys and its pretty messages are quadratic,
 * so keys are compared here and only the first message is made.
 */
export function readYaml(file: string, text: string): unknown {
  checkLength(file, text);
  checkSigns(file, text);
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

/**
 * Counts the signs of a text before anything is made of them, and how deep they lead: a row of closing brackets cost the
 * parser an error each, with all that an error carries, and one of opening brackets or of dashes a call each.
 */
function checkSigns(file: string, text: string): void {
  let signs = 0;
  let brackets = 0;
  let dashes = 0;
  let word = false;
  for (const sign of new Lexer().lex(text)) {
    if (++signs > MOST_SIGNS) throw packFault(file, null, "", TOO_MANY_SIGNS);
    if (!word) {
      if (sign === "[" || sign === "{") brackets++;
      else if (sign === "]" || sign === "}") brackets--;
      else if (sign === "-" || sign === "?") dashes++;
      else if (sign.includes("\n")) dashes = 0;
      if (brackets < 0) throw packFault(file, null, "", UNOPENED);
      if (brackets > DEEPEST || dashes > DEEPEST) throw packFault(file, null, "", TOO_DEEP);
    }
    // What the lexer gives after this sign is a word, whatever it looks like.
    word = sign === "\u001f";
  }
}

const TOO_MANY_SIGNS: Words = { fr: "trop de signes pour un fichier", en: "too many signs for one file" };
const UNOPENED: Words = {
  fr: "ce n’est pas du YAML (un crochet ou une accolade se ferme sans s’être ouvert)",
  en: "not YAML (a bracket or a brace closes that was never opened)",
};
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
