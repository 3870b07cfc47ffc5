import { type Counter, type DclightEvent, type Price, TRACKS } from "@paravent/dclight";
import type { Seat } from "@paravent/kernel";
import { signed } from "../../seats/SeatPanel.tsx";
import { texts } from "../../words/index.ts";
import { type Tally, type Told, talliesOf } from "./told.ts";

type Happening<T extends DclightEvent["type"]> = Extract<DclightEvent, { type: T }>;
type Points = Happening<"gained" | "lost" | "creatureMoved" | "commonMoved">;

const isPoints = (event: DclightEvent): event is Points =>
  event.type === "gained" || event.type === "lost" || event.type === "creatureMoved" || event.type === "commonMoved";

/** DC-PROD-10, -11: what the priority dice give; the roll tells it as a whole. */
export const isProduction = (event: DclightEvent): boolean =>
  (event.type === "gained" && event.rule === "DC-PROD-10") ||
  (event.type === "creatureMoved" && event.rule === "DC-PROD-11");

/** DC-PROD-18: what a buyer takes from the dice; the purchase itself names it. */
const isTaken = (event: DclightEvent, buyer: Seat): boolean =>
  (event.type === "gained" || event.type === "creatureMoved") && event.rule === "DC-PROD-18" && event.seat === buyer;

/** DC-PROD-20: what others buy of the dice of one's priority. */
const isForPriority = (event: DclightEvent): boolean => event.type === "gained" && event.rule === "DC-PROD-20";

/**
 * The sentences of an entry. What one player gains in a row is one sentence, and the common marker's steps are one;
 * each is told with the first of its events.
 */
export function sentencesOf(told: Told, events: readonly DclightEvent[]): (event: DclightEvent) => string | null {
  const said = new Map<DclightEvent, string>();
  for (let at = 0; at < events.length; ) {
    const event = events[at]!;
    if (!isPoints(event)) {
      const text = sentence(told, event, events.slice(at + 1));
      if (text !== null) said.set(event, text);
      at++;
      continue;
    }
    const end = events.findIndex((other, i) => i > at && !isPoints(other));
    const run = events.slice(at, end < 0 ? events.length : end) as Points[];
    for (const [first, text] of counted(told, run, events[at - 1])) said.set(first, text);
    at += run.length;
  }
  return (event) => said.get(event) ?? null;
}

/** The sentences of gains, losses and steps that follow each other: one for each player, one for the common marker. */
function counted(told: Told, run: readonly Points[], head: DclightEvent | undefined): [DclightEvent, string][] {
  const words = texts.value.beats;
  const said = run.filter((event) => !isProduction(event) && !(head?.type === "bought" && isTaken(event, head.seat)));
  const sentences = new Map<DclightEvent, string[]>();
  const add = (first: DclightEvent | undefined, text: string) => {
    if (first) sentences.set(first, [...(sentences.get(first) ?? []), text]);
  };
  const own = said.filter((event) => event.type !== "commonMoved");
  for (const seat of new Set(own.map((event) => event.seat))) {
    const who = nameFor(told, seat);
    const mine = own.filter((event) => event.seat === seat);
    const [gained, lost] = [priceOf(mine, "gained"), priceOf(mine, "lost")];
    if (gained) add(mine[0], words.gains(who, told.words.price(gained), mine.every(isForPriority)));
    if (lost) add(mine[0], words.loses(who, told.words.price(lost)));
    const steps = mine.filter((event) => event.type === "creatureMoved");
    const [first, last] = [steps[0], steps.at(-1)];
    if (first && last) {
      const [from, to] = [told.at(first).before, told.at(last).after].map(
        ({ players }) => players[seat]!.tracks.creature,
      );
      add(mine[0], words.ownMarker(who, from!, to!));
    }
  }
  const walk = said.filter((event) => event.type === "commonMoved");
  const [first, last] = [walk[0], walk.at(-1)];
  if (first && last) {
    const [from, to] = [told.at(first).before.common, told.at(last).after.common];
    add(first, head?.type === "bought" ? words.nobodysPriority(from, to) : words.common(from, to));
  }
  return [...sentences].map(([event, texts]) => [event, texts.join(" ")]);
}

/** Null for the reader. */
export const nameFor = (told: Told, seat: Seat): string | null => (seat === told.you ? null : told.name(seat));

function priceOf(events: readonly Points[], type: "gained" | "lost"): Price | null {
  const price: Partial<Record<Counter, number>> = {};
  for (const event of events) if (event.type === type) price[event.track] = (price[event.track] ?? 0) + event.n;
  return Object.keys(price).length > 0 ? price : null;
}

/** Any other event by itself. */
function sentence(told: Told, event: DclightEvent, after: readonly DclightEvent[]): string | null {
  switch (event.type) {
    case "bought":
      return event.dice.length === 0 ? null : purchase(told, event, after);
    case "diceRolled":
      return production(told, after);
    case "promoted":
      return [plain(told, event), isLastPromotion(after) ? production(told, after) : ""].join(" ").trim();
    case "promotionDeclined":
      return isLastPromotion(after) ? production(told, after) : null;
    // The roll tells the priority sectors; once the secondary ones are known, the third cards are no secret.
    case "sectorsRevealed":
      return event.slot === "secondary" ? plain(told, event) : null;
    case "ageBuilt":
    case "buildingBuilt":
      if (Object.values(event.paid).every((n) => n === 0)) return plain(told, event);
      return plain(told, event)!.replace(/\.$/, texts.value.beats.paying(told.words.price(event.paid)));
    case "offeringRefused":
      return [plain(told, event), reprisalOf(told, event, after)].filter(Boolean).join(" ");
    case "godArrived":
      return `${plain(told, event)} ${told.lexicon.godText(event.god).replace(/\.?$/, ".")}`;
    default:
      return plain(told, event);
  }
}

/** DC-PROD-09: all have decided, and the dice give what they show. */
const isLastPromotion = ([next]: readonly DclightEvent[]): boolean => next !== undefined && isProduction(next);

/** DC-OFFER-14: what it costs not to offer, unless a Miracle spares it; what of it can be lost is told after it. */
function reprisalOf(
  told: Told,
  { creature }: Happening<"offeringRefused">,
  after: readonly DclightEvent[],
): string | null {
  if (after.some(({ type }) => type === "reprisalAvoided")) return null;
  const takes = told.lexicon.creatureText(creature).replace(/\.?$/, ".");
  const reprisal = `${texts.value.reprisal} ${takes.charAt(0).toLowerCase()}${takes.slice(1)}`;
  // DC-OFFER-20: it goes on at once although nothing was taken.
  return after[0] && LEAVES.has(after[0].type) ? `${reprisal} ${texts.value.beats.nothingToLose}` : reprisal;
}

/** What comes next once a reprisal is over. */
const LEAVES: ReadonlySet<DclightEvent["type"]> = new Set(["creatureFaced", "creatureDiscarded"]);

const plain = (told: Told, event: DclightEvent): string | null => told.words.event(event, told.name, told.you);

function purchase(told: Told, event: Happening<"bought">, after: readonly DclightEvent[]): string | null {
  const words = texts.value.beats;
  const taken = after.filter((other) => isTaken(other, event.seat)) as Points[];
  const price = priceOf(taken, "gained") ?? {};
  const faces = taken.reduce((sum, other) => sum + (other.type === "creatureMoved" ? other.n : 0), 0);
  const what = TRACKS.flatMap((track) => {
    const n = price[track as Counter];
    return n ? [told.words.price({ [track]: n })] : [];
  });
  if (faces > 0) what.push(words.creatureFaces(faces));
  // What exceeds the end of a track is lost (DC-PROD-13): then only the purchase itself can be told.
  const purchase = what.length > 0 ? words.takes(nameFor(told, event.seat), what) : plain(told, event);
  // DC-PROD-13, -20: it is somebody's priority, and brings them nothing.
  const brings = after.some((other) => isForPriority(other) || other.type === "commonMoved");
  return brings ? purchase : `${purchase} ${words.tracksFull}`;
}

/** The result of the roll: what the reader's own city gains; for spectators, and before a promotion, the sectors. */
export function production(told: Told, after: readonly DclightEvent[]): string | null {
  const gains = after.filter(isProduction);
  const sectors = after.find((event) => event.type === "sectorsRevealed" && event.slot === "priority");
  if (gains.length === 0 || told.you === null) return plain(told, sectors ?? gains[0]!);
  const own = talliesOf(told, gains, after).find(({ seat }) => seat === told.you);
  const words = texts.value.beats;
  if (!own) return words.noGain;
  const vp = own.vp.to - own.vp.from;
  return [gainOf(told, own), vp > 0 ? words.cityGrows(vp) : ""].filter(Boolean).join(" ");
}

/** What the dice bring to one player. */
export function gainOf(told: Told, { seat, changes }: Tally): string {
  const words = texts.value.beats;
  const who = nameFor(told, seat);
  const points = changes.filter(({ track }) => track !== "creature").map(({ track, from, to }) => [track, to - from]);
  const marker = changes.find(({ track }) => track === "creature");
  return [
    points.length > 0 ? words.gains(who, told.words.price(Object.fromEntries(points)), false) : "",
    marker ? words.ownMarker(who, marker.from, marker.to) : "",
  ]
    .filter(Boolean)
    .join(" ");
}

/** "+2", "−1". */
export const plus = (n: number): string => (n > 0 ? `+${n}` : signed(n));
