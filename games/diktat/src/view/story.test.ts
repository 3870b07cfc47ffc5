import type { StoryFact } from "@paravent/kernel";
import { rule } from "@paravent/testkit/vitest";
import { expect } from "vitest";
import { type Played, table } from "../testing/index.ts";
import { story } from "./story.ts";

/** What the end will tell of a move. */
function toldOf(t: Played, move: (t: Played) => void): StoryFact[] {
  const before = structuredClone(t.facts);
  move(t);
  return t.events.flatMap((event) => story.tells(before, event));
}

const three = () => table({ ana: {}, bor: {}, cyr: {} }).pile("cyr", "karst", "C E").turnOf("bor");

rule(["DK-INFO-02", "DK-RUL-52"], "the end tells who lied to whom, and who knew better; the truth is no news", () => {
  const t = three();
  expect(toldOf(t, () => t.tells("ana", "bor", "cyr.karst:1=emissary"))).toEqual([
    {
      kind: "lie",
      seats: [0, 1],
      with: { about: "pawn", said: "emissary", owner: 2, sector: "karst", position: 1, truth: "citizen", knew: [] },
    },
  ]);
  // Cyr knows his own pawns.
  expect(toldOf(t, () => t.tells("ana", "cyr", "cyr.karst:2=guard"))[0]?.with).toMatchObject({ knew: [2] });
  expect(toldOf(t, () => t.tells("ana", "bor", "cyr.karst:1=citizen"))).toEqual([]);
  expect(toldOf(t, () => t.tells("ana", "bor", `pp=${t.facts.players[0]!.pp}`))).toEqual([]);
  expect(toldOf(t, () => t.tells("ana", "bor", "pp=50"))[0]?.with).toMatchObject({ about: "pp", said: 50 });
});

rule("DK-INFO-02", "words said freely stay with those who heard them", () => {
  const t = three();
  expect(
    toldOf(t, () => t.acts("ana", "tell", { to: ["seat:1"], what: { branch: "words", value: "Trust me." } })),
  ).toEqual([]);
});

rule(
  ["DK-OATH-03", "DK-RUL-59"],
  "the end tells of an oath that it was sworn, kept or broken by whom, never its terms",
  () => {
    const t = three();
    const sworn = toldOf(t, () =>
      t.swears("ana", "bor", { terms: [["ana", "truth", { pawn: "cyr.karst:1", is: "guard" }]] }),
    );
    expect(sworn).toEqual([{ kind: "oathSworn", seats: [0, 1], with: {} }]);
    t.does("bor", "spy");
    expect(toldOf(t, () => t.does("bor", "cyr.karst:1"))).toEqual([
      { kind: "looked", seats: [1], with: { owner: 2, sector: "karst", position: 1, kind: "citizen" } },
      { kind: "oathBroken", seats: [0, 1], with: {} },
    ]);
    expect(story.points(t.facts).map(({ oaths }) => oaths)).toEqual([-1, 0, 0]);
  },
);
