import { type DclightEvent, packText } from "@paravent/dclight";
import { ENGLISH_DCLIGHT } from "@paravent/dclight/english";
import { loadBasePack } from "@paravent/dclight/node";
import { dclightText } from "@paravent/dclight/text";
import { beforeAll, expect, test, vi } from "vitest";
import type { Seen } from "../seen/seen.ts";

vi.stubGlobal("localStorage", { getItem: () => "en", setItem: () => undefined });
vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
vi.stubGlobal("document", { documentElement: {}, addEventListener: () => undefined });
const { t: shell } = await import("../../../i18n/index.ts");
const { lexiconOf } = await import("../seen/lexicon.ts");
const { pointsOf, sumOf } = await import("./sums.ts");

const pack = packText(loadBasePack());
const lexicon = lexiconOf(pack, dclightText(ENGLISH_DCLIGHT, pack));
const seen = { you: 0, lexicon, name: (seat: number) => ["Ada", "Blaise", "Chloe"][seat]! } as Seen;
const sum = (...events: DclightEvent[]) =>
  sumOf(
    seen,
    events.flatMap((event) => pointsOf(event) ?? []),
  );
const gained = (seat: number, n: number): DclightEvent => ({
  type: "gained",
  seat,
  track: "gold",
  n,
  rule: "DC-PROD-18",
});

beforeAll(() => shell.open());

test("the line that opens an action says what it brought and cost, each player once", () => {
  const raid: DclightEvent = {
    type: "cardPlayed",
    seat: 1,
    card: "mil-raid",
    deck: "military",
    paid: { military: 2 },
    target: 0,
  };
  const lost: DclightEvent = { type: "lost", seat: 0, track: "gold", n: 2, rule: "DC-DEV-07" };
  expect(sum(raid, lost, gained(1, 1), gained(1, 1))).toBe("Blaise: −2 Military, +2 Gold · You: −2 Gold");
});

test("of what everybody gains the head keeps the reader's own", () => {
  expect(sum(gained(0, 1), gained(1, 2), gained(2, 1), gained(0, 1))).toBe("You: +2 Gold");
});

test("one is told in the singular", () => {
  const nearer: DclightEvent = { type: "creatureMoved", seat: 0, n: 1 } as DclightEvent;
  expect(sum(nearer, gained(0, 1))).toBe("You: +1 Creature, +1 Gold");
  expect(sum(nearer, nearer)).toBe("You: +2 Creatures");
});
