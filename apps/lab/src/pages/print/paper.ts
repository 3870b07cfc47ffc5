import type { MadeItem, PackPages, Sheets } from "@paravent/web/kit";

/** What a thing becomes on paper. */
export type Form = Sheets["lists"][string];

/** A thing to be cut out, with the side that is shown. */
export interface Cut {
  readonly key: string;
  /** What kind of thing it is, and what it belongs to. */
  readonly kind: string;
  readonly item: MadeItem;
  /** Which of its faces; null for a thing that has one. */
  readonly face: number | null;
}

/** How many of each form fit a sheet, on A4 and on Letter alike. */
const FITS: Readonly<Record<Form, number>> = { card: 9, marker: 35, board: 3 };

/** Everything of a list, as often as it lies in the box; a marker with both of its faces. */
export function cutsOf(pages: PackPages, list: string, title: string): Cut[] {
  return (pages.lists[list] ?? []).flatMap((group) =>
    group.items.flatMap((item) => {
      const faces = item.faces ? item.faces().map((_, face) => face) : [null];
      const kind = group.title === null ? title : `${title} · ${group.title}`;
      return Array.from({ length: item.copies ?? 1 }, (_, copy) =>
        faces.map((face) => ({ key: `${list} ${item.id} ${copy} ${face}`, kind, item, face })),
      ).flat();
    }),
  );
}

/** Sheets of things of one form, as many on each as fit. */
export function sheetsOf(form: Form, cuts: readonly Cut[]): Cut[][] {
  return Array.from({ length: Math.ceil(cuts.length / FITS[form]) }, (_, n) =>
    cuts.slice(n * FITS[form], (n + 1) * FITS[form]),
  );
}
