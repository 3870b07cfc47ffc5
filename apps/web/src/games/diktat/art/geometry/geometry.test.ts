import { describe, expect, it } from "vitest";
import type { SectorId } from "../names/ids.ts";
import { BORDERS } from "./borders.ts";
import { slabParts } from "./slab.ts";
import { bridgesOf, crossingOf, joins, segmentsOf, streetsOf } from "./streets.ts";
import { tall } from "./tall.ts";
import type { Geometry, Point } from "./types.ts";
import { wide } from "./wide.ts";

/** The design names the five bridges; the third is the Charles Bridge. */
const BRIDGES = ["artefact josefov", "fortress motol", "hypogea malaStrana", "hypogea motol", "malaStrana oldTown"];

const sectorsOf = (geometry: Geometry) => Object.keys(geometry.sectors) as SectorId[];

const footprint = (geometry: Geometry, sector: SectorId) =>
  slabParts(geometry.sectors[sector], geometry.plinth).footprint;

const edges = (shape: readonly Point[]) => segmentsOf([...shape, shape[0]!]);

function contains(shape: readonly Point[], [x, y]: Point): boolean {
  return edges(shape).reduce((inside, [a, b]) => {
    const crosses = a[1] > y !== b[1] > y && x < ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0];
    return crosses ? !inside : inside;
  }, false);
}

function overlap(one: readonly Point[], other: readonly Point[]): boolean {
  return (
    edges(one).some(([a, b]) => edges(other).some(([c, d]) => crossingOf(a, b, c, d) !== null)) ||
    contains(one, other[0]!) ||
    contains(other, one[0]!)
  );
}

function runsUnder(path: readonly Point[], shape: readonly Point[]): boolean {
  return (
    path.some((p) => contains(shape, p)) ||
    segmentsOf(path).some(([a, b]) => edges(shape).some(([c, d]) => crossingOf(a, b, c, d) !== null))
  );
}

describe.each([
  ["wide", wide],
  ["tall", tall],
])("the %s drawing", (_, geometry) => {
  it("has twelve sectors on slabs of eight points", () => {
    expect(sectorsOf(geometry)).toHaveLength(12);
    for (const sector of sectorsOf(geometry)) expect(geometry.sectors[sector].slab).toHaveLength(8);
  });

  it("has a street for each of the 22 borders, all different", () => {
    const names = streetsOf(geometry).map(({ between }) => [...between].sort().join(" "));
    expect(new Set(names).size).toBe(22);
    expect(names).toHaveLength(BORDERS.length);
  });

  it("begins and ends every street under its own two sectors", () => {
    for (const { between, path } of streetsOf(geometry)) {
      const ends = [path[0]!, path.at(-1)!];
      for (const sector of between) expect(ends.some((p) => contains(footprint(geometry, sector), p))).toBe(true);
    }
  });

  it("crosses the river on five bridges", () => {
    expect(
      bridgesOf(geometry)
        .map(({ between }) => [...between].sort().join(" "))
        .sort(),
    ).toEqual(BRIDGES);
  });

  it("runs no street under a third sector", () => {
    const under = streetsOf(geometry).flatMap(({ between, path }) =>
      sectorsOf(geometry)
        .filter((sector) => !joins(between, sector) && runsUnder(path, footprint(geometry, sector)))
        .map((sector) => `${between.join("–")} under ${sector}`),
    );
    expect(under).toEqual([]);
  });

  it("lets no two slabs intersect", () => {
    const sectors = sectorsOf(geometry);
    const clashes = sectors.flatMap((one, i) =>
      sectors
        .slice(i + 1)
        .filter((other) => overlap(footprint(geometry, one), footprint(geometry, other)))
        .map((other) => `${one} and ${other}`),
    );
    expect(clashes).toEqual([]);
  });

  it("keeps every pile place on its slab", () => {
    for (const sector of sectorsOf(geometry)) {
      const { pile, slab } = geometry.sectors[sector];
      for (const [dx, dy] of [...geometry.piles[2], ...geometry.piles[3]]) {
        expect(contains(slab, [pile[0] + dx, pile[1] + dy]), sector).toBe(true);
      }
    }
  });
});

describe("the two measures of the tests", () => {
  it("see a slab that touches another", () => {
    const moved: Point[] = footprint(wide, "josefov").map(([x, y]) => [x + 200, y]);
    expect(overlap(moved, footprint(wide, "combinat"))).toBe(true);
  });

  it("see a street under a third sector", () => {
    const path = [wide.sectors.artefact.centre, wide.sectors.combinat.centre];
    expect(runsUnder(path, footprint(wide, "josefov"))).toBe(true);
  });
});
