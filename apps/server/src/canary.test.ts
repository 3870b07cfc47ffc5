import { type Game, pick, type Seat } from "@paravent/kernel";
import { describe, expect, test } from "vitest";
import { readConfig } from "./config/config.ts";
import type { ServedGames } from "./games/games.ts";
import { serve } from "./serve.ts";
import type { LogRow } from "./store/store.ts";
import { type Kept, RecordedGame, seatName } from "./testing/canary/recorded-game.ts";
import { type Heard, leaks, type Secret } from "./testing/canary/scan.ts";
import { ServerProcess } from "./testing/process.ts";
import { temporaryFolder } from "./testing/rig.ts";
import { type ToyEvent, type ToyFacts, type ToyView, toy } from "./testing/toy.ts";

/** Numbers of this size occur in a message by no accident. */
const RANGE = 4_000_000_000;

type Toy = Game<ToyFacts, ToyEvent, ToyView>;

/** A whole game of the toy, overheard at every seat and from outside. */
async function overheard(game: Toy): Promise<{ heard: Heard; kept: Kept; moments: number }> {
  const folder = temporaryFolder();
  const games: ServedGames = new Map([["toy", { game, packs: new Map() }]]);
  const config = readConfig({ PORT: "0", PARAVENT_DATA: folder.path, PARAVENT_LOG: "silent" });
  const recorded = new RecordedGame(await serve(config, games), folder.path, 3, "canary");
  await recorded.begin("toy", { range: RANGE, rounds: 4 });
  await recorded.play(50, 5);
  const moments = await recorded.lookBack();
  const kept = await recorded.close();
  folder.remove();
  return { heard: recorded.heard, kept, moments };
}

/** Who may know which number, from the log alone: whose it is, who looked at it, everybody once it was shown. */
function numbersIn(rows: readonly LogRow[]): Secret[] {
  const secrets: { what: string; text: string; mayHear: string[] }[] = [];
  const everybody = [0, 1, 2].map(seatName).concat("spectator", "stranger");
  for (const event of rows.flatMap(({ events }) => events as unknown as ToyEvent[]))
    if (event.type === "dealt")
      for (const [seat, number] of event.numbers.entries())
        secrets.push({ what: `the number of ${seatName(seat)}`, text: String(number), mayHear: [seatName(seat)] });
    else if (event.type === "looked") secrets[event.at]!.mayHear.push(seatName(event.by));
    else if (event.type === "showed") secrets[event.seat]!.mayHear = everybody;
  return secrets;
}

const everythingIn = ({ rows, secrets }: Kept): Secret[] => [...secrets, ...numbersIn(rows)];

/** Views of the toy with something that an observer may not know. */
const withView = (more: (facts: Readonly<ToyFacts>, who: Seat | "public") => object): Toy => ({
  ...toy,
  view: (facts, who) => ({ ...toy.view(facts, who), ...more(facts, who) }),
});

describe("a canary scan of every byte", () => {
  test("finds nothing in a game of the toy, its errors and its replay", async () => {
    const { heard, kept, moments } = await overheard(toy);
    expect(leaks(heard, everythingIn(kept))).toEqual([]);
    expect(moments).toBeGreaterThan(20);
    // It would be easy to find nothing where nothing was said.
    const whispers = kept.secrets.filter(({ what }) => what.includes("whisper"));
    expect(whispers.length).toBeGreaterThan(1);
    for (const { text } of whispers) expect(heard.get("seat 1")!.some((message) => message.includes(text))).toBe(true);
    for (const { text } of numbersIn(kept.rows))
      expect([...heard.values()].flat().some((message) => message.includes(text))).toBe(true);
  });

  test.each<[string, Toy, string]>([
    ["a number in everybody's view", withView((facts) => ({ all: facts.numbers })), "stranger"],
    [
      "a number in an event",
      { ...toy, witness: (event, who) => (event.type === "dealt" ? event : toy.witness(event, who)) },
      "spectator",
    ],
    [
      "a number in a refusal",
      {
        ...toy,
        standing: {
          ...toy.standing,
          toString: {
            rule: "TOY-3",
            what: (facts: Readonly<ToyFacts>) => pick(facts.numbers.map(String)),
            run: () => null,
          },
        },
      },
      "seat 2",
    ],
    [
      "a number in other clothes",
      withView((facts) => ({ note: Buffer.from(`at ${facts.numbers[0]}`).toString("base64") })),
      "stranger",
    ],
  ])("finds %s", async (_, game, who) => {
    const { heard, kept } = await overheard(game);
    expect(leaks(heard, everythingIn(kept)).some((leak) => leak.startsWith(who))).toBe(true);
  });
});

const orderOf = ({ events }: LogRow): string[] =>
  events.flatMap((event) => (event.type === "deckShuffled" ? (event as unknown as { order: string[] }).order : []));

/** Ids of the deck that no event but its shuffling has ever named. */
function neverNamed(rows: readonly LogRow[]): string[] {
  const order = [...new Set(orderOf(rows[0]!))];
  const later = rows.map(({ events, input }, n) =>
    JSON.stringify(n === 0 ? events.filter(({ type }) => type !== "deckShuffled") : [events, input]),
  );
  return order.filter((card) => !later.some((text) => text.includes(`${card}"`)));
}

/**
 * Cards of the box that a question names to the seat it asks, wherever they are: in Diktat a seat may claim to have
 * seen any card; in DCLight a window tells of each card that answers there whether the seat holds it (DC-REACT-08).
 */
const REAL = [
  { game: "diktat", asksAbout: () => true },
  { game: "dclight", asksAbout: (card: string) => ["civ-diplomatie", "mil-guerre-sainte"].includes(card) },
];

describe("a canary scan of the real server and its log", () => {
  test.each(REAL)("finds nothing of the decks, whispers, sessions and seeds of $game", async ({ game, asksAbout }) => {
    const folder = temporaryFolder();
    const server = new ServerProcess({ PARAVENT_DATA: folder.path, PARAVENT_LOG: "debug" });
    const address = await server.address();
    const recorded = new RecordedGame({ address, close: () => server.stop() }, folder.path, 3, "canary");
    await recorded.begin(game);
    await recorded.play(120, 12);
    const kept = await recorded.close();
    folder.remove();
    const heard = new Map([...recorded.heard, ["log", [server.stdout, server.stderr]]]);
    // Whole words: the end of an id drawn at random may look like a card of three letters.
    const unnamed = neverNamed(kept.rows);
    const deck = unnamed.flatMap((card): Secret[] => {
      const mayHear = asksAbout(card) ? [0, 1, 2].map(seatName) : [];
      return [`"${card}"`, `:${card}"`].map((text) => ({ what: card, text, mayHear }));
    });
    expect(unnamed.length).toBeGreaterThan(5);
    expect(leaks(heard, [...kept.secrets, ...deck])).toEqual([]);
  });
});
