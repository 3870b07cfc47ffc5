import { checkFiles, type Fault, PackFault, type PackFiles, packFault, readFile } from "@paravent/content";
import type { z } from "zod";
import { SECTORS } from "../names/names.ts";
import { effectFaults } from "./check-effects.ts";
import { endless } from "./event-circles.ts";
import { LeaguesFile } from "./league-schema.ts";
import type { PackDocument } from "./pack-document.ts";
import {
  type CabalEntry,
  CabalsFile,
  OpportunitiesFile,
  OthersFile,
  PackFile,
  type SectorEntry,
  SectorsFile,
} from "./schema.ts";
import { circles } from "./stat-circles.ts";
import { unreadStats } from "./unread.ts";

const FILES = ["pack.yaml", "sectors.yaml", "opportunities.yaml", "cabals.yaml", "others.yaml", "leagues.yaml"];

/** DK-MAT-01. */
const OPPORTUNITY_CARDS = 72;

/** Reads the files of a pack whole or not at all; `base` is what one that `extends: base` stands on. */
export function readDocument(files: PackFiles, base: PackDocument | null): PackDocument {
  checkFiles(files);
  const odd = Object.keys(files).find((name) => !FILES.includes(name));
  if (odd)
    throw packFault(odd, null, "", {
      fr: `fichier inconnu ; un paquet a ${FILES.join(", ")}`,
      en: `unknown file; a pack has ${FILES.join(", ")}`,
    });
  const pack = readFile(files, "pack.yaml", PackFile);
  const ground = groundOf(pack, base);
  const optional = ground !== null;
  const sectors = optional && !files["sectors.yaml"] ? [] : readFile(files, "sectors.yaml", SectorsFile).sectors;
  const cards =
    optional && !files["opportunities.yaml"]
      ? []
      : readFile(files, "opportunities.yaml", OpportunitiesFile).opportunities;
  const cabals = optional && !files["cabals.yaml"] ? [] : readFile(files, "cabals.yaml", CabalsFile).cabals;
  const leagues = files["leagues.yaml"] ? readFile(files, "leagues.yaml", LeaguesFile) : ground?.leagues;
  refuseAny([
    ...twice("leagues.yaml", leagues?.leagues ?? []),
    ...twice("sectors.yaml", sectors),
    ...twice("opportunities.yaml", cards),
    ...twice("cabals.yaml", [...cabals, ...cabals.flatMap((cabal) => cabal.cards)]),
  ]);
  refuseAny(effectFaults({ sectors, opportunities: cards, cabals, ...(leagues ? { leagues } : {}) }));
  const constants = pack.constants ?? ground?.constants;
  if (!constants) throw packFault("pack.yaml", null, "constants", { fr: "manque", en: "is missing" });
  const others = files["others.yaml"] ? readFile(files, "others.yaml", OthersFile).others : ground?.others;
  if (others) refuseAny(twice("others.yaml", others.bile_cards));
  const document = {
    name: pack.name,
    constants,
    sectors: laidOver(ground?.sectors, sectors),
    opportunities: laidOver(ground?.opportunities, cards),
    cabals: laidOver(ground?.cabals, cabals),
    ...(others ? { others } : {}),
    ...(leagues ? { leagues } : {}),
  };
  refuseAny([
    ...map(document.sectors),
    ...counts(document),
    ...ranks(document.cabals),
    ...circles(document),
    ...endless(document),
    ...unreadStats(document),
  ]);
  return document;
}

/** The pack below this one, less what this one leaves out. */
function groundOf(pack: z.infer<typeof PackFile>, base: PackDocument | null): PackDocument | null {
  if (!pack.extends) {
    if (!pack.without) return null;
    throw packFault("pack.yaml", null, "without", {
      fr: "« without » n’a de sens qu’avec « extends: base »",
      en: '"without" makes sense only with "extends: base"',
    });
  }
  if (!base) throw packFault("pack.yaml", null, "extends", { fr: "paquet inconnu", en: "unknown pack" });
  const without = new Set(pack.without);
  const known = [...base.opportunities, ...base.cabals].map(({ id }) => id);
  refuseAny(
    [...without]
      .filter((id) => !known.includes(id))
      .map((id) => ({
        file: "pack.yaml",
        item: id,
        path: "without",
        says: {
          fr: "ni carte Opportunité ni Cabale du paquet de base",
          en: "no Opportunity card or Cabal of the base pack",
        },
      })),
  );
  const kept = <T extends { id: string }>(items: readonly T[]): T[] => items.filter(({ id }) => !without.has(id));
  return { ...base, opportunities: kept(base.opportunities), cabals: kept(base.cabals) };
}

/** Items of the same id take the place of those below; the others come after them. */
function laidOver<T extends { id: string }>(below: readonly T[] | undefined, items: readonly T[]): T[] {
  const own = new Map(items.map((item) => [item.id, item]));
  const replaced = (below ?? []).map((item) => own.get(item.id) ?? item);
  return [...replaced, ...items.filter(({ id }) => !below?.some((item) => item.id === id))];
}

function refuseAny(faults: readonly Fault[]): void {
  if (faults.length > 0) throw new PackFault(faults);
}

function twice(file: string, items: readonly { id: string }[]): Fault[] {
  const ids = items.map(({ id }) => id);
  const found = [...new Set(ids.filter((id, i) => ids.indexOf(id) !== i))];
  return found.map((item) => ({
    file,
    item,
    path: "",
    says: { fr: "cet id s’y trouve deux fois", en: "this id stands twice" },
  }));
}

function map(sectors: readonly SectorEntry[]): Fault[] {
  const found = new Map(sectors.map((sector) => [sector.id, sector]));
  return SECTORS.flatMap((id) => {
    const sector = found.get(id);
    if (!sector) return [fault("sectors.yaml", id, "", "ce secteur manque", "this sector is missing")];
    return sector.adjacent
      .filter((other) => found.has(other) && !found.get(other)!.adjacent.includes(id))
      .map((other) =>
        fault(
          "sectors.yaml",
          id,
          "adjacent",
          `adjacent à ${other}, mais l’inverse n’est pas écrit`,
          `adjacent to ${other}, but not the other way round`,
        ),
      );
  });
}

function counts({ opportunities, cabals }: PackDocument): Fault[] {
  const n = opportunities.length;
  const faults: Fault[] = [];
  if (n !== OPPORTUNITY_CARDS)
    faults.push(
      fault(
        "opportunities.yaml",
        null,
        "opportunities",
        `${n} cartes ; la boîte en a ${OPPORTUNITY_CARDS} (DK-MAT-01)`,
        `${n} cards; the box has ${OPPORTUNITY_CARDS} (DK-MAT-01)`,
      ),
    );
  if (cabals.length < 5)
    faults.push(
      fault(
        "cabals.yaml",
        null,
        "cabals",
        `${cabals.length} Cabales ; il en faut 5 au moins`,
        `${cabals.length} Cabals; at least 5 are needed`,
      ),
    );
  for (const { id, cards } of cabals)
    for (let order = 1; order <= 5; order++)
      if (!cards.some((card) => card.order === order))
        faults.push(
          fault(
            "cabals.yaml",
            id,
            "cards",
            `la carte d’ordre ${order} manque`,
            `the card of order ${order} is missing`,
          ),
        );
  return faults;
}

/** DK-RANK-03: Rank order settles what nothing else does, so no two Ranks are the same. */
function ranks(cabals: readonly CabalEntry[]): Fault[] {
  return cabals.flatMap(({ id, rank }, i) => {
    const same = cabals.slice(0, i).find((other) => other.rank === rank);
    return same ? [fault("cabals.yaml", id, "rank", `le même Rang que ${same.id}`, `the same Rank as ${same.id}`)] : [];
  });
}

const fault = (file: string, item: string | null, path: string, fr: string, en: string): Fault => ({
  file,
  item,
  path,
  says: { fr, en },
});
