import { describe, expect, test } from "vitest";
import { type ReadRef, readRef, refersTo } from "./read-ref.ts";
import {
  cabalRef,
  cardRef,
  corruptionRef,
  firstRef,
  heldRef,
  markerRef,
  oathRef,
  offerRef,
  optionRef,
  pawnRef,
  pileRef,
  placementRef,
  screenRef,
  seatRef,
  sectorMarkerRef,
  sleeperRef,
  slotRef,
  specialRef,
  symbolRef,
  termRef,
  useRef,
} from "./refs.ts";

/** Every form of the grammar, as it is written, and what it is read as. */
const FORMS: readonly [ref: string, read: ReadRef][] = [
  [cardRef("nv1"), { kind: "card", card: "nv1" }],
  [cabalRef("polisec_2"), { kind: "cabal", card: "polisec_2" }],
  [screenRef("polisec"), { kind: "screen", cabal: "polisec" }],
  [markerRef({ sector: "karst", face: 2 }), { kind: "marker", sector: "karst", face: 2 }],
  [sectorMarkerRef("karst"), { kind: "marker", sector: "karst", face: null }],
  [slotRef("karst"), { kind: "slot", sector: "karst" }],
  [corruptionRef("karst"), { kind: "corruption", sector: "karst" }],
  [pawnRef(4), { kind: "pawn", pawn: 4 }],
  [pileRef(3), { kind: "pile", pile: 3 }],
  [sleeperRef(3), { kind: "sleeper", pile: 3 }],
  [seatRef(2), { kind: "seat", seat: 2 }],
  [firstRef(2, -1), { kind: "first", seat: 2, direction: -1 }],
  [optionRef(1), { kind: "option", option: 1 }],
  [offerRef(2, 1), { kind: "offer", seat: 2, offer: 1 }],
  [oathRef(3), { kind: "oath", oath: 3, term: null }],
  [termRef(3, 1), { kind: "oath", oath: 3, term: 1 }],
  [useRef("marker:karst:2", 0), { kind: "use", element: "marker:karst:2", effect: 0 }],
  [specialRef("cabal:coordination_2", 0), { kind: "special", element: "cabal:coordination_2", effect: 0 }],
  [heldRef(2, "card:nv1"), { kind: "held", seat: 2, element: "card:nv1" }],
  [symbolRef("nv2", 0), { kind: "symbol", card: "nv2", symbol: 0 }],
  [
    placementRef({ card: "nv2", symbol: 0, token: "politics" }),
    { kind: "placement", card: "nv2", symbol: 0, token: "politics" },
  ],
  ["stop", { kind: "word", word: "stop" }],
  ["karst", { kind: "word", word: "karst" }],
];

describe("a ref is read as what it was written for", () => {
  test.each(FORMS)("%s", (ref, read) => {
    expect(readRef(ref)).toEqual(read);
  });

  test("and what nobody writes is a word", () => {
    for (const ref of ["pawn:x", "marker:nowhere", "option:", "offer:1", "use:card:nv1", "nv2:0", ":", ""])
      expect(readRef(ref)).toEqual({ kind: "word", word: ref });
  });

  test("its kind can be told by how it begins", () => {
    expect(refersTo("card:nv1", "card")).toBe(true);
    expect(refersTo("cabal:polisec_2", "card")).toBe(false);
    expect(refersTo("cards", "card")).toBe(false);
  });
});
