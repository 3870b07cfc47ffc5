import { EVENT_ID, type Event, getScalarValue } from "js-yaml";
import { type PackFault, packFault, type Words } from "./fault.ts";

/** A document, list or group that has begun and is not yet over. */
interface Open {
  /** Of a group: its keys so far. */
  readonly keys: Set<string> | null;
  /** Where in it the next value stands; null in a document, and in a group whose next sign is a key. */
  at: string | number | null;
  id: string | null;
}

/** Refuses what YAML allows and a pack does not: aliases, a key that stands twice or is no word, a second document. */
export function checkStructure(file: string, text: string, events: readonly Event[]): void {
  const open: Open[] = [];
  let documents = 0;
  for (const event of events) {
    const inside = open.at(-1);
    if (inside?.keys && inside.at === null && event.type !== EVENT_ID.POP) {
      if (event.type !== EVENT_ID.SCALAR) throw faultAt(file, open, ODD_KEY);
      const key = getScalarValue(text, event);
      if (inside.keys.has(key)) throw faultAt(file, open, keyTwice(key));
      inside.keys.add(key);
      inside.at = key;
      continue;
    }
    switch (event.type) {
      case EVENT_ID.DOCUMENT:
        if (++documents > 1) throw packFault(file, null, "", TWO_DOCUMENTS);
        open.push({ keys: null, at: null, id: null });
        break;
      case EVENT_ID.SEQUENCE:
        open.push({ keys: null, at: 0, id: null });
        break;
      case EVENT_ID.MAPPING:
        open.push({ keys: new Set(), at: null, id: null });
        break;
      case EVENT_ID.ALIAS:
        throw faultAt(file, open, ALIAS);
      case EVENT_ID.SCALAR:
        if (inside?.at === "id") inside.id = getScalarValue(text, event);
        goOn(inside);
        break;
      case EVENT_ID.POP:
        open.pop();
        goOn(open.at(-1));
    }
  }
}

/** A value is over. */
function goOn(inside: Open | undefined): void {
  if (inside) inside.at = typeof inside.at === "number" ? inside.at + 1 : null;
}

/** A fault at the innermost of these: its item is the nearest that has an id. */
function faultAt(file: string, open: readonly Open[], says: Words): PackFault {
  const item = open.findLast(({ id }) => id !== null)?.id ?? null;
  const path = open.flatMap(({ at }) => (at === null ? [] : [at])).join(".");
  return packFault(file, item, path, says);
}

const TWO_DOCUMENTS: Words = {
  fr: "un fichier n’a qu’un document (sans ligne « --- »)",
  en: "a file has one document only (no line ---)",
};
const ODD_KEY: Words = { fr: "une clé doit être un mot ou un nombre", en: "a key must be a word or a number" };
const ALIAS: Words = {
  fr: "les alias YAML (*nom) ne sont pas admis ; recopiez la valeur",
  en: "YAML aliases (*name) are not taken; write the value again",
};
const keyTwice = (key: string): Words => ({
  fr: `la clé « ${key} » s’y trouve deux fois`,
  en: `the key "${key}" stands twice`,
});
