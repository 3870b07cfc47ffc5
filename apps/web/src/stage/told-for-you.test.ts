import type { TableView } from "@paravent/kernel";
import type { TableSummary } from "@paravent/protocol";
import { afterAll, expect, test, vi } from "vitest";
import type { Beat } from "./beat.ts";
import type { Teller } from "./told.ts";

vi.mock("../i18n/index.ts", () => ({ t: { value: { stage: { yourBot: "Your bot", clock: "The clock" } } } }));
// Files of a worker share their modules: what others have loaded knows nothing of the mock, and they should know nothing of it.
vi.resetModules();
afterAll(() => vi.resetModules());
const { toldForYou } = await import("./told-for-you.ts");
const { hearing } = await import("./in-your-place.ts");

const now = { who: 1 } as TableView<unknown>;
const table = {
  you: 1,
  seats: [
    { seat: 0, name: "Ana" },
    { seat: 1, name: "Bor" },
  ],
} as TableSummary;

/** Tells who has done it, as a game does: "You", or a name. */
const tell: Teller = ({ seat }, { who }, { seats }) => [{ text: seat === who ? "You" : seats[seat!]!.name } as Beat];
const said = (entry: { seat: number; byBot?: true; late?: true }) =>
  toldForYou(tell)({ seq: 1, events: [], ...entry }, now, table, []).map(({ text }) => text);

test("what a bot or the clock has chosen in the place of the reader is told as its doing", () => {
  expect(said({ seat: 1, byBot: true })).toEqual(["Your bot"]);
  expect(said({ seat: 1, late: true })).toEqual(["The clock"]);
  expect(said({ seat: 0, late: true })).toEqual(["Ana"]);
});

test("the journal calls it so as well", () => {
  const heard = (entry: { seat: number; byBot?: true; late?: true }) => {
    const { name, you } = hearing({ seq: 1, events: [], ...entry }, { name: (seat) => ["Ana", "Bor"][seat]!, you: 1 });
    return [name(0), you === 1 ? "You" : name(1)];
  };
  expect(heard({ seat: 1 })).toEqual(["Ana", "You"]);
  expect(heard({ seat: 1, byBot: true })).toEqual(["Ana", "Your bot"]);
  expect(heard({ seat: 1, late: true })).toEqual(["Ana", "The clock"]);
  expect(heard({ seat: 0, late: true })).toEqual(["Ana", "You"]);
});

test("what the reader and the others have chosen is told as theirs", () => {
  expect(said({ seat: 1 })).toEqual(["You"]);
  expect(said({ seat: 0 })).toEqual(["Ana"]);
});
