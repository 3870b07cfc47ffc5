import type { Json } from "@paravent/kernel";

/** What the holes of a sentence are filled with. */
export type Given = Readonly<Record<string, Json | undefined>>;

/** How a sentence names what it is about. */
export interface Naming {
  /** A player, by seat. */
  name(seat: number): string;
  /** What an answer can name. */
  ref(ref: string): string;
  list(items: readonly string[]): string;
  /** One or other of two forms of a word, by number. */
  form(n: number, one: string, other: string): string;
}

const HOLE = /\{([@#]?)(\w+)(?:\|([^|}]*)\|([^|}]*))?\}/g;

/**
 * Fills the holes of a sentence: `{count}` a value, `{@seat}` the player in that seat, `{#face}` the label of a ref,
 * `{count|die|dice}` one or other by number. Lists are joined; what is missing shows nothing.
 */
export function fill(template: string, given: Given, naming: Naming): string {
  return template.replace(HOLE, (_, mark: string, field: string, one?: string, other?: string) => {
    const value = given[field];
    if (value === undefined || value === null) return "";
    if (one !== undefined && other !== undefined) return naming.form(Number(value), one, other);
    const each = (item: Json): string => {
      if (mark === "@") return naming.name(Number(item));
      return mark === "#" ? naming.ref(typeof item === "string" ? item : `${field}:${String(item)}`) : String(item);
    };
    return Array.isArray(value) ? naming.list(value.map(each)) : each(value);
  });
}
