import { packText as dclightPack } from "@paravent/dclight";
import { ENGLISH_DCLIGHT } from "@paravent/dclight/english";
import { FRENCH_DCLIGHT } from "@paravent/dclight/french";
import { loadBasePack as dclightBase } from "@paravent/dclight/node";
import { table as city } from "@paravent/dclight/testing";
import { dclightText } from "@paravent/dclight/text";
import { type DiktatView, packText as diktatPack } from "@paravent/diktat";
import { ENGLISH_DIKTAT } from "@paravent/diktat/english";
import { FRENCH_DIKTAT } from "@paravent/diktat/french";
import { loadBasePack as diktatBase, loadDiktat } from "@paravent/diktat/node";
import { table as prague } from "@paravent/diktat/testing";
import { diktatText } from "@paravent/diktat/text";
import { type Json, viewFor } from "@paravent/kernel";
import { describe, expect, test } from "vitest";
import { reasonFor as dclightReason } from "./dclight/coach-reasons.ts";
import { lexiconOf } from "./dclight/seen/lexicon.ts";
import type { Seen } from "./dclight/seen/seen.ts";
import { coach as dclightEnglish } from "./dclight/words/en/coach.ts";
import { coach as dclightFrench } from "./dclight/words/fr/coach.ts";
import { reasonFor as diktatReason } from "./diktat/coach-reasons.ts";
import { coach as diktatEnglish } from "./diktat/words/en/coach.ts";
import { coach as diktatFrench } from "./diktat/words/fr/coach.ts";

const name = (seat: number): string => ["Ana", "Blaise", "Cyr"][seat]!;

describe("the coach of Diktat", () => {
  const pack = diktatPack(diktatBase());
  /** Ana has seen the second pawn of Blaise in Karst; in Old Town lies a card, in Motol nothing but its markers. */
  const { position } = prague({
    ana: { cabal: "resistance", pp: 9, reserve: "3C 2E G" },
    blaise: { cabal: "coordination", pp: 5, reserve: "3C" },
  })
    .track("vv6", "vv1")
    .pile("blaise", "karst", "G E C")
    .knows("ana", "blaise.karst:2")
    .turnOf("ana");
  const game = viewFor(loadDiktat(), position.state, 0).game as DiktatView;
  const [pawns] = game.piles.map((pile) => pile.pawns.map(({ id }) => `pawn:${id}`));
  const why = (subject: string, better: Json, given: Json, sector: string | null = null) => {
    const judged = { subject: `diktat/${subject}`, better, given, game, you: 0, sector: sector as "karst" | null };
    const named = (words: ReturnType<typeof diktatText>) => ({ words, pack, name });
    return {
      en: diktatReason(diktatEnglish.reasons, named(diktatText(ENGLISH_DIKTAT, pack)), judged),
      fr: diktatReason(diktatFrench.reasons, named(diktatText(FRENCH_DIKTAT, pack)), judged),
    };
  };

  test.each([
    [
      "a Guard costs the rival PP",
      why("composePile", ["guard", "emissary"], ["citizen", "emissary"]),
      /Blaise 2 PP/,
      /2 PP à Blaise/,
    ],
    [
      "each take costs an Emissary",
      why("composePile", ["emissary", "emissary"], ["emissary"], "oldTown"),
      /^Old Town: \d Trophies/,
      /^Vieille Ville : \d Trophées/,
    ],
    [
      "Agents kept can go elsewhere",
      why("composePile", ["emissary"], ["emissary", "citizen", "citizen"]),
      /The 2 Agents kept/,
      /Les 2 Agents gardés/,
    ],
    [
      "a sector with more to take",
      why("chooseSector", ["oldTown"], ["motol"]),
      /^Old Town has more to take: .+ and .+\.$/,
      /^Vieille Ville offre davantage/,
    ],
    [
      "an Emissary that was seen",
      why("chooseManoeuvre", ["assassinate"], ["spy"]),
      /Blaise, Karst.* 3 PP/,
      /Blaise, Karst.* 3 PP/,
    ],
    [
      "pawns nobody has seen",
      why("chooseManoeuvre", ["spy"], ["extendInfluence"]),
      /^2 pawns of your rivals/,
      /2 pions adverses/,
    ],
    [
      "Emissaries behind the screen",
      why("chooseManoeuvre", ["sendTeam"], ["spy"]),
      /^2 Emissaries wait/,
      /^2 Émissaires attendent/,
    ],
    ["the next slot of the Cabal", why("chooseManoeuvre", ["developCabal"], ["spy"]), /costs \d PP/, /coûte \d PP/],
    ["the pawn that was seen", why("chooseVictim", [pawns![1]!], [pawns![0]!]), /seen an Emissary/, /vu un Émissaire/],
    [
      "a look that is lost",
      why("chooseSpyTarget", [pawns![0]!], [pawns![1]!]),
      /pawn you know already/,
      /connaît déjà/,
    ],
    ["a bid that is too high", why("powerBid", 1, 4), /you keep 3 PP/, /vous gardez 3 PP/],
    ["an Agent given up", why("extendDiscard", ["citizen"], ["nothing"]), /brings 1 PP more/, /rapporte 1 PP de plus/],
  ])("gives a reason in the words of the game: %s", (_, said, english, french) => {
    expect(said.en).toMatch(english);
    expect(said.fr).toMatch(french);
  });

  test("speaks of nothing that Ana could not see", () => {
    // The first pawn is a Guard, and she has not looked at it.
    expect(why("chooseVictim", [pawns![2]!], [pawns![0]!]).en).toBeNull();
    expect(why("chooseVictim", ["stop"], [pawns![0]!]).en).toContain("A pawn you have not seen");
  });
});

describe("the coach of DCLight", () => {
  const pack = dclightPack(dclightBase());
  const why = (
    subject: string,
    better: Json,
    given: Json,
    at = city({ A: { tracks: "G5 M5 P5 Mil1", ages: "1/0/0", hand: ["Forge"] }, B: {}, C: {} })
      .turn(3)
      .development("A"),
  ) => {
    const game = at.view("A");
    const seenIn = (words: ReturnType<typeof dclightText>) =>
      ({
        game,
        pack,
        words,
        lexicon: lexiconOf(pack, words),
        you: 0,
        name,
        player: (seat: number) => game.players[seat]!,
      }) as unknown as Seen;
    const judged = { subject: `dclight/${subject}`, better, given };
    return {
      en: dclightReason(dclightEnglish.reasons, seenIn(dclightText(ENGLISH_DCLIGHT, pack)), judged),
      fr: dclightReason(dclightFrench.reasons, seenIn(dclightText(FRENCH_DCLIGHT, pack)), judged),
    };
  };

  test.each([
    [
      "an age that can be paid",
      why("devTurn", { branch: "age", value: ["age:civil"] }, { branch: "pass" }),
      /^Whoever passes .* age 1 of Civil .* 2 VP more/,
      /^Qui passe .* l’âge 1 .*Civil.* 2 PV de plus/,
    ],
    [
      "a building",
      why("devTurn", { branch: "build", value: { branch: "card:mil-forge" } }, { branch: "pass" }),
      /build Forge: 2 VP/,
      /Forge.* 2 PV/,
    ],
    [
      "what is kept counts",
      why("devTurn", { branch: "pass" }, { branch: "morale" }),
      /3 points of one track/,
      /3 points d’une même piste/,
    ],
    [
      "the priority",
      why("orderSectors", ["civil", "military", "religion"], ["military", "civil", "religion"]),
      /^Put first, Civil gives/,
      /^En premier, le secteur Civil/,
    ],
    ["a loss shared out", why("chooseLoss", { military: 1, gold: 1 }, { gold: 3 }), /1 VP less/, /1 PV de moins/],
  ])("gives a reason in the words of the game: %s", (_, said, english, french) => {
    expect(said.en).toMatch(english);
    expect(said.fr).toMatch(french);
  });
});
