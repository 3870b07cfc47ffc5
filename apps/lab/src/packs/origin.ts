import { type PackFiles, packFault } from "@paravent/content";
import { parse } from "yaml";
import type { PackChange } from "../runs/wish.ts";

/** Where a fact of a pack comes from; null where the pack does not say. */
export type Origin = string | null;

/** What the keys of a game that end in `_source` speak of. */
export type Spoken = Readonly<Record<string, readonly string[]>>;

type Path = readonly (string | number)[];

/**
 * Where the fact at the end of a path comes from: what the nearest group around it says, by a key for it alone
 * (`cost_source` for `cost`, or what the game says of it), or for all of it (`source`).
 */
export function originOf(document: unknown, path: Path, spoken: Spoken): Origin {
  for (let depth = path.length - 1; depth >= 0; depth--) {
    const group = at(document, path.slice(0, depth));
    if (typeof group !== "object" || group === null || Array.isArray(group)) continue;
    const inside = path.slice(depth).join(".");
    const own = Object.entries(group).find(([key]) => key.endsWith("_source") && covers(key, inside, spoken));
    if (own) return String(own[1]);
    if ("source" in group) return String(group.source);
  }
  return null;
}

function covers(key: string, inside: string, spoken: Spoken): boolean {
  const named = spoken[key] ?? [key.slice(0, -"_source".length)];
  return named.some((name) => inside === name || inside.startsWith(`${name}.`));
}

/** What a game's documents give is not tuned: only reconstructions are, and what a pack calls itself. */
export function isOpen(file: string, path: Path, origin: Origin): boolean {
  return origin === "reconstruction" || (file === "pack.yaml" && path[0] === "name");
}

/** Refuses changes of what the documents of a game give. */
export function checkOpen(files: PackFiles, changes: readonly PackChange[], spoken: Spoken): void {
  const documents = new Map<string, unknown>();
  for (const { file, path } of changes) {
    const text = files[file];
    if (text === undefined) continue;
    const document = documents.get(file) ?? parse(text);
    documents.set(file, document);
    const origin = originOf(document, path, spoken);
    if (!isOpen(file, path, origin))
      throw packFault(file, null, path.join("."), {
        fr: `donné par les documents du jeu (${origin ?? "?"}) : seules les reconstructions se règlent`,
        en: `given by the documents of the game (${origin ?? "?"}): only reconstructions are tuned`,
      });
  }
}

export const at = (document: unknown, path: Path): unknown =>
  path.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown> | null | undefined)?.[key], document);
