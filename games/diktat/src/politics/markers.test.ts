import { rule } from "@paravent/testkit/vitest";
import { expect } from "vitest";
import type { SectorId } from "../names/names.ts";
import { table } from "../testing/index.ts";

const FIVE: Partial<Record<SectorId, 1 | 2>> = { newTown: 1, suburbs: 2, motol: 1, combinat: 1, fortress: 1 };

/** Coordination with 5 PP and these markers. */
const coordination = (influence: Partial<Record<SectorId, 1 | 2>>) => ({
  cabal: "coordination" as const,
  pp: 5,
  influence,
});

rule(["DK-RUL-46", "DK-TRO-09"], "one marker of a stack, or both together", () => {
  const t = table({ ana: { influence: { newTown: 2, karst: 2 } }, bor: { influence: { motol: 1 } } }).turnOf("ana");
  t.has({ ana: { vp: 2 } });
  t.proposes("ana", "bor", { give: "marker:newTown" }).accepts("bor", "ana");
  t.has({ ana: { vp: 1, influence: { newTown: 1, karst: 2 } }, bor: { vp: 1, influence: { motol: 1, newTown: 1 } } });
  // The second one is stacked on the first.
  t.proposes("ana", "bor", { give: "marker:newTown" }).accepts("bor", "ana");
  t.has({ ana: { vp: 0, influence: { karst: 2 } }, bor: { vp: 2, influence: { motol: 1, newTown: 2 } } });
  t.proposes("ana", "bor", { give: "2marker:karst" }).accepts("bor", "ana");
  t.has({ ana: { influence: {} }, bor: { influence: { motol: 1, newTown: 2, karst: 2 } } });
  t.is({ markers: { newTown: 0, karst: 0 } });
});

rule(["DK-RUL-46", "DK-DISC-06"], "the slots to the right of a marker that left close up", () => {
  const t = table({ ana: { influence: { karst: 1, newTown: 1, motol: 1 } }, bor: {} }).turnOf("ana");
  t.proposes("ana", "bor", { give: "marker:newTown" }).accepts("bor", "ana");
  t.has({ ana: { slots: ["karst", "motol"] }, bor: { slots: ["newTown"] } });
});

rule(["DK-RUL-47", "DK-USED-02"], "a Used marker makes the stack Used that it comes to lie on", () => {
  const t = table({ ana: { influence: { motol: 1 }, used: ["marker:motol:1"] }, bor: { influence: { motol: 1 } } })
    .pile("bor", "karst", "E")
    .turnOf("bor");
  t.mayUse("bor", ["marker:motol:1"]).proposes("ana", "bor", { give: "marker:motol" }).accepts("bor", "ana");
  t.has({ bor: { influence: { motol: 2 }, used: ["marker:motol:2"] } }).mayUse("bor", []);
});

rule(
  ["DK-RUL-48", "DK-TRO-10", "DK-RUL-69"],
  "with five full slots the receiver names what to discard, or refuses",
  () => {
    const position = () =>
      table({ ana: { influence: { karst: 1, hypogea: 1 } }, bor: { influence: FIVE } }).turnOf("ana");
    const t = position().proposes("ana", "bor", { give: "marker:karst" });
    t.refusesAct("bor", "acceptTrade", { branch: "offer:0:1" }, "malformed");
    t.refusesAct("bor", "acceptTrade", { branch: "offer:0:1", value: [] }, "tooFew");
    t.refusesAct("bor", "acceptTrade", { branch: "offer:0:1", value: ["slot:karst"] }, "notOffered");
    // Both markers of a stack go, to free its slot.
    t.accepts("bor", "ana", "suburbs").has({ bor: { slots: ["newTown", "motol", "combinat", "fortress", "karst"] } });
    t.is({ markers: { suburbs: 2, karst: 1 } });

    // Nor can a slot be freed whose other marker is on its way.
    const v = position().proposes("ana", "bor", { give: "marker:karst", want: "marker:suburbs" });
    v.refusesAct("bor", "acceptTrade", { branch: "offer:0:1", value: ["slot:suburbs"] }, "notOffered");
    v.accepts("bor", "ana", "motol");
    v.has({
      ana: { influence: { hypogea: 1, suburbs: 1 } },
      bor: { slots: ["newTown", "suburbs", "combinat", "fortress", "karst"] },
    });

    // A marker that stacks needs no room; nor does one whose place leaves in the same trade.
    const u = position().proposes("ana", "bor", { give: "marker:karst", want: "marker:motol" }).accepts("bor", "ana");
    u.has({
      ana: { slots: ["hypogea", "motol"] },
      bor: { slots: ["newTown", "suburbs", "combinat", "fortress", "karst"] },
    });
  },
);

rule(
  "DK-RUL-48",
  "where every slot is touched by the trade itself none is left to free, and it cannot be accepted",
  () => {
    const FIVE_STACKS = { newTown: 2, suburbs: 2, motol: 2, combinat: 2, fortress: 2 } as const;
    const t = table({ ana: { influence: { karst: 1 } }, bor: { influence: FIVE_STACKS } }).turnOf("ana");
    const want = "marker:newTown marker:suburbs marker:motol marker:combinat marker:fortress";
    // Of each stack Bor keeps one marker: his five slots stay full, and Karst would be a sixth.
    t.proposes("ana", "bor", { give: "marker:karst", want });
    t.refusesAccept("bor", "ana", "noSlotToFree", "DK-RUL-48");
    expect(t.table("bor").standing.find(({ act }) => act === "acceptTrade")!.closed).toEqual({
      reason: "noSlotToFree",
      rule: "DK-RUL-48",
      with: { needs: 1, free: 0 },
    });
    t.has({ bor: { influence: FIVE_STACKS } });
  },
);

rule("DK-RUL-48", "who offers for a marker names in the offer what to discard; without room it cannot stand", () => {
  const t = table({ ana: { pp: 2, influence: FIVE }, bor: { influence: { karst: 1 } } }).turnOf("ana");
  t.proposes("ana", "bor", { give: "2pp", want: "marker:karst", room: "motol combinat" }).accepts("bor", "ana");
  t.has({ ana: { pp: 0, slots: ["newTown", "suburbs", "combinat", "fortress", "karst"] }, bor: { pp: 2, slots: [] } });
  t.is({ markers: { motol: 2 } });

  const u = table({ ana: { pp: 2, influence: FIVE }, bor: { influence: { karst: 1 } } }).turnOf("ana");
  u.proposes("ana", "bor", { give: "2pp", want: "marker:karst" });
  expect(u.story.at(-1)).toMatchObject({ type: "offerClosed", how: "lapsed" });
});

rule(["DK-RUL-46", "DK-CAB-CO-01"], "a first marker lies with face I, also where the second may lie apart", () => {
  const t = table({ ana: { influence: { karst: 2 } }, co: { cabal: "coordination" } }).turnOf("ana");
  t.proposes("ana", "co", { give: "marker:karst" }).accepts("co", "ana");
  t.has({ ana: { influence: { karst: 1 } }, co: { influence: { karst: 1 } } });
  t.proposes("ana", "co", { give: "marker:karst" }).accepts("co", "ana");
  t.does("co", "apart").has({ co: { influence: { karst: "apart" } } });
});

rule(
  ["DK-CAB-CO-01", "DK-CAB-CO-04", "DK-RUL-46"],
  "a second marker that comes by trade is laid apart or stacked, as its new owner likes",
  () => {
    for (const way of ["apart", "stack"] as const)
      for (const offerer of ["ana", "co"]) {
        const t = table({ ana: { pp: 0, influence: { fortress: 1 } }, co: coordination({ fortress: 1 }) }).turnOf(
          "ana",
        );
        if (offerer === "ana") t.proposes("ana", "co", { give: "marker:fortress", want: "1pp" }).accepts("co", "ana");
        else t.proposes("co", "ana", { give: "1pp", want: "marker:fortress" }).accepts("ana", "co");
        t.asks("co", "placeMarker").offers("co", ["apart", "stack"]);
        // Nobody acts in between (DK-TRADE-02).
        t.refusesAct("ana", "offerConcede", { branch: "pile:0", value: ["seat:1"] }, "insideStep");
        t.does("co", way).asks("ana", "chooseManoeuvre");
        t.has({ ana: { pp: 1, influence: {} }, co: { pp: 4, influence: { fortress: way === "apart" ? "apart" : 2 } } });
      }
  },
);

rule(["DK-CAB-CO-04", "DK-RUL-48"], "without a free slot after the trade it stacks, unasked", () => {
  const five = { newTown: 1, suburbs: 2, motol: 1, combinat: 1, fortress: 1 } as const;
  const full = table({ ana: { influence: { fortress: 1 } }, co: coordination(five) }).turnOf("ana");
  full.proposes("ana", "co", { give: "marker:fortress" }).accepts("co", "ana").asks("ana", "chooseManoeuvre");
  full.has({ co: { influence: { ...five, fortress: 2 } } });

  // The last free slot is for the marker that needs one, whichever is named first.
  const four = { newTown: 1, motol: 1, combinat: 1, fortress: 1 } as const;
  for (const give of ["marker:fortress marker:karst", "marker:karst marker:fortress"]) {
    const t = table({ ana: { influence: { fortress: 1, karst: 1 } }, co: coordination(four) }).turnOf("ana");
    t.proposes("ana", "co", { give }).accepts("co", "ana").asks("ana", "chooseManoeuvre");
    t.has({ co: { influence: { ...four, fortress: 2, karst: 1 } } });
  }
});

rule(["DK-CAB-CO-01", "DK-RUL-48"], "a slot that empties in the same trade is free for the second marker", () => {
  const five = { newTown: 1, suburbs: 2, motol: 1, combinat: 1, fortress: 1 } as const;
  const t = table({ ana: { influence: { fortress: 1 } }, co: coordination(five) }).turnOf("ana");
  t.proposes("ana", "co", { give: "marker:fortress", want: "marker:motol" }).accepts("co", "ana");
  t.asks("co", "placeMarker")
    .does("co", "apart")
    .has({
      ana: { influence: { motol: 1 } },
      co: { influence: { newTown: 1, suburbs: 2, combinat: 1, fortress: "apart" } },
    });
});

rule(["DK-CAB-CO-01", "DK-RUL-46"], "each second marker is asked for while a slot is free", () => {
  const t = table({ ana: { influence: { karst: 2, motol: 1 } }, co: coordination({ motol: 1 }) }).turnOf("ana");
  t.proposes("ana", "co", { give: "2marker:karst marker:motol" }).accepts("co", "ana");
  t.asks("co", "placeMarker").does("co", "stack").asks("co", "placeMarker").does("co", "apart");
  t.asks("ana", "chooseManoeuvre").has({ ana: { influence: {} }, co: { influence: { karst: 2, motol: "apart" } } });

  const one = { newTown: 1, combinat: 1, karst: 1, motol: 1 } as const;
  const u = table({ ana: { influence: { karst: 1, motol: 1 } }, co: coordination(one) }).turnOf("ana");
  u.proposes("ana", "co", { give: "marker:karst marker:motol" }).accepts("co", "ana");
  u.does("co", "apart").asks("ana", "chooseManoeuvre");
  u.has({ co: { influence: { newTown: 1, combinat: 1, karst: "apart", motol: 2 } } });
});

rule(["DK-CAB-CO-01", "DK-RUL-47"], "a Used second marker laid apart leaves the first as it was", () => {
  for (const [way, used] of [
    ["apart", ["marker:motol:2"]],
    ["stack", ["marker:motol:2"]],
  ] as const) {
    const t = table({ ana: { influence: { motol: 1 }, used: ["marker:motol:1"] }, co: coordination({ motol: 1 }) })
      .pile("co", "karst", "E")
      .turnOf("co");
    t.proposes("ana", "co", { give: "marker:motol" }).accepts("co", "ana").does("co", way);
    t.has({ co: { used: [...used] } }).mayUse("co", way === "apart" ? ["marker:motol:1"] : []);
  }
});

rule(["DK-CAB-CO-01", "DK-RUL-138"], "what a Gain takes back and gives follows once the marker lies", () => {
  const t = table({
    ana: { affinities: { people: 3 }, influence: { josefov: 1 } },
    co: { ...coordination({ josefov: 1 }), affinities: { politics: 2 } },
  }).turnOf("ana");
  t.proposes("ana", "co", { give: "marker:josefov" }).accepts("co", "ana").does("co", "apart");
  t.does("ana", "people people").does("co", "artefact artefact");
  t.has({ ana: { affinities: { people: 1 } }, co: { affinities: { politics: 2, artefact: 2 } } });
  // Given on, it takes with it what it gave in fact.
  t.proposes("co", "ana", { give: "marker:josefov" }).accepts("ana", "co");
  t.does("co", "artefact artefact").does("ana", "people people");
  t.has({ co: { influence: { josefov: 1 }, affinities: { politics: 2 } } });
});

rule(
  ["DK-RUL-112", "DK-RUL-46", "DK-TRADE-05"],
  "of two markers apart the one that shows face II is handed over",
  () => {
    const t = table({ co: { cabal: "coordination", influence: { newTown: "apart", motol: 1 } }, bor: {} }).turnOf("co");
    t.has({ co: { vp: 3 } })
      .proposes("co", "bor", { give: "marker:newTown" })
      .accepts("bor", "co");
    t.has({ co: { vp: 1, influence: { newTown: 1, motol: 1 } }, bor: { vp: 1, influence: { newTown: 1 } } });

    // What that one gave is given back, not what the first gave.
    const u = table({
      co: { cabal: "coordination", influence: { josefov: "apart" }, affinities: { people: 5 } },
      bor: { affinities: {} },
    }).turnOf("co");
    u.proposes("co", "bor", { give: "marker:josefov" }).accepts("bor", "co");
    u.asks("co", "affinityLoss").refuses("co", "people people", "tooFew").does("co", "people people people");
    u.does("bor", "artefact artefact artefact").has({ co: { influence: { josefov: 1 }, affinities: { people: 2 } } });
  },
);

rule(
  ["DK-RUL-138", "DK-DISC-10", "DK-RUL-43"],
  "what the upper marker took along is not given back once more with the lower",
  () => {
    const t = table({ ana: { influence: { josefov: 2 }, affinities: { people: 5 } }, bor: {}, cyr: {} }).turnOf("cyr");
    t.proposes("ana", "bor", { give: "marker:josefov" })
      .accepts("bor", "ana")
      .does("ana", "people")
      .does("bor", "people");
    t.has({ ana: { influence: { josefov: 1 }, affinities: { people: 4 } } });
    t.proposes("ana", "cyr", { give: "marker:josefov" }).accepts("cyr", "ana").does("ana", "people people");
    t.does("cyr", "people people").has({ ana: { influence: {}, affinities: { people: 2 } } });
  },
);

rule(
  ["DK-CAB-CO-01", "DK-RUL-48"],
  "whoever made the offer, a slot that the trade empties is free to lay one apart",
  () => {
    // Coordination's Karst goes to lie on Ana's, and Ana's Motol comes for it: the slot of Karst is free by then.
    const five = { newTown: 1, suburbs: 2, motol: 1, combinat: 1, karst: 1 } as const;
    for (const from of ["ana", "co"] as const) {
      const t = table({ ana: { influence: { karst: 1, motol: 1 } }, co: coordination(five) }).turnOf("ana");
      if (from === "co") t.proposes("co", "ana", { give: "marker:karst", want: "marker:motol" }).accepts("ana", "co");
      else t.proposes("ana", "co", { give: "marker:motol", want: "marker:karst" }).accepts("co", "ana");
      t.asks("co", "placeMarker").offers("co", ["apart", "stack"]).does("co", "apart");
      t.has({
        ana: { influence: { karst: 2 } },
        co: { influence: { newTown: 1, suburbs: 2, combinat: 1, motol: "apart" } },
      });
    }
  },
);

rule(["DK-RUL-48", "DK-RUL-02"], "nobody is Administrator by half of a trade", () => {
  // Ana's Rank 29 stays above Bor's 17, who gives Harmony for a card that is worth as much.
  const t = table({ ana: { row: ["medal"], influence: { harmony: 1 } }, bor: { influence: { harmony: 1 } }, cyr: {} })
    .card("medal", { sector: "karst", effects: [{ kind: "gain", do: [{ op: "gain", res: "rank", n: 10 }] }] })
    .turnOf("cyr");
  t.has({ ana: { rank: 29 }, bor: { rank: 17 } });
  t.proposes("ana", "bor", { give: "card:medal", want: "marker:harmony" }).accepts("bor", "ana");
  t.has({ ana: { rank: 29, influence: { harmony: 2 } }, bor: { rank: 17, row: ["medal"] } });
  expect(t.story.map(({ type }) => type)).not.toContain("administratorChanged");
});
