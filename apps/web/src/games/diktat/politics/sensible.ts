import { readRef, seatRef } from "@paravent/diktat/refs";
import type { Branch, Json, Ref, Seat, Shape } from "@paravent/kernel";
import { isFields, isRefs } from "../../../drafts/draft.ts";
import type { Seen } from "../seen/seen.ts";

/**
 * The promises that mean something in the mouth of whoever makes them: not to kill or look at one's own pawns, to act
 * against oneself or to leave somebody else's place promises nothing.
 */
export function sensible(seen: Seen, ask: Shape, term: Json, partner: Seat): Shape {
  if (ask.shape !== "form" || ask.fields.promise?.shape !== "branch") return ask;
  const { promise } = ask.fields;
  const by = isFields(term) && isRefs(term.by) && term.by[0] === "partner" ? partner : seen.you;
  if (by === null) return ask;
  const options = promise.options.map((option) => without(option, (ref) => isIdle(seen, ref, by)));
  return { ...ask, fields: { ...ask.fields, promise: { ...promise, options: options.filter(isPossible) } } };
}

const SEATS_OF: Readonly<Record<string, string>> = { notKill: "owner", notSpy: "owner", doManoeuvre: "target" };

function without(option: Branch, isSenseless: (ref: Ref) => boolean): Branch {
  const { name, ask } = option;
  const field = SEATS_OF[name];
  if (name === "concede" && ask?.shape === "pick") return { name, ask: narrowed(ask, isSenseless) };
  const seats = field !== undefined && ask?.shape === "form" ? ask.fields[field] : undefined;
  if (ask?.shape !== "form" || field === undefined || seats?.shape !== "pick") return option;
  return { name, ask: { ...ask, fields: { ...ask.fields, [field]: narrowed(seats, isSenseless) } } };
}

const narrowed = (ask: Extract<Shape, { shape: "pick" }>, isSenseless: (ref: Ref) => boolean): Shape => ({
  ...ask,
  from: ask.from.filter((ref) => !isSenseless(ref)),
});

function isIdle({ game }: Seen, ref: Ref, by: Seat): boolean {
  const read = readRef(ref);
  if (read.kind === "pile") return game.piles.find(({ id }) => id === read.pile)?.owner !== by;
  return ref === seatRef(by);
}

/** Nothing left to name: it cannot be promised. */
const isPossible = ({ ask }: Branch): boolean => ask?.shape !== "pick" || ask.from.length >= ask.min;
