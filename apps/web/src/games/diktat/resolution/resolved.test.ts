import { expect, it } from "vitest";
import { resolvedSectors } from "./resolved.ts";

const entry = (seq: number, ...events: { type: string; [key: string]: unknown }[]) => ({ seq, seat: null, events });

it("tells what was taken in each sector of the present Resolution only", () => {
  const journal = [
    entry(1, { type: "phaseBegan", phase: "resolution" }, { type: "sectorCleared", sector: "karst" }),
    entry(2, { type: "phaseBegan", phase: "manoeuvres" }, { type: "phaseBegan", phase: "resolution" }),
    entry(3, { type: "sectorRevealed", sector: "josefov" }, { type: "cardTaken", seat: 2, card: "x" }),
    entry(4, { type: "markerTaken", seat: 2, sector: "josefov" }, { type: "markerTaken", seat: 0, sector: "josefov" }),
    entry(5, { type: "sectorCleared", sector: "josefov" }, { type: "sectorRevealed", sector: "oldTown" }),
    entry(6, { type: "sectorCleared", sector: "oldTown" }, { type: "sectorRevealed", sector: "motol" }),
  ];
  expect(resolvedSectors(journal)).toEqual([
    {
      sector: "josefov",
      takes: [
        { seat: 2, n: 2 },
        { seat: 0, n: 1 },
      ],
    },
    { sector: "oldTown", takes: [] },
  ]);
});
