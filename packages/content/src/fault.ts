/** A sentence or name in every language. */
export interface Words {
  readonly fr: string;
  readonly en: string;
}

/** One thing that is wrong with a pack: where, and what. */
export interface Fault {
  readonly file: string;
  /** The id of the item it lies in; null where there is none. */
  readonly item: string | null;
  /** The way from the top of the file, `opportunities.0.darkness`; empty for the whole file. */
  readonly path: string;
  readonly says: Words;
}

/** The most faults listed at once. */
const LISTED = 5;

/** A pack that cannot be used. It is read whole or not at all, so whoever catches this has nothing. */
export class PackFault extends Error {
  override readonly name = "PackFault";
  readonly faults: readonly Fault[];

  constructor(faults: readonly Fault[]) {
    super(sayFaults(faults, "en"));
    this.faults = faults;
  }
}

/** One fault, where a check finds it. */
export function packFault(file: string, item: string | null, path: string, says: Words): PackFault {
  return new PackFault([{ file, item, path, says }]);
}

/** What is wrong, in one line: file, item, path and reason of each of the first faults; the others are counted. */
export function sayFaults(faults: readonly Fault[], language: keyof Words): string {
  const listed = faults.slice(0, LISTED);
  const lines = listed.map((fault, i) => {
    const file = fault.file === listed[i - 1]?.file ? "" : `${fault.file}${language === "fr" ? " : " : ": "}`;
    const path = fault.path && `(${fault.path})`;
    const where = [fault.item, path].filter(Boolean).join(" ");
    return `${file}${where}${where && (language === "fr" ? " : " : ": ")}${fault.says[language]}`;
  });
  const more = faults.length - listed.length;
  if (more > 0) lines.push(language === "fr" ? `et ${more} de plus` : `and ${more} more`);
  return lines.join(language === "fr" ? " ; " : "; ");
}
