import { loadBasePack } from "@paravent/diktat/node";
import { describe, expect, it } from "vitest";
import { BORDERS } from "./geometry/borders.ts";
import { tall } from "./geometry/tall.ts";
import { wide } from "./geometry/wide.ts";
import { CABALS } from "./names/cabals.ts";

const pack = loadBasePack();

describe("the drawings and the base pack", () => {
  it("have the same borders", () => {
    const played = [...pack.sectors.values()].flatMap(({ id, adjacent }) => adjacent.map((other) => `${id} ${other}`));
    const drawn = BORDERS.flatMap(([a, b]) => [`${a} ${b}`, `${b} ${a}`]);
    expect(drawn.sort()).toEqual(played.sort());
  });

  it.each([
    ["wide", wide],
    ["tall", tall],
  ])("have the same sectors on the %s drawing", (_, geometry) => {
    expect(Object.keys(geometry.sectors).sort()).toEqual([...pack.sectors.keys()].sort());
  });

  it("have a colour and a shape of its own for every cabal", () => {
    for (const cabal of pack.cabals.keys()) expect(Object.keys(CABALS)).toContain(cabal);
    expect(new Set(Object.values(CABALS).map(({ shape }) => shape)).size).toBe(Object.keys(CABALS).length);
    expect(new Set(Object.values(CABALS).map(({ colour }) => colour)).size).toBe(Object.keys(CABALS).length);
  });
});
