import { compose, type Ref } from "@paravent/kernel";
import { expect, test, vi } from "vitest";
import type { Draft } from "../../../drafts/draft.ts";
import type { Seen } from "../seen/seen.ts";

vi.stubGlobal("localStorage", { getItem: () => "en", setItem: () => undefined });
vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
vi.stubGlobal("document", { documentElement: {}, addEventListener: () => undefined });
const { takenOf, whyNoMore, withTally } = await import("./tally.ts");

const own = { affinities: { politics: 1, people: 0, artefact: 4 } };
const seen = { game: { own }, pack: { sectors: [] } } as unknown as Seen;

/** The layer of a question for so many of each kind, after these touches. */
function touched(supply: Record<string, number>, [min, max]: [number, number], touches: readonly Ref[]) {
  let draft: Draft = [];
  const layer = () =>
    withTally(
      { layers: [], further: { ask: compose(supply, min, max), draft, set: (next) => (draft = next) } },
      () => true,
    ).layers[0]!;
  for (const ref of touches) layer().press(ref);
  return layer();
}

test("a touch takes one more of a kind; after the last one it puts them back", () => {
  const supply = { citizen: 2, guard: 1, emissary: 0 };
  expect(touched(supply, [0, 3], ["citizen", "citizen", "guard"]).chosen).toEqual(["citizen", "citizen", "guard"]);
  expect(touched(supply, [0, 3], ["citizen", "citizen", "guard", "citizen"]).chosen).toEqual(["guard"]);
  expect(touched(supply, [0, 2], ["citizen", "citizen", "guard"]).chosen).toEqual(["citizen", "citizen"]);
});

test("of one thing at most, another takes its place", () => {
  expect(touched({ politics: 1, people: 1 }, [1, 1], ["politics", "people"]).chosen).toEqual(["people"]);
});

test("what there is none of, and what would be too much, says why", () => {
  const layer = touched({ citizen: 2, guard: 1, emissary: 0 }, [0, 2], ["citizen", "citizen"]);
  expect(whyNoMore(layer, "emissary", "DK-DISC-10")?.reason).toBe("notEnough");
  expect(whyNoMore(layer, "guard", "DK-DISC-10")?.reason).toBe("tooMany");
  expect(whyNoMore(layer, "citizen", "DK-DISC-10")).toBeNull();
});

test("beside each kind stands what one would have of it: less of what is given, more of what is taken", () => {
  const read = (key: string, supply: Record<string, number>, touches: Ref[]) => {
    const layer = touched(supply, [0, 2], touches);
    const asked = { key } as Parameters<typeof takenOf>[3];
    return Object.keys(supply).map((ref) => takenOf(seen, ref, layer, asked));
  };
  const given = read("diktat/affinityLoss", { politics: 1, artefact: 4 }, ["artefact", "artefact"]);
  expect(given).toEqual(["1", "4 → 2"]);
  // DK-RUL-40: what lies in the supply is another number than what one has.
  const taken = read("diktat/affinityTypes", { politics: 2, artefact: 2 }, ["artefact"]);
  expect(taken).toEqual(["1", "4 → 5"]);
});
