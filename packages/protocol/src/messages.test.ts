import { describe, expect, test } from "vitest";
import type { z } from "zod/mini";
import { ClientMessage, JsonValue, LONGEST_LINE, MOST_SEATS, ServerMessage } from "./messages.ts";

/** What goes over the wire is text: everything valid comes back from it as it was. */
const throughTheWire = (schema: z.ZodMiniType, message: unknown) => schema.parse(JSON.parse(JSON.stringify(message)));

const named = { cmd: "command-1", table: "table-1" };

/** One of each kind, with everything that may be left out. */
const CLIENT: Record<ClientMessage["t"], ClientMessage> = {
  follow: { t: "follow", table: "table-1" },
  answer: { t: "answer", ...named, question: 3, value: { branch: "take", value: ["a"] } },
  act: { t: "act", ...named, question: 3, act: "offer", value: null },
  stop: { t: "stop", ...named, at: "round", armed: true },
  setting: { t: "setting", ...named, about: "*", ask: ["round"] },
  undo: { t: "undo", ...named },
  consent: { t: "consent", ...named, agree: false },
  say: { t: "say", ...named, to: [1, 2], text: "hello" },
  lead: { t: "lead", table: "table-1", where: { move: 3, lens: "all", thing: "pawn:1" } },
  ping: { t: "ping" },
};

const seat = { seat: 0, name: "Ana", kind: "person", bot: null, online: true, replaces: "Bor" } as const;
const summary = {
  id: "table-1",
  name: "Ana's table",
  game: "toy",
  language: "fr",
  status: "running",
  seats: [seat, { seat: 1, name: null, kind: "open", bot: null, online: false }],
  you: 0,
  createdAt: 1,
  lasted: 2000,
  waitingFor: [0],
  decisionSeconds: 30,
  frozen: true,
  pack: { id: "p1", name: { fr: "Base", en: "Base" } },
  options: { wild: true },
} as const;
const view = { seq: 4, who: "public", game: { anything: [1] } } as const;
const entry = { seq: 4, seat: null, events: [{ type: "dealt", to: 1 }], late: true, back: false };
const undo = { mine: "own", asked: { by: 1, agreed: [0] } } as const;
const line = { id: 1, seat: 0, to: null, text: "hello", at: 5 };

const SERVER: Record<ServerMessage["t"], unknown> = {
  table: { t: "table", table: summary, view: null, journal: [entry], chat: [line], undo, timeLeft: 5, elapsed: 0 },
  update: { t: "update", table: "table-1", view, entries: [entry], undo: { mine: null, asked: null } },
  changed: { t: "changed", table: "table-1", view: { seq: [5] }, entries: [], undo: { mine: null, asked: null } },
  company: { t: "company", table: summary },
  said: { t: "said", table: "table-1", line: { ...line, to: [1, 2] } },
  ack: { t: "ack", cmd: "command-1", seq: 4 },
  refused: { t: "refused", cmd: "command-1", refusal: { reason: "stale", rule: null, with: { most: 3 } } },
  fault: { t: "fault", reason: "tooFast", seconds: 2 },
  led: { t: "led", table: "table-1", leader: "Ana", you: true, where: { move: 3, lens: "all", thing: null } },
  pong: { t: "pong" },
};

describe("messages of a client", () => {
  test.each(Object.entries(CLIENT))("%s is read as it was sent", (_, message) => {
    expect(throughTheWire(ClientMessage, message)).toEqual(message);
  });

  test.each(Object.entries(CLIENT))("%s is refused with a field too many or too few", (_, message) => {
    expect(ClientMessage.safeParse({ ...message, more: 1 }).success).toBe(false);
    for (const field of Object.keys(message)) {
      // A value that is not there is none; JSON has no word for it.
      const { [field as keyof typeof message]: _left, ...rest } = message;
      expect(ClientMessage.safeParse(rest).success, field).toBe(false);
    }
  });

  const bad: [string, object][] = [
    ["a table of another alphabet", { ...CLIENT.follow, table: "../etc" }],
    ["a table without a name", { ...CLIENT.follow, table: "" }],
    ["a table with too long a name", { ...CLIENT.follow, table: "a".repeat(65) }],
    ["a command that could not be told from others", { ...CLIENT.undo, cmd: "short" }],
    ["a command that the server might give", { ...CLIENT.undo, cmd: "bot:1-question-2" }],
    ["a question that cannot be", { ...CLIENT.answer, question: -1 }],
    ["half a question", { ...CLIENT.answer, question: 1.5 }],
    ["a value of no JSON", { ...CLIENT.answer, value: Number.NaN }],
    ["an action of another alphabet", { ...CLIENT.act, act: "a b" }],
    ["a boundary without end", { ...CLIENT.stop, at: "x".repeat(65) }],
    ["a half-armed stop", { ...CLIENT.stop, armed: "yes" }],
    ["an unknown policy", { ...CLIENT.setting, ask: "sometimes" }],
    ["too many boundaries", { ...CLIENT.setting, ask: Array.from({ length: 65 }, () => "round") }],
    ["a seat that no table has", { ...CLIENT.say, to: MOST_SEATS }],
    ["a circle of one", { ...CLIENT.say, to: [1] }],
    ["a line too long", { ...CLIENT.say, text: "x".repeat(LONGEST_LINE + 1) }],
    ["a message of no kind", { t: "shout" }],
  ];
  test.each(bad)("%s is refused", (_, message) => {
    expect(ClientMessage.safeParse(message).success).toBe(false);
  });

  test("the longest line and the last seat are taken", () => {
    const said = { ...CLIENT.say, to: MOST_SEATS - 1, text: "x".repeat(LONGEST_LINE) };
    expect(ClientMessage.parse(said)).toEqual(said);
  });
});

describe("messages of the server", () => {
  test.each(Object.entries(SERVER))("%s is read as it was sent", (_, message) => {
    expect(throughTheWire(ServerMessage, message)).toEqual(message);
  });

  test("what a newer server adds is left out, except in views and events, which are the game's own", () => {
    expect(ServerMessage.parse({ t: "pong", at: 1 })).toEqual({ t: "pong" });
    expect(ServerMessage.parse({ ...(SERVER.update as object), view: { ...view, more: 1 } })).toMatchObject({
      view: { more: 1 },
      entries: [{ events: [{ type: "dealt", to: 1 }] }],
    });
  });

  const bad: [string, object][] = [
    ["a table without its company", { ...(SERVER.table as object), table: { ...summary, seats: null } }],
    ["a table in no language of ours", { ...(SERVER.table as object), table: { ...summary, language: "de" } }],
    ["a view without a number", { ...(SERVER.update as object), view: { who: 0 } }],
    ["an event without a type", { ...(SERVER.update as object), entries: [{ ...entry, events: [{}] }] }],
    ["time that runs backwards", { ...(SERVER.update as object), timeLeft: -1 }],
    ["a refusal without a reason", { t: "refused", cmd: "command-1", refusal: { rule: null } }],
  ];
  test.each(bad)("%s is refused", (_, message) => {
    expect(ServerMessage.safeParse(message).success).toBe(false);
  });
});

describe("a value", () => {
  const nested = (depth: number): unknown => (depth === 0 ? 1 : [nested(depth - 1)]);

  test.each([[null], [true], [0], ["x"], [[]], [{ a: [1, { b: null }] }], [nested(32)]])("%j is taken", (value) => {
    expect(throughTheWire(JsonValue, value)).toEqual(value);
  });

  test.each([[undefined], [Number.POSITIVE_INFINITY], [() => 1], [1n], [nested(33)], [{ a: undefined }]])(
    "%s is refused",
    (value) => {
      expect(JsonValue.safeParse(value).success).toBe(false);
    },
  );
});
