import { PackFault } from "@paravent/content";
import { readLessons } from "@paravent/content/lessons";
import { expect, test } from "vitest";
import { lessons } from "./index.ts";

const LESSON = `
title: {fr: Essai, en: Trial}
about: {fr: Essai, en: Trial}
place: 1
minutes: 5
teller: ludmila
names: {ilse: Ilse}
position:
  players:
    you: {cabal: progres, reserve: "C E"}
    ilse: {cabal: coordination, reserve: "C"}
  words:
    - [turnOf, you]
steps:
  - id: send
    say: {fr: Envoyez., en: Send.}
    move: {fr: envoyez., en: send.}
    moves:
      - [does, you, sendTeam]
      - [does, you, karst]
      - [does, you, "C E"]
    tries:
      - {asked: chooseSector, names: motol, say: {fr: Non., en: No.}}
    otherwise: {fr: Non., en: No.}
  - id: look
    say: {fr: Regardez., en: Look.}
end: {fr: Voilà., en: There.}
`;

/** What is found wrong with the lesson after a change: item, path and reason. */
function faults(...changes: readonly (readonly [from: string, to: string])[]): string[] {
  const text = changes.reduce((before, [from, to]) => before.replace(from, to), LESSON);
  try {
    readLessons({ "trial.yaml": text }, lessons);
    return [];
  } catch (fault) {
    if (!(fault instanceof PackFault)) throw fault;
    return fault.faults.map(({ file, item, path, says }) => `${file} ${item ?? ""} ${path}: ${says.en}`);
  }
}

test("a lesson that can be played becomes its position and the values of its moves", () => {
  const [lesson] = readLessons({ "trial.yaml": LESSON }, lessons);
  expect(lesson).toMatchObject({ id: "trial", names: [null, "Ilse"] });
  expect(lesson!.steps[0]!.moves.map(({ asked, value }) => [asked, value])).toEqual([
    ["diktat/chooseManoeuvre", ["sendTeam"]],
    ["diktat/chooseSector", ["karst"]],
    ["diktat/composePile", ["citizen", "emissary"]],
  ]);
  expect(lesson!.version).not.toBe(
    readLessons({ "trial.yaml": LESSON.replace('"C E"}', '"C 2E"}') }, lessons)[0]!.version,
  );
});

test.each([
  [
    "a word the builder does not know",
    ["[turnOf, you]", "[turnFor, you]"],
    'trial.yaml  position.words.0: unknown word "turnFor"',
  ],
  ["a position that cannot be", ["cabal: progres", "cabal: nobody"], "trial.yaml  position.words.0: "],
  ["a move that is refused", ['"C E"]', '"G"]'], "trial.yaml send steps.0.moves.2: you's"],
  ["a rival nobody set", ["{ilse: Ilse}", "{rook: Rook}"], 'trial.yaml  names.rook: no rival is called "rook"'],
  [
    "a try at something that is not asked",
    ["asked: chooseSector", "asked: powerBid"],
    "trial.yaml send steps.0.tries.0.asked: ",
  ],
  [
    "a try at something that cannot be answered",
    ["names: motol", "names: atlantis"],
    "trial.yaml send steps.0.tries.0.names: ",
  ],
  [
    "a missing language",
    ["say: {fr: Regardez., en: Look.}", "say: {fr: Regardez.}"],
    "trial.yaml look steps.1.say.en: is missing",
  ],
  [
    "no word for other moves",
    ["    otherwise: {fr: Non., en: No.}\n", ""],
    "trial.yaml send steps.0.otherwise: is missing",
  ],
] as const)("%s is told with file, item and path", (_what, change, said) => {
  const [first, ...others] = faults(change);
  expect(first).toContain(said);
  expect(others).toEqual([]);
});
