import { join } from "node:path";
import { recordRun } from "@paravent/testkit";
import { clerk, describeWords, nameOf } from "@paravent/testkit/vitest";
import { describe, expect, test } from "vitest";
import { packText } from "../content/pack.ts";
import { AFFINITIES, AGENTS, MANOEUVRES, PHASES, SECTORS } from "../names/names.ts";
import { loadBasePack, loadDiktat } from "../node.ts";
import { ENGLISH_SENTENCES } from "./english/index.ts";
import { FRENCH_SENTENCES } from "./french/index.ts";
import { diktatText } from "./index.ts";
import { ENGLISH_DIKTAT } from "./languages/english.ts";
import { FRENCH_DIKTAT } from "./languages/french.ts";

const game = loadDiktat();
const pack = packText(loadBasePack());

/** Names that are spelled with a capital in the middle by right. */
const SPELLED = /PoliSec/g;

/** A word of the program where a person should read one of the game. */
const CODES = [
  /[a-z][A-Z]/,
  /\b(pawn|seat|card|slot):/,
  /_|=|DK-|undefined|null|NaN|\[object/,
  new RegExp(`\\b(${[...AGENTS, ...SECTORS, "politics", "people"].join("|")})\\b`),
];

const expectWords = clerk(CODES, SPELLED);

const rounds = ["choice", "random", "random", "random"] as const;
const played = rounds.map(
  (cabals, i) => recordRun(game, { seats: i + 2, options: { cabals }, seed: `text ${i}` }).probes,
);

const text = { fr: diktatText(FRENCH_DIKTAT, pack), en: diktatText(ENGLISH_DIKTAT, pack) };

describeWords({
  game,
  probes: played.flat(),
  sources: join(import.meta.dirname, ".."),
  reasons: ["sectorFull"],
  said: (language) => ({ ...text[language], field: (name) => text[language].ref(name, nameOf) }),
  sentences: (language) => (language === "fr" ? FRENCH_SENTENCES : ENGLISH_SENTENCES),
  about: { sector: "karst", by: 0 },
  numbers: {
    sector: "karst",
    piles: 2,
    limit: 2,
    min: 1,
    max: 3,
    has: 2,
    needs: 4,
    of: 10,
    ref: "guard",
    got: 1,
    pawns: 3,
    cost: 5,
    missing: 3,
    open: 3,
    what: "pp",
    free: 1,
    players: 3,
  },
  expectWords,
});

for (const language of ["fr", "en"] as const)
  describe(language === "fr" ? "French" : "English", () => {
    const words = text[language];

    test("a side of a marker says all that it does, whether or not the other is in sight", () => {
      for (const id of SECTORS)
        for (const face of [1, 2] as const) expect(words.influence(id, face)).not.toMatch(/\bidem\b|\bthe same\b/i);
    });

    test("events that only a long game meets are told as well", () => {
      expectWords(words.event({ type: "discardShuffled" }, nameOf, null), "discardShuffled");
      const [card, cabal] = [pack.cards[0]!.id, pack.cabals[0]!.id];
      const events = [
        { type: "cabalTaken", seat: 1, cabal, pp: 1, affinity: "politics", tokens: 2 },
        { type: "debtTaken", seat: 1, pp: 5, compulsory: true },
        { type: "affinityPlaced", seat: 1, card, symbol: 0, token: "politics" },
        { type: "trophyCardDiscarded", seat: 1, card },
        { type: "markerDiscarded", seat: 1, sector: "karst" },
        { type: "gameEnded", winners: [0, 1] },
      ];
      for (const event of events) for (const you of [null, 1]) expectWords(words.event(event, nameOf, you), event);
    });

    test("a full sector is named, with its piles", () => {
      const refusal = { reason: "sectorFull", rule: null, with: { sector: "karst", piles: 2, limit: 2 } };
      expect(words.refusal(refusal)).toMatch(/Karst.*2.*2/);
    });

    test("nouns: sectors, Agents, Manoeuvres, phases, Affinities, markers, cards, Cabals", () => {
      for (const id of SECTORS) {
        expectWords(words.sector(id), id);
        for (const face of [1, 2] as const) expectWords(words.influence(id, face), id);
      }
      for (const kind of AGENTS) for (const n of [1, 2]) expectWords(words.agent(kind, n), kind);
      for (const id of MANOEUVRES) expectWords(words.manoeuvre(id), id);
      for (const id of PHASES) expectWords(words.phase(id), id);
      for (const type of [...AFFINITIES, "any"] as const) expectWords(words.affinity(type), type);
      for (const { id } of pack.cards) {
        expectWords(words.card(id).title, id);
        expect(words.card(id).text, id).toBeTruthy();
      }
      for (const { id } of pack.cabals) {
        expectWords(words.cabal(id), id);
        expectWords(words.motto(id), id);
      }
    });
  });

describe("both languages", () => {
  const { fr, en } = text;

  test("differ", () => {
    expect(fr.manoeuvre("spy")).not.toBe(en.manoeuvre("spy"));
  });

  test("speak to the reader, and of the others by name", () => {
    const event = { type: "debtTaken", seat: 1, pp: 5, compulsory: false };
    expect(en.event(event, nameOf, 1)).toBe("You take a Debt: +5 PP.");
    expect(en.event(event, nameOf, 0)).toBe("Bor takes a Debt: +5 PP.");
    expect(fr.event(event, nameOf, 1)).toBe("Vous prenez une Dette\u00a0: +5 PP.");
    expect(fr.event(event, nameOf, null)).toBe("Bor prend une Dette\u00a0: +5 PP.");
  });

  test("say whose offer is to be answered, whose oath was not taken up, and which League does what", () => {
    const offer = { subject: "diktat/offerAnswer", about: { acting: 1 } };
    expect(en.question(offer, nameOf).lead).toBe("Bor makes you an offer. Accept it?");
    expect(fr.question(offer, nameOf).lead).toMatch(/^Bor vous fait une offre\. L’accepter\s\?$/);
    const dropped = { type: "oathOfferDropped", from: 1, to: 0, how: "expired" };
    expect(fr.event(dropped, nameOf, 0)).toBe("Le serment que Bor vous proposait n’a pas été accepté à temps.");
    const joined = { type: "leagueJoined", seat: 1, league: "maisel" };
    expect(fr.event(joined, nameOf, 0)).toBe("Bor rallie la Ligue de Maisel.");
    const asked = { type: "exclusionAsked", asker: 1, target: 0, league: "newOrder" };
    expect(fr.event(asked, nameOf, 0)).toBe("Bor demande à l’Alliance du Nouvel Ordre de vous exclure.");
  });

  test("are typeset, names of the pack included", () => {
    for (const words of [fr, en])
      for (const { id } of pack.cards) expect(`${words.card(id).title} ${words.card(id).text}`).not.toMatch(/\p{L}'/u);
    for (const { id } of pack.cards) expect(fr.card(id).text).not.toMatch(/ [:;?!]/);
  });

  test("agree with their neighbours", () => {
    const look = { type: "pawnLookedAt", seat: 1, pawn: 5, owner: 0, sector: "karst", position: 2 };
    expect(fr.event(look, nameOf, 0)).toBe("Bor regarde votre pion 2 au Karst.");
    expect(fr.event(look, nameOf, 2)).toBe("Bor regarde le pion 2 d’Ana au Karst.");
    expect(fr.event({ ...look, owner: 2, kind: "guard" } as never, nameOf, 1)).toBe(
      "Vous savez\u00a0: le pion 2 de Cyr au Karst est un Garde.",
    );
    const killed = { type: "victimRevealed", seat: 1, pawn: 5, owner: 0, sector: "karst", kind: "guard" };
    expect(fr.event(killed, nameOf, 0)).toBe("Bor assassine un de vos pions au Karst\u00a0: Garde.");
    const paid = { type: "paid", from: 1, to: 0, pp: 2, rule: "DK-MAN-KILL-07" };
    expect(fr.event(paid, nameOf, 0)).toBe("Bor vous cède 2 PP.");
    expect(fr.event(paid, nameOf, 1)).toBe("Vous cédez 2 PP à Ana.");
    const named = { type: "firstPlayerNamed", by: 1, seat: 0 };
    expect(fr.event(named, nameOf, 0)).toBe("Bor vous désigne pour commencer.");
    const placed = { type: "affinityPlaced", seat: 1, card: pack.cards[0]!.id, symbol: 0, token: "artefact" };
    expect(en.event(placed, nameOf, 1)).toMatch(/^You place an Artefact Affinity on /);
  });

  test("tell a look to the one who looked only", () => {
    const look = { type: "pawnLookedAt", seat: 1, pawn: 5, owner: 0, sector: "karst", position: 2 };
    expect(en.event({ ...look, kind: "emissary" } as never, nameOf, 1)).toBe(
      "You know: Ana’s pawn 2 in the Karst is an Emissary.",
    );
    expect(en.event(look, nameOf, 0)).toBe("Bor looks at your pawn 2 in the Karst.");
    expect(en.event(look, nameOf, 2)).toBe("Bor looks at Ana’s pawn 2 in the Karst.");
  });
});
