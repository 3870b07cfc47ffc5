import type { DiktatEvent } from "@paravent/diktat";
import type { Seat } from "@paravent/kernel";
import { OTHERS } from "../others/seen.ts";
import type { Seen } from "../seen/seen.ts";
import { texts } from "../words/index.ts";
import type { Telling } from "./scenes/telling.ts";

type Of<T extends DiktatEvent["type"]> = Extract<DiktatEvent, { type: T }>;

/** What a reason is looked up in. Ranks change: told later, nobody remembers who ranked higher then. */
type Then = Pick<Telling, "story"> & { readonly rankOrder: readonly Seat[] | null };

/** Why the Winner of a sector is the Winner; null where there was nobody to win against. */
export function whyWinner({ rankOrder, story }: Then, { order }: Of<"orderFixed">): string | null {
  const [winner] = order;
  if (winner === undefined || winner === OTHERS) return null;
  const { won } = texts.value.beats;
  const told = story();
  const begun = told.slice(
    Math.max(
      0,
      told.findLastIndex(({ type }) => type === "sectorNamed"),
    ),
  );
  const bids = begun.findLast((event) => event.type === "bidsRevealed")?.bids;
  if (!bids) return order.length > 1 ? won.emissaries : null;
  const most = Math.max(...bids.map(({ pp }) => pp));
  const equal = bids.filter(({ pp }) => pp === most).map(({ seat }) => seat);
  if (!equal.includes(winner)) return won.effect;
  if (equal.length === 1) return won.bid;
  if (rankOrder === null) return won.tied;
  return rankOrder.find((seat) => equal.includes(seat)) === winner ? won.rank : won.effect;
}

/** What ends the taking of Trophies in a sector. */
const ENDS: ReadonlySet<DiktatEvent["type"]> = new Set(["sectorCleared", "sectorNamed", "phaseBegan", "cycleBegan"]);

/** DK-RUL-110: each Trophy costs an Emissary; null where what is taken is no Trophy. */
export function trophyPrice({ story }: Pick<Telling, "story">, event: Of<"markerTaken" | "cardTaken">): string | null {
  // What comes after it in its entry, such as the end of the Conquest, says nothing of it.
  const all = story();
  const told = all.slice(0, all.lastIndexOf(event) + 1);
  const isPrice = (one: DiktatEvent) => one.type === "emissarySpent" && one.seat === event.seat;
  const since = told.slice(told.findLastIndex(isPrice) + 1);
  const taken = since.filter(({ type }) => type === "markerTaken" || type === "cardTaken");
  if (since.length === told.length || taken.length > 1 || since.some(({ type }) => ENDS.has(type))) return null;
  return texts.value.beats.trophyPrice;
}

/** DK-MAN-KILL-07, DK-OTH-KILL-03: what a Guard ends; null where the killing goes on, or was to end anyway. */
export function whyOver(event: Of<"victimRevealed">, happened: readonly DiktatEvent[]): string | null {
  if (event.kind !== "guard") return null;
  const { guardEnds } = texts.value.beats;
  for (const { type } of happened.slice(happened.indexOf(event) + 1)) {
    if (type === "victimNamed") return null;
    if (type === "manoeuvreDone") return guardEnds.manoeuvre;
    if (type === "othersAssassinationEnded") return guardEnds.attack;
  }
  return null;
}

/** Why a sector that has been turned over brings nobody anything; null where somebody has an Emissary, or may have yet. */
export function whyNobody({ pieces }: Of<"sectorRevealed">, after: readonly DiktatEvent[]): string | null {
  if (pieces.some(({ kinds }) => kinds.includes("emissary"))) return null;
  const next = after.find(({ type }) => type === "orderFixed" || type === "sectorCleared");
  return next?.type === "sectorCleared" ? texts.value.beats.nobodyTakes : null;
}

/** The promises by which an oath was broken, for those who have read it. */
export function brokenPromises(
  { words, name, you, ...seen }: Omit<Telling, "later">,
  event: Of<"oathBroken">,
): string | null {
  const terms = termsOf(seen, event.oath);
  // Others learn that it is broken, not by what.
  const broken = terms && event.terms?.flatMap((at) => terms[at] ?? []);
  if (!broken?.length) return null;
  return texts.value.beats.promise(broken.map((term) => words.oathTerm(term, name, you)).join(" "));
}

/** What an oath that is offered promises, for those who may read it. */
export function promises({ words, name, you }: Seen, { terms }: Partial<Of<"oathOffered">>): string | null {
  if (!terms?.length) return null;
  return texts.value.beats.promises(terms.map((term) => words.oathTerm(term, name, you)).join(" "));
}

/** DK-EOC-01. */
export function whyEnded({ game, pack }: Seen): string {
  const { lastCycle, points } = texts.value.beats.ends;
  return game.cycle >= game.cycles ? lastCycle : points(pack.constants.victoryPointsToWin);
}

/** What was sworn, and until when, as far as this observer may read it; a broken oath has left the table. */
export function whatWasSworn({ game, story }: Pick<Telling, "game" | "story">, oath: number) {
  const standing = game.oaths.find(({ id }) => id === oath);
  const sworn = story().findLast((event) => event.type === "oathSworn" && event.oath === oath) as
    | Of<"oathSworn">
    | undefined;
  return { until: standing?.until ?? sworn?.until ?? null, terms: termsOf({ game, story }, oath) };
}

function termsOf({ game, story }: Pick<Telling, "game" | "story">, oath: number) {
  const standing = game.oaths.find(({ id }) => id === oath)?.terms;
  if (standing) return standing;
  const told = story().findLast(
    (event) => (event.type === "oathSworn" || event.type === "oathOpened") && event.oath === oath,
  );
  return told && "terms" in told ? (told as Of<"oathSworn">).terms : null;
}
