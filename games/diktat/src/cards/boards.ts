import { newGame, type PlayerSetup, table } from "../testing/index.ts";

/** What a Cabal's screen and board print. */
interface Printed {
  rank: number;
  affinity: "politics" | "people" | "artefact";
  pp: number;
  tokens: Record<string, number>;
  /** VP with none, one, … five Opportunity cards. */
  rowVp: readonly number[];
  /** Price of each slot of the Cabal row, and VP with so many cards placed. */
  cost: readonly number[];
  cabalVp: readonly number[];
}

const FOUR_SLOTS = { newTown: 1, karst: 1, motol: 1, combinat: 1 } as const;

const CARDS = ["ms2", "ms3", "hy2", "ka2", "fa2"];

/** Plays a new game and a Develop on each slot, and compares with what is printed (DK-SETUP-03, -04, DK-MAN-DEV, DK-TRO-10). */
export function hasBoard(cabal: string, printed: Printed): void {
  const { rank, affinity, pp, tokens } = printed;
  const begun = newGame(["led", "ana"], { cabals: [cabal, "ana"] });
  // Its screen may ask something in Development; the 3 PP of the basic income are in.
  begun.has({ led: { rank, pp: pp + 3, affinities: { [affinity]: 2 }, cabalTokens: tokens } });
  printed.rowVp.forEach((vp, n) => {
    table({ led: { cabal, row: CARDS.slice(0, n) }, ana: {} })
      .turnOf("ana")
      .has({ led: { vp } });
  });
  // DK-TRO-10: five Influence slots; a sixth marker needs one of them.
  const takes = (influence: PlayerSetup["influence"] & object) =>
    table({ led: { cabal, influence }, ana: {} }).pile("led", "suburbs", "E").resolving("suburbs");
  takes(FOUR_SLOTS)
    .does("led", "marker")
    .has({ led: { influence: { ...FOUR_SLOTS, suburbs: 1 } } });
  const five = { ...FOUR_SLOTS, fortress: 1 } as const;
  takes(five).offersWithin("led", "marker", Object.keys(five));
  printed.cost.forEach((cost, n) => {
    const cabalRow = [1, 2, 3, 4, 5].map((order) => `${cabal}_${order}`).slice(0, n);
    const led = { cabal, cabalRow, affinities: {} };
    const t = table({ led: { ...led, pp: cost }, ana: {} }).turnOf("led");
    t.does("led", "developCabal").has({ led: { pp: 0 } });
    t.does("led", `cabal:${cabal}_${n + 1}`);
    if (t.table("led").question?.subject === "diktat/affinityTypes") t.does("led", "people");
    t.has({ led: { vp: printed.cabalVp[n]!, cabalRow: [...cabalRow, `${cabal}_${n + 1}`] } });
    table({ led: { ...led, pp: cost - 1 }, ana: {} })
      .turnOf("led")
      .refuses("led", "developCabal", "developTooDear", "DK-MAN-DEV-05");
  });
}
