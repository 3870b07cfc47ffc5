import { type PackFiles, readFile } from "@paravent/content";
import type { Pack } from "../content/pack.ts";
import { readPack } from "../content/read.ts";
import { CardsFile, CreaturesFile, GodsFile } from "../content/schema.ts";
import { basePackFiles } from "../node.ts";

/** What some items of a pack say otherwise, by their ids. */
export interface Changes {
  readonly cards?: Readonly<Record<string, object>>;
  readonly gods?: Readonly<Record<string, object>>;
  readonly creatures?: Readonly<Record<string, object>>;
}

/**
 * The base pack with some of its items written otherwise, read like any other pack:
 *
 *   packWith({ cards: { "mil-raid": { effects: [{ do: "oppLose", target: "one", tracks: ["gold"], n: 2 }] } } })
 */
export function packWith(changes: Changes): Pack {
  return readPack(filesWith(changes));
}

/** The same as files. JSON is YAML. */
export function filesWith({ cards = {}, gods = {}, creatures = {} }: Changes): PackFiles {
  const base = basePackFiles();
  return {
    ...base,
    "cards.yaml": JSON.stringify({ cards: changed(readFile(base, "cards.yaml", CardsFile).cards, cards) }),
    "gods.yaml": JSON.stringify({ gods: changed(readFile(base, "gods.yaml", GodsFile).gods, gods) }),
    "creatures.yaml": JSON.stringify({
      creatures: changed(readFile(base, "creatures.yaml", CreaturesFile).creatures, creatures),
    }),
  };
}

function changed(items: readonly { id: string }[], changes: Readonly<Record<string, object>>): object[] {
  for (const id of Object.keys(changes))
    if (!items.some((item) => item.id === id)) throw new Error(`the base pack has no ${id}`);
  return items.map((item) => ({ ...item, ...changes[item.id] }));
}
