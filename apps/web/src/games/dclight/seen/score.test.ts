import { type DclightView, packText } from "@paravent/dclight";
import { ENGLISH_DCLIGHT } from "@paravent/dclight/english";
import { loadBasePack } from "@paravent/dclight/node";
import { table } from "@paravent/dclight/testing";
import { dclightText } from "@paravent/dclight/text";
import { expect, test } from "vitest";
import { lexiconOf } from "./lexicon.ts";
import { scoreOf } from "./score.ts";
import type { Seen } from "./seen.ts";

const pack = packText(loadBasePack());
const lexicon = lexiconOf(pack, dclightText(ENGLISH_DCLIGHT, pack));

const own = {
  ages: "2/1/1",
  tracks: "G5 M4 P6 Mor2",
  buildings: ["Necropolis", "Market", "Academy"],
  defeated: ["Hydra"],
  destroyed: ["Theatre"],
};

function seenBy(who: "A" | "B"): Seen {
  const played = table({ A: own, B: {} }).turn(6).development("A");
  const game = played.view(who) as DclightView;
  return { game, pack, lexicon, you: who === "A" ? 0 : 1, player: (seat) => game.players[seat]! } as Seen;
}

const worth = (name: string): number =>
  [...pack.creatures, ...pack.cards].find((one) => one.name.en === name)?.vp ?? Number.NaN;

test("one's own score counts the trophies that lie face down", () => {
  const { openVp } = seenBy("A").player(0);
  const hidden = worth("Hydra") + worth("Theatre");
  expect(hidden).toBeGreaterThan(0);
  expect(scoreOf(seenBy("A"), 0)).toEqual({ vp: openVp + hidden, hidden });
});

test("a rival's score is what lies in the open", () => {
  const seen = seenBy("B");
  expect(scoreOf(seen, 0)).toEqual({ vp: seen.player(0).openVp, hidden: 0 });
});

test("at the end it is the final count", () => {
  const seen = seenBy("B");
  const final = { ranking: [{ seat: 0, vp: 41, resources: 3 }] } as unknown as NonNullable<DclightView["final"]>;
  expect(scoreOf({ ...seen, game: { ...seen.game, final } }, 0)).toEqual({ vp: 41, hidden: 0 });
});
