import type { Change, Ears, Notice } from "./feed.ts";

const NOTICES: ReadonlySet<string> = new Set<Notice["what"]>(["here", "away", "who"]);

/** A process may have changed anything: it could not tell. */
const LAPSED = "lapsed";

export const inWords = (own: string, { what, table, player }: Notice): string =>
  [own, what, table, ...(player === null ? [] : [player])].join(" ");

export const lapseInWords = (own: string): string => `${own} ${LAPSED}`;

/** Passes on what another process has said; what this one says is known. */
export function pass(text: string, own: string, ears: Ears): void {
  const [by, what, table, third, command] = text.split(" ");
  if (!by || by === own || !what) return;
  if (what === LAPSED) ears.lapsed();
  if (!table) return;
  if (NOTICES.has(what)) ears.noticed({ what: what as Notice["what"], table, player: third ?? null }, by);
  else
    ears.changed({
      table,
      what: what as Change["what"],
      line: command === undefined ? null : { seat: Number(third), command },
    });
}
