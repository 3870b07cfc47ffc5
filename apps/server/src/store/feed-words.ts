import { Whereabouts } from "@paravent/protocol";
import type { Change, Ears, Notice, Presence } from "./feed.ts";

const PRESENCE: ReadonlySet<string> = new Set<Presence["what"]>(["here", "away", "who"]);

/** A process may have changed anything: it could not tell. */
const LAPSED = "lapsed";

export const inWords = (own: string, notice: Notice): string => {
  const { what, table, player } = notice;
  const where = notice.what === "led" && notice.where ? [encodeURIComponent(JSON.stringify(notice.where))] : [];
  return [own, what, table, ...(player === null ? [] : [player]), ...where].join(" ");
};

export const lapseInWords = (own: string): string => `${own} ${LAPSED}`;

/** Passes on what another process has said; what this one says is known. */
export function pass(text: string, own: string, ears: Ears): void {
  const [by, what, table, third, fourth] = text.split(" ");
  if (!by || by === own || !what) return;
  if (what === LAPSED) ears.lapsed();
  if (!table) return;
  if (PRESENCE.has(what)) ears.noticed({ what: what as Presence["what"], table, player: third ?? null }, by);
  else if (what === "led") ears.noticed({ what, table, player: third ?? "", where: placeIn(fourth) }, by);
  else
    ears.changed({
      table,
      what: what as Change["what"],
      line: fourth === undefined ? null : { seat: Number(third), command: fourth },
    });
}

/** Where somebody looks, as one word of a notice. */
const placeIn = (word: string | undefined): Whereabouts | null =>
  word === undefined ? null : Whereabouts.parse(JSON.parse(decodeURIComponent(word)));
