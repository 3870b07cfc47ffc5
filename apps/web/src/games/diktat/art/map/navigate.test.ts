import { describe, expect, it } from "vitest";
import { tall } from "../geometry/tall.ts";
import type { Geometry } from "../geometry/types.ts";
import { wide } from "../geometry/wide.ts";
import type { SectorId } from "../names/ids.ts";
import { sectorNamed, sectorToward } from "./navigate.ts";

const ARROWS = ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"];

function reachable(geometry: Geometry, from: SectorId): Set<SectorId> {
  const seen = new Set([from]);
  for (const here of seen) {
    for (const key of ARROWS) {
      const next = sectorToward(geometry, here, key);
      if (next !== null) seen.add(next);
    }
  }
  return seen;
}

describe("arrow keys", () => {
  it("follow rows and columns of the phone map", () => {
    expect(sectorToward(tall, "josefov", "ArrowDown")).toBe("oldTown");
    expect(sectorToward(tall, "oldTown", "ArrowRight")).toBe("suburbs");
    expect(sectorToward(tall, "motol", "ArrowUp")).toBe("harmony");
    expect(sectorToward(tall, "artefact", "ArrowUp")).toBeNull();
  });

  it("go to the nearest sector of the board in that direction", () => {
    expect(sectorToward(wide, "josefov", "ArrowRight")).toBe("combinat");
    expect(sectorToward(wide, "josefov", "ArrowDown")).toBe("oldTown");
    expect(sectorToward(wide, "fortress", "ArrowLeft")).toBe("motol");
    expect(sectorToward(wide, "fortress", "Enter")).toBeNull();
  });

  it.each([
    ["wide", wide],
    ["tall", tall],
  ])("reach every sector of the %s drawing from any other", (_, geometry) => {
    for (const from of Object.keys(geometry.sectors) as SectorId[]) {
      expect(reachable(geometry, from).size, from).toBe(12);
    }
  });
});

describe("typed letters", () => {
  const names: { id: SectorId; name: string }[] = [
    { id: "oldTown", name: "Vieille Ville" },
    { id: "harmony", name: "Collège de l’Harmonie" },
    { id: "hypogea", name: "Hypogées" },
    { id: "malaStrana", name: "Malá Strana" },
  ];

  it("find a name without its accents", () => {
    expect(sectorNamed(names, "mala")).toBe("malaStrana");
    expect(sectorNamed(names, "HYPOGE")).toBe("hypogea");
  });

  it("find a word inside a name, after whole names", () => {
    expect(sectorNamed(names, "har")).toBe("harmony");
    expect(sectorNamed(names, "h")).toBe("hypogea");
    expect(sectorNamed(names, "x")).toBeNull();
  });
});
