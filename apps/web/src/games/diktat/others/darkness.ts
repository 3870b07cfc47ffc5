import type { SectorId } from "@paravent/diktat";
import type { JournalEntry } from "@paravent/protocol";
import { t } from "../../../i18n/index.ts";
import type { Seen } from "../seen.ts";

/** One captioned step of the Darkness phase. */
export interface Caption {
  readonly title: string;
  readonly text: string;
  readonly sectors: readonly SectorId[];
}

type Told = Record<string, unknown> & { readonly type: string };

/** The steps of a Darkness phase as they were witnessed: gathering, the card, pawns leaving the Artefact, Gloom. */
export function captionsOf(seen: Seen, entry: JournalEntry): Caption[] {
  const all = entry.events as readonly Told[];
  const from = all.findIndex(({ type, phase }) => type === "phaseBegan" && phase === "darkness");
  if (from < 0) return [];
  const rest = all.slice(from + 1);
  const to = rest.findIndex(({ type }) => type === "phaseBegan");
  const events = to < 0 ? rest : rest.slice(0, to);
  const of = (type: string) => events.filter((event) => event.type === type);
  const words = t.value.table.others;
  const captions: Caption[] = [];
  for (const { pawns } of of("othersGathered"))
    captions.push({ title: words.gathering, text: words.gathered((pawns as unknown[]).length), sectors: ["artefact"] });
  for (const { card } of of("cardCorrupted")) {
    const { title, sector } = seen.words.card(String(card));
    const score = seen.pack.cards.find(({ id }) => id === card)?.darknessScore ?? 0;
    captions.push({ title: words.proliferation, text: words.drawn(title, score), sectors: [sector] });
  }
  const moved = countBy(of("othersMoved"), "to");
  if (moved.size > 0)
    captions.push({ title: words.proliferation, text: placedText(seen, moved), sectors: [...moved.keys()] });
  const gloom = new Map(of("gloomPlaced").map(({ sector, n }) => [sector as SectorId, Number(n)]));
  captions.push({
    title: words.infection,
    text: gloom.size === 0 ? words.noGloom : placedText(seen, gloom),
    sectors: [...gloom.keys()],
  });
  return captions;
}

function countBy(events: readonly Told[], field: string): Map<SectorId, number> {
  const found = new Map<SectorId, number>();
  for (const event of events) {
    const sector = event[field] as SectorId;
    found.set(sector, (found.get(sector) ?? 0) + 1);
  }
  return found;
}

const placedText = (seen: Seen, found: ReadonlyMap<SectorId, number>): string =>
  [...found].map(([sector, n]) => `${seen.words.sector(sector)} +${n}`).join(", ");
