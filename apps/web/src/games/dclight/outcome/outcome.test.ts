import { greedyBot } from "@paravent/bots";
import { type DclightEvent, type DclightView, packText } from "@paravent/dclight";
import { dclightHeuristic, dclightProfiles } from "@paravent/dclight/bots";
import { ENGLISH_DCLIGHT } from "@paravent/dclight/english";
import { loadBasePack, loadDclight } from "@paravent/dclight/node";
import { type Played, table } from "@paravent/dclight/testing";
import { dclightText } from "@paravent/dclight/text";
import { advance, askedSeats, type Question, Rng, start, viewFor } from "@paravent/kernel";
import { beforeAll, expect, test, vi } from "vitest";
import type { Draft } from "../../../drafts/draft.ts";
import type { Seen } from "../seen/seen.ts";

vi.stubGlobal("localStorage", { getItem: () => "en", setItem: () => undefined });
vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
vi.stubGlobal("document", { documentElement: {}, addEventListener: () => undefined });
const { t: shell } = await import("../../../i18n/index.ts");
const { lexiconOf } = await import("../seen/lexicon.ts");
const { texts } = await import("../words/index.ts");
const { chipsOf } = await import("./chips.tsx");
const { outcomeOf } = await import("./decisions.ts");
const { scoreAfter, tracksAfter } = await import("./outcome.ts");

const pack = packText(loadBasePack());
const words = dclightText(ENGLISH_DCLIGHT, pack);

beforeAll(async () => {
  await Promise.all([texts.open(), shell.open()]);
});

const seenOf = (game: DclightView, you = 0): Seen =>
  ({
    game,
    pack,
    words,
    lexicon: lexiconOf(pack, words),
    you,
    name: (seat) => ["Ada", "Blaise", "Chloe", "Denis"][seat]!,
    player: (seat) => game.players[seat]!,
  }) as Seen;

/** What the first player reads beside an answer. */
function read(t: Played, draft: Draft): string[] {
  const { question, game } = viewFor(loadDclight(), t.position.state, 0) as { question: Question; game: DclightView };
  const seen = seenOf(game);
  return chipsOf(seen, outcomeOf(seen, question, draft)).map(({ what, change }) =>
    change ? `${what} ${change[0]} → ${change[1]}` : what,
  );
}

test("a refusal says what it costs, also a player who has nothing of what is taken", () => {
  const refusal = (ages: string) => {
    const own = { tracks: "G9 Mil9", ages };
    const faced = table({ A: own, B: {} }).front("A", "Minotaur").rolls("Creature Creature Creature").offerings();
    return read(faced, { branch: "refuse" });
  };
  expect(refusal("1/0/0")).toEqual(["Military, age 1 → 0", expect.stringMatching(/^VP \d+ → \d+$/)]);
  expect(refusal("0/1/0")).toEqual(["Military has no age to lose: it costs you nothing"]);
});

test("an age shows its price, its worth and what follows", () => {
  const t = table({ A: { tracks: "G5 M5 P5", ages: "0/1/0" }, B: {} }).development("A");
  const chips = read(t, { branch: "age", value: ["age:civil"] });
  expect(chips).toContainEqual(expect.stringMatching(/^Gold 5 → \d$/));
  expect(chips).toContainEqual("Civil, age 1 → 2");
  expect(chips).toContainEqual(expect.stringMatching(/^VP \d+ → \d+$/));
  expect(chips).toContain("You look at 2 cards and keep one");
});

test("what is said beforehand is what happens, over a whole game of bots", () => {
  const game = loadDclight();
  const { state } = start(game, { seats: 4, options: {}, seed: "outcome" });
  const { builder, hunter, ages } = dclightProfiles;
  const bots = [dclightHeuristic, builder!, hunter!, ages!].map(greedyBot);
  const rng = Rng.from("outcome");
  let compared = 0;
  while (state.stack.length > 0) {
    const [seat] = askedSeats(game, state).filter((one) => viewFor(game, state, one).question?.sealed === undefined);
    const { question, ...view } = viewFor(game, state, seat!);
    const value = bots[seat!]!.choose({ ...view, question }, question!, rng);
    const seen = seenOf(view.game, seat!);
    const outcome = outcomeOf(seen, question!, value as Draft);
    const [, vp] = scoreAfter(seen, outcome, seat!);
    const tracks = { ...view.game.players[seat!]!.tracks };
    for (const { track, to } of tracksAfter(seen, outcome, seat!)) tracks[track] = to;
    const done = advance(game, state, { kind: "answer", seat: seat!, question: question!.id, value });
    if (!done.ok) throw new Error(done.refusal.reason);
    if (!isOwn(question!, done.value.events as DclightEvent[])) continue;
    const after = seenOf(viewFor(game, state, seat!).game, seat!);
    const what = `${question!.subject} ${JSON.stringify(value)}`;
    expect({ ...after.player(seat!).tracks, what }).toEqual({ ...tracks, what });
    expect({ vp: scoreAfter(after, outcomeOf(after, question!, null), seat!)[0], what }).toEqual({ vp, what });
    compared++;
  }
  expect(compared).toBeGreaterThan(100);
});

/** Answers of which nothing but what they say comes at once: no creature, no other player's doing, no end of the game. */
function isOwn({ subject }: Question, events: readonly DclightEvent[]): boolean {
  if (!/devTurn|buySecondary|buyAccessory|offering$|chooseLoss|chooseLostBuilding/.test(subject)) return false;
  const isMore = ({ type }: DclightEvent) =>
    /creatureAppeared|creatureFaced|gameEnded|turnEnded|offeringRefused|reactionDeclined|standingPassUsed/.test(type);
  return !events.some(isMore) && !events.some((event) => event.type === "cardPlayed" && event.target !== null);
}
