import * as z from "zod/mini";
import { PROOF } from "./proof.ts";

/** How somebody who is away can be called: by e-mail, in a browser, by a message to a Discord channel or an ntfy topic. */
const CALL_KINDS = ["mail", "push", "discord", "ntfy"] as const;
export const CallKind = z.enum(CALL_KINDS);
export type CallKind = z.infer<typeof CallKind>;

/** The same as people choose among them: one column each. */
export const CALL_WAYS = ["push", "mail", "webhook"] as const;
export const CallWay = z.enum(CALL_WAYS);
export type CallWay = z.infer<typeof CallWay>;

export const wayOf = (kind: CallKind): CallWay => (kind === "push" || kind === "mail" ? kind : "webhook");

/**
 * What somebody can be called for: their turn at a table played over days or without a clock, or at one sitting; a clock
 * with less than two hours left; an offer for them; a game that begins, or a round they sit out; a seat kept for them, a free
 * one or a swap; the end of a game; their name, written in the talk.
 */
export const CALL_EVENTS = ["turn", "live", "late", "offered", "begun", "invited", "ended", "named"] as const;
export const CallEvent = z.enum(CALL_EVENTS);
export type CallEvent = z.infer<typeof CallEvent>;

/** So many browsers of one player are called at most; the one called longest makes room. */
export const MOST_BROWSERS = 10;

/** Hours after a call during which further turns wait for the next one. */
export const DIGEST_HOURS = [1, 4, 12, 24] as const;

const Address = z.string().check(z.trim(), z.minLength(1), z.maxLength(500));

/** One way to call the caller of this request. Nobody else is ever told of it. */
export const CallChannel = z.object({
  id: z.string(),
  kind: CallKind,
  /** An e-mail address, or where a message is posted. */
  address: z.string(),
  isOn: z.boolean(),
  /** Whether the owner of the address has said that it is theirs. Nothing else is sent before. */
  isConfirmed: z.boolean(),
  /** The last message, and whether it arrived as far as anybody knows. */
  last: z.nullable(z.object({ at: z.number(), hasArrived: z.boolean() })),
});
export type CallChannel = z.infer<typeof CallChannel>;

const Minute = z.int().check(z.minimum(0), z.maximum(1439));

/** When somebody wants to be called. */
export const CallHabits = z.strictObject({
  /** From one minute of the day to another, nothing is sent; it may go over midnight. */
  quiet: z.nullable(z.strictObject({ from: Minute, until: Minute })),
  /** The time zone of the quiet hours, by its IANA name. */
  zone: z.string().check(z.minLength(1), z.maxLength(64)),
  /** Whether a decision clock with less than two hours left rings in quiet hours. */
  ringsLate: z.boolean(),
  /** Until this hour they want to hear of nothing, as in quiet hours (milliseconds since 1970). */
  pausedUntil: z.optional(z.int().check(z.minimum(0))),
  digestHours: z.union([z.literal(1), z.literal(4), z.literal(12), z.literal(24)]),
  /** By what they are called for, the ways in which they want to be; where nothing is said, in all. */
  wanted: z.optional(z.partialRecord(CallEvent, z.array(CallWay).check(z.maxLength(CALL_WAYS.length)))),
  /** As it was asked before that: whether they hear of seats at all, and of the end of a game; absent: they do. */
  invited: z.optional(z.boolean()),
  ended: z.optional(z.boolean()),
});
export type CallHabits = z.infer<typeof CallHabits>;

/** What there is an offer about is for nobody else, and others may read along where a webhook posts. */
export const canCall = (event: CallEvent, way: CallWay): boolean => event !== "offered" || way !== "webhook";

/** What is not worth a letter unless somebody asks for it. */
const LIGHT: readonly CallEvent[] = ["offered", "named"];

/** The ways in which somebody wants to be called for this. */
export function waysFor(event: CallEvent, { wanted, invited = true, ended = true }: CallHabits): readonly CallWay[] {
  const chosen = wanted?.[event];
  if (chosen) return chosen.filter((way) => canCall(event, way));
  if (LIGHT.includes(event)) return ["push"];
  const before = { invited, ended };
  return event in before && !before[event as keyof typeof before] ? [] : CALL_WAYS;
}

/** GET /api/calls: how the caller is called, and what this server can do. */
export const CallSettings = z.object({
  channels: z.array(CallChannel),
  habits: CallHabits,
  /** Whether this server sends mail, and whether it posts to webhooks. */
  hasMail: z.boolean(),
  hasWebhooks: z.boolean(),
  /** The key by which browsers know who may push. */
  pushKey: z.string(),
});
export type CallSettings = z.infer<typeof CallSettings>;

/** POST /api/calls/mail: a new address. Mail can replace a password, so changing its address asks for a proof. */
export const MailRequest = z.strictObject({
  address: z.string().check(z.trim(), z.email(), z.maxLength(254)),
  ...PROOF,
});
export type MailRequest = z.infer<typeof MailRequest>;

/** POST /api/calls/webhook. */
export const WebhookRequest = z.strictObject({ kind: z.enum(["discord", "ntfy"]), address: Address });
export type WebhookRequest = z.infer<typeof WebhookRequest>;

const Key = (length: number) => z.string().check(z.regex(/^[A-Za-z0-9_-]+=*$/), z.minLength(length), z.maxLength(100));

/** POST /api/calls/push: a browser, as its push service knows it. */
export const PushRequest = z.strictObject({
  endpoint: z.string().check(z.minLength(1), z.maxLength(1000)),
  keys: z.strictObject({ p256dh: Key(80), auth: Key(20) }),
});
export type PushRequest = z.infer<typeof PushRequest>;

/** POST /api/calls/channels/:id. */
export const ChannelSwitch = z.strictObject({ isOn: z.boolean() });
export type ChannelSwitch = z.infer<typeof ChannelSwitch>;

/** POST /api/calls/confirm: what the link in a letter carries. */
export const LetterToken = z.strictObject({ token: z.string().check(z.minLength(1), z.maxLength(300)) });
export type LetterToken = z.infer<typeof LetterToken>;
