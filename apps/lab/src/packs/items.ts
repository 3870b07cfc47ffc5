import type { PackFiles, Words } from "@paravent/content";
import type { SaidOfItem } from "@paravent/content/plug";
import { parse } from "yaml";
import { type FieldWords, labelOf, wordsOf } from "./labels.ts";
import { isOpen, type Origin, originOf, type Spoken } from "./origin.ts";

type Path = readonly (string | number)[];
type Scalar = string | number | boolean | null;

/** One number or word of an item. */
export interface Field {
  /** From the top of the file, and from the item. */
  readonly path: Path;
  readonly name: string;
  /** The same in words. */
  readonly label: Words;
  readonly value: Scalar;
  readonly origin: Origin;
  /** Whether it may be changed: documents of the game are not tuned. */
  readonly open: boolean;
}

/** A thing of a pack, or a group of numbers. */
export interface Item {
  readonly file: string;
  readonly path: Path;
  readonly id: string;
  readonly name: Words;
  /** What its file is called. */
  readonly group: Words;
  readonly origin: Origin;
  readonly note: string | null;
  readonly fields: readonly Field[];
}

/** An item and what is said of it from its data. */
export interface SaidItem extends Item {
  readonly said: readonly SaidOfItem[];
}

/** What no form shows as a field: names by which things are found, where they come from, remarks. */
const APART = /^(id|source|.*_source|note|.*_note|schema)$/;

/** Everything that can be looked at in a pack, in the order of its files. */
export function itemsOf(files: PackFiles, spoken: Spoken, words: FieldWords = {}): Item[] {
  return Object.entries(files).flatMap(([file, text]) => {
    const document = parse(text) as Record<string, unknown>;
    return Object.entries(document).flatMap(([key, value]) => found({ file, document, spoken, words }, [key], value));
  });
}

/** The file that is looked through. */
interface Source {
  readonly file: string;
  readonly document: unknown;
  readonly spoken: Spoken;
  readonly words: FieldWords;
}

/** The item at a place and those inside it, or those of a list of items. */
function found(source: Source, path: Path, value: unknown): Item[] {
  const { file, document, spoken, words } = source;
  if (typeof value !== "object" || value === null) return [];
  if (isList(value)) return value.flatMap((one, n) => found(source, [...path, n], one));
  const group = value as Record<string, unknown>;
  const fields = fieldsOf(source, { path, value }, path, value);
  const inside = Object.entries(group).flatMap(([key, one]) => (isList(one) ? found(source, [...path, key], one) : []));
  const id = typeof group.id === "string" ? group.id : String(path[0]);
  const item: Item = {
    file,
    path,
    id,
    name: isWords(group.name) ? group.name : wordsOf(id, words),
    group: wordsOf(file, words),
    origin: originOf(document, [...path, "id"], spoken),
    note: typeof group.note === "string" ? group.note : null,
    fields,
  };
  return fields.length > 0 ? [item, ...inside] : inside;
}

/** The scalars of an item; those of items inside it are theirs. */
function fieldsOf(
  source: Source,
  item: { readonly path: Path; readonly value: unknown },
  path: Path,
  value: unknown,
): Field[] {
  if (typeof value !== "object" || value === null) {
    const origin = originOf(source.document, path, source.spoken);
    const inside = path.slice(item.path.length);
    const label = labelOf(item.value, inside, source.words);
    const open = isOpen(source.file, path, origin);
    return [{ path, name: inside.join("."), label, value: value as Scalar, origin, open }];
  }
  if (isList(value)) return [];
  const entries: [string | number, unknown][] = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return entries
    .filter(([key]) => !APART.test(String(key)))
    .flatMap(([key, one]) => fieldsOf(source, item, [...path, key], one));
}

/** A list of things that have names of their own. */
const isList = (value: unknown): value is readonly object[] =>
  Array.isArray(value) && value.length > 0 && value.every((one) => typeof (one as { id?: unknown })?.id === "string");

const isWords = (value: unknown): value is Words =>
  typeof value === "object" && value !== null && "fr" in value && "en" in value;
