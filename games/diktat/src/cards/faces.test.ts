import { expect, test } from "vitest";
import { SECTORS } from "../names/names.ts";
import { loadBasePack } from "../node.ts";

/** What the cards of each sector print beside their text: Darkness, Affinity symbols, the icon of an Attack (!). */
const FACES = {
  newTown: "nv1 1 Any, nv2 1 Pol, nv3 1 Pol, nv4 3 Pol, nv5 1 Pol, nv6 3 Peo",
  malaStrana: "ms1 1 Any, ms2 1 Pol, ms3 0 Pol, ms4 3 Pol, ms5 1 Pol, ms6 1 Peo",
  oldTown: "vv1 1 Any, vv2 1 Peo, vv3 0 Peo, vv4 1 Art, vv5 1 Peo, vv6 1 Pol",
  hypogea: "hy1 4 Any, hy2 1 Peo, hy3 1 Pol, hy4 4 Peo, hy5 4 Art, hy6 4 Art+Peo !",
  karst: "ka1 4 Any, ka2 4 Peo, ka3 4 Peo, ka4 4 Pol, ka5 4 Peo !, ka6 1 Peo",
  suburbs: "fa1 0 Any, fa2 1 Peo, fa3 4 Peo+Peo !, fa4 1 Peo, fa5 1 Peo, fa6 0 Peo+Pol",
  combinat: "co1 1 Any, co2 3 -, co3 3 Peo, co4 3 Pol, co5 3 Art !, co6 1 -",
  motol: "mo1 4 Any, mo2 3 Art !, mo3 4 Art, mo4 4 Art !, mo5 1 Pol, mo6 3 Art",
  harmony: "ch1 1 Any, ch2 1 Pol, ch3 0 -, ch4 3 Art, ch5 1 Pol, ch6 3 Art+Pol !",
  josefov: "jo1 1 Any, jo2 3 Art, jo3 1 -, jo4 0 Any, jo5 1 Pol+Art, jo6 1 Peo",
  fortress: "fo1 1 Any, fo2 1 Pol, fo3 3 Art, fo4 3 Pol, fo5 1 Pol, fo6 3 Art",
  artefact: "ar1 3 Any, ar2 4 Art+Art !, ar3 4 Art+Pol !, ar4 4 Art+Peo !, ar5 4 Art+Art+Any !, ar6 4 Art !",
} as const;

const SYMBOLS = { politics: "Pol", people: "Peo", artefact: "Art", any: "Any" } as const;

test("72 cards, six for each sector, with their Darkness, symbols and icons", () => {
  const { cards } = loadBasePack();
  expect(cards.size).toBe(72);
  for (const sector of SECTORS) {
    const own = [...cards.values()].filter((card) => card.sector === sector);
    const face = own.map(({ id, darknessScore, affinities, attack }) => {
      const symbols = affinities.map((symbol) => SYMBOLS[symbol]).join("+") || "-";
      return `${id} ${darknessScore} ${symbols}${attack ? " !" : ""}`;
    });
    expect(face.join(", "), sector).toBe(FACES[sector]);
  }
});

test("22 borders: every sector is its neighbours' neighbour", () => {
  const { sectors } = loadBasePack();
  const borders = [...sectors.values()].flatMap(({ id, adjacent }) =>
    adjacent.map((near) => [id, near].sort().join("-")),
  );
  expect(new Set(borders).size).toBe(22);
  expect(borders).toHaveLength(44);
});

test("seven Cabals of five cards, in their suggested order; Ranks that can never be equal", () => {
  const { cabals } = loadBasePack();
  expect([...cabals.keys()]).toEqual([
    "coordination",
    "garde_noire",
    "polisec",
    "syndicat",
    "resistance",
    "pegre",
    "progres",
  ]);
  for (const { id, cards } of cabals.values())
    expect(cards.map((card) => [card.id, card.order])).toEqual(
      [1, 2, 3, 4, 5].map((order) => [`${id}_${order}`, order]),
    );
  expect(new Set([...cabals.values()].map(({ rank }) => rank % 10)).size).toBe(7);
});
