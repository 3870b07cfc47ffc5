import { type PackFiles, readFile } from "@paravent/content";
import type { Pack } from "../content/pack.ts";
import { completePack, readCard, readCreature, readGod } from "../content/read.ts";
import { CardsFile, CreaturesFile, GodsFile } from "../content/schema.ts";
import { basePackFiles } from "../node.ts";
import { basePack } from "./build.ts";

/** What some items of a pack say otherwise, by their ids. */
export interface Changes {
  readonly cards?: Readonly<Record<string, object>>;
  readonly gods?: Readonly<Record<string, object>>;
  readonly creatures?: Readonly<Record<string, object>>;
}

/**
 * The base pack with some of its items written otherwise. What is changed is read like any other pack, and refused where
 * one would be:
 *
 *   packWith({ cards: { "mil-raid": { effects: [{ do: "oppLose", target: "one", tracks: ["gold"], n: 2 }] } } })
 */
export function packWith({ cards = {}, gods = {}, creatures = {} }: Changes): Pack {
  written ??= readWritten();
  const base = basePack();
  const found = {
    cards: changed(written.cards, cards),
    gods: changed(written.gods, gods),
    creatures: changed(written.creatures, creatures),
  };
  const files: PackFiles = {
    "cards.yaml": JSON.stringify({ cards: found.cards }),
    // Six of them, always.
    "gods.yaml": JSON.stringify({ gods: written.gods.map((god) => ({ ...god, ...gods[god.id] })) }),
    "creatures.yaml": JSON.stringify({ creatures: found.creatures }),
  };
  const read = <T>(some: readonly object[], file: () => readonly T[]): readonly T[] => (some.length > 0 ? file() : []);
  return completePack({
    constants: base.constants,
    tracks: base.tracks,
    sectors: base.sectors,
    cards: laidOver(
      base.cards,
      read(found.cards, () => readFile(files, "cards.yaml", CardsFile).cards.map(readCard)),
    ),
    gods: laidOver(
      base.gods,
      read(found.gods, () => readFile(files, "gods.yaml", GodsFile).gods.map(readGod)),
    ),
    creatures: laidOver(
      base.creatures,
      read(found.creatures, () => readFile(files, "creatures.yaml", CreaturesFile).creatures.map(readCreature)),
    ),
  });
}

/** What the base pack says, read once. */
let written: ReturnType<typeof readWritten> | null = null;

function readWritten() {
  const files = basePackFiles();
  return {
    ...readFile(files, "cards.yaml", CardsFile),
    ...readFile(files, "gods.yaml", GodsFile),
    ...readFile(files, "creatures.yaml", CreaturesFile),
  };
}

function changed(items: readonly { id: string }[], changes: Readonly<Record<string, object>>): object[] {
  return Object.entries(changes).map(([id, change]) => {
    const item = items.find((one) => one.id === id);
    if (!item) throw new Error(`the base pack has no ${id}`);
    return { ...item, ...change };
  });
}

function laidOver<T extends { id: string }>(
  below: ReadonlyMap<string, T>,
  items: readonly T[],
): ReadonlyMap<string, T> {
  return new Map([...below, ...items.map((item) => [item.id, item] as const)]);
}
