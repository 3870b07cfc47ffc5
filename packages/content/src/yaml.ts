import { CORE_SCHEMA, constructFromEvents, parseEvents, YAMLException } from "js-yaml";
import { packFault, type Words } from "./fault.ts";
import { checkStructure } from "./yaml-structure.ts";

/** A file of a pack is typed by hand: every file of the boxes we know is a quarter of this. */
export const LARGEST_FILE = 200_000;

/** The deepest nesting in a pack. */
const DEEPEST = 40;

/**
 * The value a YAML text says. No aliases (a short file could unfold without end), no tags, no key twice. What a hostile
 * text can cost is bounded by its length: the parser stops at the first fault, and nothing is made before all is checked.
 */
export function readYaml(file: string, text: string): unknown {
  checkLength(file, text);
  try {
    const events = parseEvents(text, { maxDepth: DEEPEST });
    checkStructure(file, text, events);
    return constructFromEvents(events, { source: text, schema: CORE_SCHEMA, maxAliases: 0 })[0] ?? null;
  } catch (fault) {
    throw fault instanceof YAMLException ? packFault(file, null, "", notYaml(fault)) : fault;
  }
}

export function checkLength(file: string, text: string): void {
  if (text.length > LARGEST_FILE) throw packFault(file, null, "", TOO_LONG);
}

const TOO_LONG: Words = { fr: `plus de ${LARGEST_FILE} caractères`, en: `larger than ${LARGEST_FILE} characters` };
const TOO_DEEP: Words = { fr: `plus de ${DEEPEST} niveaux d’imbrication`, en: `nested more than ${DEEPEST} deep` };

function notYaml({ reason, mark }: YAMLException): Words {
  if (reason.includes("maxDepth")) return TOO_DEEP;
  const [fr, en] = mark ? [`, ligne ${mark.line + 1}`, `, line ${mark.line + 1}`] : ["", ""];
  return { fr: `ce n’est pas du YAML${fr} (${reason})`, en: `not YAML${en} (${reason})` };
}
