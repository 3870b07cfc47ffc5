import { expect, test } from "vitest";
import { packOf } from "../content/installed.ts";
import { packText } from "../content/pack.ts";
import { table } from "../testing/index.ts";
import { diktatText, type Whereabouts } from "./index.ts";
import { ENGLISH_DIKTAT } from "./languages/english.ts";
import { FRENCH_DIKTAT } from "./languages/french.ts";

const SPOKEN = { fr: FRENCH_DIKTAT, en: ENGLISH_DIKTAT };

const pack = packText(packOf(table({ ana: {}, bor: {} }).turnOf("ana").facts));
const board: Whereabouts = {
  pawn: (id) => ({ owner: 1, sector: "karst", position: id === 7 ? 2 : null }),
  pile: (id) => ({ owner: id === 4 ? 0 : 1, sector: "motol" }),
  withOthers: () => false,
};
const name = (seat: number) => ["Ana", "Bor"][seat]!;

const leaving = { by: 0, promise: { kind: "concede", pile: 4 } };

test.each([
  [
    "en",
    "Bor’s pawn 2 in the Karst is: Guard",
    "Bor’s pawn that lay in the Karst is: Guard",
    "your pile in Motol Centre to Bor’s pile",
    "You leave the place of your pile in Motol Centre.",
  ],
  [
    "fr",
    "le pion 2 de Bor au Karst est un Garde",
    "un pion de Bor qui était au Karst",
    "Vous déplacez un pion de votre pile au Centre Motol vers la pile de Bor",
    "Vous laissez la place de votre pile au Centre Motol.",
  ],
] as const)("pawns and piles are told by their place, never by a number (%s)", (language, here, gone, moved, left) => {
  const words = diktatText(SPOKEN[language], pack, board);
  const move = { type: "pawnMoved", seat: 0, pawn: 7, from: 4, to: 5, position: 1 };
  const claim = (pawn: number) => ({ type: "told", from: 1, to: [0], what: { about: "pawn", pawn, is: "guard" } });
  expect(words.event(claim(7), name, 0)).toContain(here);
  expect(words.event(claim(9), name, 0)).toContain(gone);
  expect(words.event(move, name, 0)).toContain(moved);
  const sworn = { type: "oathOpened", oath: 1, parties: [0, 1], by: 1, contested: false, terms: [leaving] };
  expect(words.event(sworn, name, 0)).toContain(left);
  for (const ref of ["pawn:7", "pile:5", "sleeper:5"]) expect(words.ref(ref, name)).toMatch(/Karst|Motol/);
  // Away from any board nothing is called by its number either.
  for (const ref of ["pawn:7", "pile:5"]) expect(diktatText(SPOKEN[language], pack).ref(ref, name)).not.toMatch(/\d/);
});

test("in English a sector stands in a sentence with its article, where it has one", () => {
  const words = diktatText(ENGLISH_DIKTAT, pack, board);
  const sent = (sector: string) => {
    const placed = { type: "pilePlaced", seat: 1, sector, pile: 4, pawns: [1, 2] };
    return words.event(placed, name, 0);
  };
  const held = { type: "othersHeld", sector: "suburbs" };
  expect(sent("fortress")).toBe("Bor sends 2 pawns to the Fortress.");
  expect(sent("harmony")).toBe("Bor sends 2 pawns to the College of Harmony.");
  expect(sent("josefov")).toBe("Bor sends 2 pawns to Josefov.");
  expect(sent("oldTown")).toBe("Bor sends 2 pawns to Old Town.");
  expect(words.event(held, name, 0)).toContain("hold the Suburbs");
  expect(words.question({ subject: "diktat/composePile", about: { sector: "artefact" } }).lead).toContain(
    "for the Artefact",
  );
  // As a heading it is its name alone.
  expect(words.sector("fortress")).toBe("Fortress");
  expect(words.place("fortress")).toBe("the Fortress");
  expect(diktatText(FRENCH_DIKTAT, pack).place("fortress")).toBe("Forteresse");
});

test.each([
  ["en", "move up to 2 Other pawns", "Gloom tokens", "no PP lost to an Attack"],
  ["fr", "déplacez jusqu’à 2 pions Autres", "jetons Ténèbres", "aucun PP perdu"],
] as const)(
  "the Artefact marker says what it gives in this game, with or without the Others (%s)",
  (language, ...said) => {
    const [moves, takes, base] = said;
    const at = (withOthers: boolean) => diktatText(SPOKEN[language], pack, { ...board, withOthers: () => withOthers });
    expect(at(true).influence("artefact", 1)).toContain(moves);
    expect(at(true).element("marker:artefact:2").text).toContain(takes);
    expect(at(true).explain("marker:artefact:2")).not.toContain("Configuration");
    expect(at(false).influence("artefact", 2)).toContain(base);
    expect(at(false).explain("marker:artefact:2")).not.toContain(takes);
    // Away from any board both are told.
    expect(diktatText(SPOKEN[language], pack).explain("marker:artefact:2")).toContain("Configuration");
    expect(at(true).influence("karst", 1)).toBe(at(false).influence("karst", 1));
  },
);

test.each([
  ["en", /^Ability: each time you use your ability, (you may )?move/],
  ["fr", /vous pouvez déplacer 1 pion Autre/],
] as const)("DK-INF-13 · one effect of several is told as it is numbered in this game (%s)", (language, moves) => {
  const withOthers = diktatText(SPOKEN[language], pack, { ...board, withOthers: () => true });
  // With the Others, what an Attack costs is not played with: the effect printed third is the second.
  expect(withOthers.explain("use:cabal:progres_4/1")).toMatch(moves);
});

test("in French one sends to a sector, and is in it, by the words that its name wants", () => {
  const words = diktatText(FRENCH_DIKTAT, pack, board);
  const said = (type: string, sector: string) => {
    const told = { type, seat: 1, by: 1, sector, pile: 4, pawns: [1, 2] };
    return words.event(told, name, 0);
  };
  expect(said("pilePlaced", "fortress")).toBe("Bor envoie 2 pions à la Forteresse.");
  expect(said("pilePlaced", "harmony")).toBe("Bor envoie 2 pions au Collège de l’Harmonie.");
  expect(said("pilePlaced", "malaStrana")).toBe("Bor envoie 2 pions à Malá Strana.");
  expect(said("sectorNamed", "hypogea")).toBe("Bor désigne les Hypogées.");
  expect(said("sectorNamed", "josefov")).toBe("Bor désigne Josefov.");
  expect(said("othersHeld", "artefact")).toContain("Les Autres tiennent l’Artefact");
  expect(said("othersDriven", "combinat")).toBe("Les Autres sont chassés du Combinat.");
  const moved = { type: "othersMoved", from: "hypogea", to: "newTown", pawn: 1 };
  expect(words.event(moved, name, 0)).toBe("Un Autre va des Hypogées en Nouvelle Ville.");
});
