import type { DiktatView } from "@paravent/diktat";
import { ENGLISH_DIKTAT } from "@paravent/diktat/english";
import { FRENCH_DIKTAT } from "@paravent/diktat/french";
import { loadDiktat } from "@paravent/diktat/node";
import { table } from "@paravent/diktat/testing";
import { type Json, viewFor } from "@paravent/kernel";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { seenByAna } from "./decision/asked.fixture.ts";
import { coach as english } from "./words/en/coach.ts";
import { coach as french } from "./words/fr/coach.ts";

vi.stubGlobal("localStorage", { getItem: () => "en", setItem: () => undefined });
vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
vi.stubGlobal("document", { documentElement: {}, addEventListener: () => undefined });
vi.stubGlobal("addEventListener", () => undefined);
const { switchTo } = await import("../../i18n/language.ts");
const { t: shell } = await import("../../i18n/index.ts");
const { texts } = await import("./words/index.ts");
const { whatItDoes } = await import("./coach-effects.ts");

const SPOKEN = { en: [ENGLISH_DIKTAT, english], fr: [FRENCH_DIKTAT, french] } as const;

beforeAll(async () => {
  for (const language of ["en", "fr"] as const) {
    await switchTo(language);
    await Promise.all([shell.open(), texts.open()]);
  }
});

// Tests of other files are told in the language they find.
afterAll(() => switchTo("en"));

/** Ana, who plays after Bor and Cyr; she has seen nothing of what the others placed. */
const t = table({
  ana: { cabal: "resistance", pp: 9, reserve: "3C 2G 2E", influence: { karst: 1 }, row: ["vv1"] },
  bor: { cabal: "coordination", pp: 5, reserve: "3C 2E" },
  cyr: { cabal: "polisec", pp: 5, reserve: "3C 2E" },
})
  .track("jo2")
  .pile("ana", "karst", "C E")
  .pile("bor", "suburbs", "C E G")
  .turnOf("ana");
const game = viewFor(loadDiktat(), t.position.state, 0).game as DiktatView;
const [own, theirs] = game.piles.map(({ id, pawns }) => ({
  pile: `pile:${id}`,
  pawns: pawns.map((one) => `pawn:${one.id}`),
}));

async function said(language: keyof typeof SPOKEN, subject: string, better: Json, given: Json, about = {}) {
  await switchTo(language);
  const [spoken, coach] = SPOKEN[language];
  const seen = seenByAna(game, t, spoken);
  return whatItDoes(coach.does, seen, { subject: `diktat/${subject}`, better, given, about });
}

const way = (branch: string, ...value: string[]): Json => (value.length > 0 ? { branch, value } : { branch });
const inEffect = { element: "marker:motol:2", effect: 0, path: [] };

test.each<[string, Json, Json, RegExp, object?]>([
  ["chooseCabal", ["polisec"], ["syndicat"], /Rank \d+/],
  ["nameFirstPlayer", ["seat:0"], ["seat:1"], /before everybody/],
  ["nameFirstPlayer", ["seat:1"], ["seat:0"], /Bor begins and you play last/],
  ["nameFirstAndDirection", ["seat:1:-1"], ["seat:0:1"], /Bor begins: 1 player/],
  ["nameSector", ["karst"], ["suburbs"], /Karst: you have 1 Emissary/],
  ["nameSector", ["suburbs"], ["karst"], /Suburbs: you take nothing/],
  ["chooseSector", ["motol"], ["karst"], /nobody else/],
  ["composePile", ["citizen"], ["emissary"], /keep: Emissary/],
  ["composePile", ["citizen", "emissary"], null, /will see 2 pawns/],
  ["chooseSector", ["josefov"], null, /^Josefov, to be taken/],
  ["extendDiscard", ["citizen"], null, /1 PP more/],
  ["powerBid", 2, null, /all bids are lost/],
  ["chooseManoeuvre", ["special"], ["spy"], /once a Cycle/],
  ["chooseVictim", [theirs!.pawns[0]!], [theirs!.pawns[1]!], /^If it is an Emissary/],
  ["chooseVictim", ["stop"], [theirs!.pawns[1]!], /may be a Guard/],
  ["chooseSpyTarget", [theirs!.pawns[0]!], ["secretCard"], /not seen it yet/],
  ["extendDiscard", ["nothing"], ["guard"], /keep: Guard/],
  ["costChoice", ["citizen"], ["emissary"], /keep: Emissary/],
  ["chooseTrophy", way("marker"), way("card:jo2", "place"), /./, inEffect],
  ["chooseTrophy", way("card:jo2", "place"), way("marker"), /^[^:]+: .+\.$/],
  ["chooseTrackCard", way("card:jo2", "discard"), way("card:jo2", "place"), /of use to nobody/],
  ["chooseCabalCard", ["cabal:resistance_1"], ["cabal:resistance_2"], /^[^:]+: .+\.$/],
  ["effectChoice", ["use:cabal:resistance_1/0"], ["decline"], /^[^:]+: .+\.$/],
  ["effectChoice", ["decline"], ["use:cabal:resistance_1/0"], /costs nothing/],
  ["keepCard", ["card:jo2"], ["card:vv1"], /^[^:]+: .+\.$/],
  ["readyPossession", ["0/marker:karst:1"], ["0/card:vv1"], /: .+/],
  ["chooseMarker", ["karst"], ["motol"], /Karst/],
  ["returnMarker", ["slot:motol"], ["slot:karst"], /Karst/],
  ["placeMarker", ["stack"], ["slot"], /level II/],
  ["movePile", way(own!.pile, "josefov"), way(own!.pile, "motol"), /^Josefov, to be taken/],
  ["movePawn", way(own!.pawns[0]!, theirs!.pile), way("nothing"), /^Suburbs, to be taken/],
  ["movePawn", way("nothing"), way(own!.pawns[0]!, theirs!.pile), /Nothing changes/],
  ["moveOthers", way(theirs!.pawns[0]!, "motol"), way("nothing"), /strike every pile/],
  ["placeToken", ["josefov"], ["motol"], /^Josefov, to be taken/],
  ["swapPawn", way(own!.pawns[0]!, "guard"), way("nothing"), /Guard/],
  ["convertPawn", [own!.pawns[1]!], ["nothing"], /It is an Emissary/],
  ["removePawn", [own!.pawns[0]!], [own!.pawns[1]!], /Emissary stays/],
  ["choosePlayer", ["seat:1"], ["seat:2"], /^Bor has \d VP/],
  ["choosePile", [own!.pile], [theirs!.pile], /Motol|turn/, inEffect],
  ["affinityTypes", ["people"], ["politics"], /free symbol/],
  ["exchangeAffinity", way("people", "politics"), way("nothing"), /free symbol/],
  ["affinityLoss", ["people"], ["vv1@0"], /cost no VP/],
  ["finalAffinities", ["vv1:0=people"], [], /1 VP/],
  ["offerAnswer", ["refuse"], ["accept"], /costs nothing/],
  ["tollChoice", ["withdraw"], ["option:0"], /another sector/],
  ["oathAnswer", ["contest"], ["admit"], /half of the votes/],
  ["oathVerdict", ["kept"], ["broken"], /half of the votes/],
  ["leagueChoice", way("nothing"), way("leave"), /costs nothing/],
  ["exclusionShare", 0, 1, /keep your PP/],
  ["exclusionAnswer", ["accept"], ["oppose"], /leave with/],
  ["leagueFist", 1, 3, /more PP/],
  ["leagueDeclare", ["for"], ["against"], /side you announce/],
  ["rewardSplit", ["seat:0"], ["seat:1"], /comes to you/],
  ["conclaveJoin", ["go"], ["stay"], /private talk/],
  ["conclaveClose", way("close"), way("extend"), /in time/],
])("of %s it is said what the advised answer %j does", async (subject, better, given, wanted, about) => {
  const [inEnglish, inFrench] = [
    await said("en", subject, better, given, about),
    await said("fr", subject, better, given, about),
  ];
  expect(inEnglish).toMatch(wanted);
  expect(inFrench).not.toBeNull();
  expect(inFrench).not.toBe(inEnglish);
});
