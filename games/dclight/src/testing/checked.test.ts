import { expect, test } from "vitest";
import { table } from "./index.ts";

const two = { A: {}, B: {} };
const ordered = { A: { order: "Mil Civ Rel" }, B: { order: "Mil Civ Rel" } };

test.each<[why: RegExp, position: () => unknown]>([
  [/2 to 4 players, not 1/, () => table({ A: {} }).development()],
  [/"track" says nothing of a player/, () => table({ A: { track: "G3" } as never, B: {} }).development()],
  [/gold goes from 0 to 12, not 15/, () => table({ A: { tracks: "G15" }, B: {} }).development()],
  [/creature goes from 0 to 5, not 6/, () => table({ A: { tracks: "Cre6" }, B: {} }).development()],
  [/ages are 0 to 3/, () => table({ A: { ages: "4/0/0" }, B: {} }).development()],
  [/write ages as/, () => table({ A: { ages: "1/0/0/0" }, B: {} }).development()],
  [/each sector once/, () => table({ A: { order: "Mil Mil Rel" }, B: {} }).development()],
  [/is no window/, () => table({ A: { standing: ["pass"] as never }, B: {} }).development()],
  [/no card is called "Markt"/, () => table({ A: { hand: ["Markt"] }, B: {} }).development()],
  [/there is no other Market/, () => table({ A: { hand: ["Market", "Market", "Market"] }, B: {} }).development()],
  [
    /"blue" is no deck/,
    () =>
      table(two)
        .deck("blue" as never, "Market")
        .development(),
  ],
  [/stands on 0 to 14/, () => table(two).common(15).development()],
  [/stands on 0 to 4/, () => table(two).central(5).development()],
  [/A has not ordered/, () => table(two).rolling()],
  [/A has not ordered/, () => table(two).secondary()],
  [/three faces/, () => table(ordered).rolls({ red: "Gold Gold" }).rolling()],
  [/a red die has no civil face/, () => table(ordered).rolls({ red: "Gold Gold Civil" }).rolling()],
  [/black die is due on space 2/, () => table(ordered).common(2).rolls({}).rolling()],
  [/black die is not due on space 3/, () => table(ordered).common(3).rolls({ black: 1 }).rolling()],
  [/asked: A/, () => table(two).development().does("B", "pass")],
])("a position that cannot be is refused: %s", (why, position) => {
  expect(position).toThrow(why);
});

test("dice that nobody has named show Gold", () => {
  expect(table(ordered).secondary().facts.dice?.blue).toEqual(["gold", "gold", "gold"]);
});
