import type { SectorId } from "@paravent/diktat";
import type { JournalEntry } from "@paravent/protocol";
import { signal } from "@preact/signals";
import type { Omen, OmenScene } from "../art/index.ts";
import type { Seen } from "../seen/seen.ts";
import { texts } from "../words/index.ts";

/** One step of the Darkness phase: a caption, and what is drawn on the map meanwhile. */
export interface DarknessStep extends OmenScene {
  readonly title: string;
  readonly text: string;
}

/** The step that is being shown now. */
export const darknessNow = signal<DarknessStep | null>(null);

type Told = Record<string, unknown> & { readonly type: string };

/** The steps of a Darkness phase witnessed after an entry: gathering, the card, pawns leaving the Artefact, Gloom. */
export function darknessSteps(seen: Seen, entries: readonly JournalEntry[], after: number): DarknessStep[] {
  const { events, isOver } = witnessed(entries, after);
  const words = texts.value.others;
  const steps: DarknessStep[] = [];
  const of = (type: string) => events.filter((event) => event.type === type);
  for (const { pawns } of of("othersGathered")) {
    const n = (pawns as unknown[]).length;
    const omens: Omen[] = [{ sector: "artefact", sign: "pile", n }];
    steps.push({ title: words.gathering, text: words.gathered(n), omens, from: null });
  }
  for (const { card } of of("cardCorrupted")) {
    const { title, sector } = seen.words.card(String(card));
    const n = seen.pack.cards.find(({ id }) => id === card)?.darknessScore ?? 0;
    const omens: Omen[] = [{ sector, sign: "card", n }];
    steps.push({ title: words.proliferation, text: words.drawn(title, n), omens, from: null });
  }
  const spread = [...omensOf("pile", of("othersMoved"), "to"), ...omensOf("corruption", of("corruptionPlaced"))];
  if (spread.length > 0)
    steps.push({ title: words.proliferation, text: placedText(seen, spread), omens: spread, from: "artefact" });
  const gloom = of("gloomPlaced").map(({ sector, n }): Omen => {
    return { sector: sector as SectorId, sign: "gloom", n: Number(n) };
  });
  if (gloom.length > 0 || (isOver && events.length > 0))
    steps.push({
      title: words.infection,
      text: gloom.length === 0 ? words.noGloom : placedText(seen, gloom),
      omens: gloom,
      from: null,
    });
  return steps;
}

/** What was told within Darkness after an entry, even where somebody made the table stop in it; and whether it ended. */
function witnessed(entries: readonly JournalEntry[], after: number): { events: Told[]; isOver: boolean } {
  const events: Told[] = [];
  let [isDark, isOver] = [false, false];
  for (const { seq, events: told } of entries)
    for (const event of told as readonly Told[]) {
      if (event.type === "phaseBegan") {
        if (isDark && seq > after) isOver = true;
        isDark = event.phase === "darkness";
      } else if (isDark && seq > after) events.push(event);
    }
  return { events, isOver };
}

/** How many of these happened where. */
function omensOf(sign: Omen["sign"], events: readonly Told[], field = "sector"): Omen[] {
  const found = new Map<SectorId, number>();
  for (const event of events) {
    const sector = event[field] as SectorId;
    found.set(sector, (found.get(sector) ?? 0) + 1);
  }
  return [...found].map(([sector, n]) => ({ sector, sign, n }));
}

const placedText = (seen: Seen, omens: readonly Omen[]): string =>
  omens
    .map(({ sector, sign, n }) => {
      const what = sign === "corruption" ? ` (${texts.value.others.corruption})` : "";
      return `${seen.words.sector(sector)} +${n}${what}`;
    })
    .join(", ");
