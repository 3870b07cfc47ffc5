import type { PackFiles, Words } from "@paravent/content";
import type { SaidOfItem } from "@paravent/content/plug";
import { parse } from "yaml";
import { isOpen, type Origin, originOf, type Spoken } from "./origin.ts";

type Path = readonly (string | number)[];
type Scalar = string | number | boolean | null;

/** One number or word of an item. */
export interface Field {
  /** From the top of the file, and from the item. */
  readonly path: Path;
  readonly name: string;
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
  readonly name: Words | null;
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
export function itemsOf(files: PackFiles, spoken: Spoken): Item[] {
  return Object.entries(files).flatMap(([file, text]) => {
    const document = parse(text) as Record<string, unknown>;
    return Object.entries(document).flatMap(([key, value]) => found(file, document, [key], value, spoken));
  });
}

/** The item at a place and those inside it, or those of a list of items. */
function found(file: string, document: unknown, path: Path, value: unknown, spoken: Spoken): Item[] {
  if (typeof value !== "object" || value === null) return [];
  if (isList(value)) return value.flatMap((one, n) => found(file, document, [...path, n], one, spoken));
  const group = value as Record<string, unknown>;
  const fields = fieldsOf(file, document, path, path, value, spoken);
  const inside = Object.entries(group).flatMap(([key, one]) =>
    isList(one) ? found(file, document, [...path, key], one, spoken) : [],
  );
  const item: Item = {
    file,
    path,
    id: typeof group.id === "string" ? group.id : String(path[0]),
    name: isWords(group.name) ? group.name : null,
    origin: originOf(document, [...path, "id"], spoken),
    note: typeof group.note === "string" ? group.note : null,
    fields,
  };
  return fields.length > 0 ? [item, ...inside] : inside;
}

/** The scalars of an item; those of items inside it are theirs. */
function fieldsOf(file: string, document: unknown, item: Path, path: Path, value: unknown, spoken: Spoken): Field[] {
  if (typeof value !== "object" || value === null) {
    const origin = originOf(document, path, spoken);
    const name = path.slice(item.length).join(".");
    return [{ path, name, value: value as Scalar, origin, open: isOpen(file, path, origin) }];
  }
  if (isList(value)) return [];
  const entries: [string | number, unknown][] = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return entries
    .filter(([key]) => !APART.test(String(key)))
    .flatMap(([key, one]) => fieldsOf(file, document, item, [...path, key], one, spoken));
}

/** A list of things that have names of their own. */
const isList = (value: unknown): value is readonly object[] =>
  Array.isArray(value) && value.length > 0 && value.every((one) => typeof (one as { id?: unknown })?.id === "string");

const isWords = (value: unknown): value is Words =>
  typeof value === "object" && value !== null && "fr" in value && "en" in value;
