import { type DiktatView, packOf, packText } from "@paravent/diktat";
import { ENGLISH_DIKTAT } from "@paravent/diktat/english";
import { loadDiktat } from "@paravent/diktat/node";
import { type Played, table } from "@paravent/diktat/testing";
import { diktatText } from "@paravent/diktat/text";
import { type Question, viewFor } from "@paravent/kernel";
import { beforeAll, expect, test, vi } from "vitest";
import type { Seen } from "../seen/seen.ts";

vi.stubGlobal("localStorage", { getItem: () => "en", setItem: () => undefined });
vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
vi.stubGlobal("document", { documentElement: {}, addEventListener: () => undefined });
const { t: shell } = await import("../../../i18n/index.ts");
const { texts } = await import("../words/index.ts");
const { faceOf } = await import("./faces.tsx");
const { commitLabel } = await import("../bar/commit.ts");

beforeAll(async () => {
  await Promise.all([texts.open(), shell.open()]);
});

/** What ana sees, and what she is asked. */
function asked(t: Played): { seen: Seen; question: Question } {
  const { game, question } = viewFor(loadDiktat(), t.position.state, 0) as { game: DiktatView; question: Question };
  const pack = packText(packOf(t.facts));
  const seen = {
    game,
    pack,
    words: diktatText(ENGLISH_DIKTAT, pack),
    you: 0,
    view: { question, standing: [] },
    name: (seat: number) => ["Ana", "Bor", "Cyr"][seat]!,
    player: (seat: number) => game.players[seat]!,
  } as unknown as Seen;
  return { seen, question };
}

const special = (card: string, reserve: string) =>
  table({ ana: { row: [card], reserve }, bor: {} })
    .pile("bor", "karst", "E G C")
    .turnOf("ana")
    .does("ana", "specialManoeuvre")
    .does("ana", `card:${card}`);

test("an option is shown by what it does, and to do nothing is no card", () => {
  const { seen, question } = asked(special("vv4", "2E").does("ana", "karst:1").does("ana", "stop"));
  const { ask, about, closed, rule, subject } = question;
  const face = (ref: string) =>
    faceOf(seen, ref, { key: subject, ask, about, closed, rule, draft: null, set: () => undefined });
  expect(face("option:0")?.small).toMatchObject({ type: "span", props: { children: [{ props: { name: "send" } }] } });
  expect(face("option:1")).toBeNull();
});

test("several Agents of a kind are counted on the button that pays with them", () => {
  const { seen, question } = asked(special("co4", "2C 1E"));
  expect(commitLabel(seen, question, ["citizen", "citizen"])).toBe("Pay: 2 Citizens");
  expect(commitLabel(seen, question, ["citizen", "emissary"])).toBe("Pay: Citizen, Emissary");
});
