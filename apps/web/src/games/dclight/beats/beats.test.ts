import { greedyBot } from "@paravent/bots";
import { type DclightEvent, type DclightView, packText } from "@paravent/dclight";
import { dclightHeuristic } from "@paravent/dclight/bots";
import { ENGLISH_DCLIGHT } from "@paravent/dclight/english";
import { loadBasePack, loadDclight } from "@paravent/dclight/node";
import { type Played, table } from "@paravent/dclight/testing";
import { dclightText } from "@paravent/dclight/text";
import { advance, askedSeats, Rng, start, viewFor } from "@paravent/kernel";
import { beforeAll, expect, test, vi } from "vitest";
import type { Seen } from "../seen/seen.ts";

vi.stubGlobal("localStorage", { getItem: () => "en", setItem: () => undefined });
vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
vi.stubGlobal("document", { documentElement: {}, addEventListener: () => undefined });
const { t: shell } = await import("../../../i18n/index.ts");
const { lexiconOf } = await import("../seen/lexicon.ts");
const { texts } = await import("../words/index.ts");
const { beatsOf, inOrder } = await import("./tell.tsx");
const { toldOf } = await import("./story/told.ts");

const pack = packText(loadBasePack());
const words = dclightText(ENGLISH_DCLIGHT, pack);

beforeAll(async () => {
  await Promise.all([texts.open(), shell.open()]);
});

/** The table as the first player sees it, as far as beats need it. */
const seenIn = (t: Played): Seen => seenOf(t.view("A") as DclightView);

function seenOf(game: DclightView): Seen {
  return {
    game,
    pack,
    words,
    lexicon: lexiconOf(pack, words),
    you: 0,
    name: (seat) => ["Ada", "Blaise", "Chloe", "Denis"][seat]!,
    player: (seat) => game.players[seat]!,
  } as Seen;
}

/** What the first player is shown of the last input. */
function shown(t: Played) {
  const events = t.hears("A") as DclightEvent[];
  return beatsOf(toldOf(seenIn(t), events, []), inOrder(events));
}

const said = (t: Played) => shown(t).map(({ text, quiet }) => `${text} ${quiet}`.trim());

test("the roll is one beat: nothing is said of it until the dice lie still, then what the own city gains", () => {
  const t = table({ A: { tracks: "Mil7 M4 G2" }, B: {}, C: {} })
    .common(8)
    .turn(4)
    .production();
  for (const name of ["A", "B"]) t.does(name, "Mil Civ Rel");
  t.rolls({
    red: "Military Military Materials",
    black: 3,
    blue: "Gold Creature Creature",
    green: "Gold Gold Morale",
  }).does("C", "Mil Civ Rel");
  const [roll, secondary] = shown(t);
  expect(roll!.opening).toMatch(/^The nine dice .*rolled\.$/);
  expect(roll!.text).toBe("You gain 1 Material and 2 Military. Your city is worth 1 VP more.");
  expect(roll!.quiet).toContain("The common Creature marker goes from 8 to 10.");
  expect(roll!.flights).toHaveLength(9);
  // A voice tells as much as the stage shows.
  expect(roll!.spoken).toMatch(
    /^Dice: red Military, Military, Materials; blue Gold, Creature, Creature; green .* Priority: you \(Military\), .* You gain /,
  );
  expect(roll!.spoken).toMatch(/Blaise gains 1 Material and 2 Military\. Chloe gains /);
  // One's own faces travel last.
  expect(roll!.flights.slice(-3).map(({ to }) => to)).toEqual(["city:0", "city:0", "city:0"]);
  expect(secondary!.text).toMatch(/^Secondary: you \(Civil\)/);
});

test("a purchase names what is taken, and whom or what it moves", () => {
  const setup = () =>
    table({ A: { order: "Mil Civ Rel" }, B: { order: "Mil Rel Civ" }, C: { order: "Civ Rel Mil" } })
      .dice({ red: "Gold Gold Gold", blue: "Gold Population Civil", green: "Morale Morale Religion" })
      .common(8)
      .turn(4)
      .secondary();
  const t = setup();
  t.does("A", "blue:1 blue:2");
  expect(said(t)).toEqual(["You take 1 Gold and 1 Population. Chloe gains 2 Civil: it is their priority."]);
  t.does("B", "green:1 green:2");
  expect(said(t)).toEqual([
    "Blaise takes 2 Morale. It is nobody’s priority: the common Creature marker goes from 8 to 10.",
  ]);
  expect(shown(t)[0]!.flights.map(({ from, to }) => [from, to])).toEqual([
    ["die:green:1", "track:1:morale"],
    ["die:green:2", "track:1:morale"],
  ]);
  t.does("C");
  // Nothing bought is nothing shown, and the third sector card of each is no secret any more.
  expect(said(t)).toEqual([]);
});

test("a creature that the roll calls has its own beat after the roll is told to its end", () => {
  const t = table({ A: {}, B: {}, C: {} }).common(14).turn(4).deck("creature", "Hydra").production();
  for (const name of ["A", "B"]) t.does(name, "Mil Civ Rel");
  t.rolls({ black: 3, red: "Creature Gold Gold" }).does("C", "Mil Civ Rel");
  const beats = shown(t);
  expect(beats.map(({ text }) => text)).toEqual([
    "You gain 2 Gold. Your Creature marker goes from 0 to 1.",
    "The Hydra appears in front of you, for all to face.",
    expect.stringMatching(/^Secondary: /),
  ]);
  expect(beats[1]!.opening).toBe("The common Creature marker is on its last space.");
});

test("what several lose and gain by one card is told player by player", () => {
  const t = table({ A: { tracks: "G3 P2" }, B: { tracks: "Mil4", hand: ["Raid"] }, C: {} }).development("B");
  t.stands("A", "reactCancel").stands("A", "reactRetaliate");
  t.does("B", "power", "Raid", "A", "1G 1P");
  expect(said(t).join(" ")).toMatch(/^Blaise plays Raid against you\./);
  expect(said(t).join(" ")).toContain("You lose 1 Gold and 1 Population. Blaise gains 1 Gold and 1 Population.");
});

test("numbers of an entry are those of its own time, whatever has happened since", () => {
  const t = table({ A: { order: "Mil Civ Rel" }, B: { order: "Mil Rel Civ" }, C: { order: "Civ Rel Mil" } })
    .dice({ green: "Morale Morale Religion" })
    .common(8)
    .turn(4)
    .secondary();
  t.does("A");
  t.does("B", "green:1 green:2");
  const earlier = t.hears("A") as DclightEvent[];
  t.does("C", "green:3");
  const later = t.hears("A") as DclightEvent[];
  const [beat] = beatsOf(toldOf(seenIn(t), earlier, later), earlier);
  expect(beat!.quiet).toBe("It is nobody’s priority: the common Creature marker goes from 8 to 10.");
});

test("no entry of a game of four bots has more than six beats, and every beat has its sentence", () => {
  const game = loadDclight();
  const { state } = start(game, { seats: 4, options: {}, seed: "beats" });
  const bots = Array.from({ length: 4 }, () => greedyBot(dclightHeuristic));
  const rng = Rng.from("beats");
  while (state.stack.length > 0) {
    const [seat] = askedSeats(game, state).filter((one) => viewFor(game, state, one).question?.sealed === undefined);
    const { question, ...view } = viewFor(game, state, seat!);
    const value = bots[seat!]!.choose({ ...view, question }, question!, rng);
    const done = advance(game, state, { kind: "answer", seat: seat!, question: question!.id, value });
    if (!done.ok) throw new Error(done.refusal.reason);
    const events = done.value.events.flatMap((event) => game.witness(event as DclightEvent, 0) ?? []) as DclightEvent[];
    const beats = beatsOf(toldOf(seenOf(viewFor(game, state, 0).game), events, []), inOrder(events));
    expect(beats.length).toBeLessThanOrEqual(6);
    for (const { text } of beats) expect(text).not.toBe("");
  }
});

test("what is built is told with its price", () => {
  const t = table({ A: {}, B: { tracks: "G9 M9 P9 Mil9 Civ9 Rel9" }, C: {} }).development("B");
  t.does("B", "age", "military");
  expect(said(t).join(" ")).toMatch(/^Blaise builds age 1 of Military for \d .*\d \w+\./);
});

test("DC-PROD-13: a purchase of somebody's priority that brings them nothing says why", () => {
  const t = table({
    A: { order: "Mil Civ Rel" },
    B: { order: "Civ Rel Mil", tracks: "Civ12" },
    C: { order: "Rel Civ Mil" },
  })
    .dice({ blue: "Gold Population Civil" })
    .turn(4)
    .secondary();
  t.does("A", "blue:1");
  expect(said(t)).toEqual(["You take 1 Gold. Whoever has it as priority gains nothing: their track is full."]);
});

test("an age that costs nothing is told without a price", () => {
  const t = table({ A: {}, B: {}, C: {} }).development("B");
  const built: DclightEvent = { type: "ageBuilt", seat: 1, sector: "civil", age: 1, paid: {} };
  expect(beatsOf(toldOf(seenIn(t), [built], []), [built])[0]!.text).toBe("Blaise builds age 1 of Civil.");
});
