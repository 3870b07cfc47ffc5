import type { Tongue } from "./tongue.ts";

type Language = Tongue["language"];

/**
 * What a sentence of a card claims, whatever its wording: numbers with what they count, and the words of time, place and
 * person. The printed sentence and the one said from the data must claim the same.
 */
export interface Claims {
  readonly numbers: readonly string[];
  readonly words: readonly string[];
}

export function claimsOf(text: string, language: Language): Claims {
  const { before, nouns, words } = LEXICON[language];
  let plain = text.replaceAll("’", "'").replaceAll("\u00a0", " ");
  for (const [from, to] of before) plain = plain.replaceAll(from, to);
  const numbers = [...plain.matchAll(/(\d+)((?:\s+[\p{L}'-]+){0,6})/gu)].map(([, n, after]) => {
    const found = nouns
      .map(([name, pattern]) => ({ name, at: after!.search(pattern) }))
      .filter(({ at }) => at >= 0)
      .sort((a, b) => a.at - b.at)[0];
    return `${n} ${found?.name ?? "?"}`;
  });
  const said = words.filter(([, pattern]) => pattern.test(plain)).map(([name]) => name);
  return { numbers: [...new Set(numbers)].sort(), words: [...new Set(said)].sort() };
}

type Patterns = readonly (readonly [name: string, pattern: RegExp])[];

interface Lexicon {
  /** Numbers in words, and what goes without saying. */
  readonly before: readonly (readonly [RegExp, string])[];
  readonly nouns: Patterns;
  readonly words: Patterns;
}

const LEXICON: Readonly<Record<Language, Lexicon>> = {
  en: {
    before: [
      [/\ba single\b/gi, "1"],
      [/\bone of your (Debt|Emissaries, take)/g, "1 of your $1"],
      [/\bthe first Guard\b/g, "the 1 Guard"],
      [/\beach pair of your Guards\b/g, "each 2 Guards"],
      [/\bplace a (Blockhouse|Revolt|Sleeper)/g, "place 1 $1"],
      [/\bdraw the top card/g, "draw 1 top card"],
      [/\bno PP\b/g, "0 PP"],
      [/\bas many (?=\p{L}+ as )/gu, "99 "],
      [/ \(1 per (sector|pile)\)/g, ""],
      [/\bopposing pile|another pile/g, "other pile"],
      [/(\d+) if you are the Administrator/g, "$1 PP if you are the Administrator"],
      [/\(5 PP in all/g, "(5 in all"],
    ],
    nouns: [
      ["pp", /\bPP\b/],
      ["vp", /\bVP\b/],
      ["rank", /\bRank\b/],
      ["manoeuvrePawn", /\bManoeuvre pawn/],
      ["otherPawn", /\bOther pawn/],
      ["citizen", /\bCitizens?\b/],
      ["guard", /\bGuards?\b/],
      ["emissary", /\bEmissar(y|ies)\b/],
      ["spy", /\bSp(y|ies)\b/],
      ["assassination", /\bAssassinations?\b/],
      ["assassin", /\bAssassins?\b/],
      ["politics", /\bPolitics Affinity/],
      ["people", /\bPeople Affinity/],
      ["artefact", /\bArtefact Affinity/],
      ["affinity", /\b(unplaced )?Affinit(y|ies)\b/],
      ["blockhouse", /\bBlockhouses?\b/],
      ["sleeper", /\bSleeper Agents?\b/],
      ["membership", /\bMembership/],
      ["revolt", /\bRevolt token/],
      ["debt", /\bDebt token/],
      ["agent", /\bAgents?\b/],
      ["element", /\belements?\b/],
      ["possession", /\bPossessions?\b/],
      ["card", /\bcards?\b/],
      ["pawn", /\bpawns?\b/],
      ["pile", /\bpiles?\b/],
      ["sector", /\bsectors?\b/],
      ["player", /\bper player\b/],
    ],
    words: [
      ["kind: gain", /\bGain(?: \(|:)/],
      ["kind: income", /\bIncome(?: \(|:)|\b[Aa]t Development\b/],
      ["kind: special", /\bSpecial Manoeuvre\b/],
      ["kind: manifestation", /\bManifestation\b/],
      ["kind: scourge", /\bScourge\b/],
      ["phase: manoeuvres", /\(Manoeuvres phase/],
      ["between manoeuvres", /between two Manoeuvres/],
      ["own turn", /during your turn/],
      ["opportunities phase", /Opportunities phase/],
      ["start of manoeuvres", /start of the Manoeuvres/],
      ["start of resolution", /start of the Resolution/],
      ["assassinate started", /start of each of your Assassinate/],
      ["once per cycle", /\bonce per Cycle\b/i],
      ["twice per cycle", /\btwice per Cycle\b/i],
      ["once per conquest", /\bonce per Conquest\b/i],
      ["once per manoeuvre", /\bonce per Manoeuvre\b/i],
      ["more often", /\b(twice|\d+ times) (per (Conquest|Manoeuvre|game)|each time)/],
      ["per player", /\band per player\b/],
      ["until end of cycle", /\buntil the end of the Cycle\b/],
      ["until end of conquest", /\buntil the end of the Conquest\b/],
      ["at acquiring", /when you take (it|this card)/],
      ["conquest", /named for Conquest/],
      ["trophy", /\bas a Trophy\b/],
      ["winner", /\bthe Winner\b/],
      ["tied", /\btied for Winner\b/],
      ["struggle", /\bPower Struggles?\b/],
      ["attack", /Attack of the Others/],
      ["others configuration", /Others Configuration/],
      ["administrator", /\bAdministrator\b/],
      ["first player", /\bfirst player\b/],
      ["reserve", /\breserve\b/],
      ["adjacent", /\badjacent\b/],
      ["space", /free pile space/],
      ["up to", /\bup to\b/],
      ["used token", /Used token/],
      ["face down card", /face-down card/],
      ["deck", /\bdeck\b/],
      ["track", /\btrack\b/],
      ["secretly", /\bsecretly\b/],
      ["when you place", /[Ww]hen you place a pile/],
      ["without a Blockhouse", /\bsectors? (?:[\p{L} ]+ )?without a Blockhouse/u],
      ["spy manoeuvre", /\bSpy (?:or [\p{L} ]+ )?Manoeuvre/u],
      ["extend influence", /Extend influence/],
      ["send a team", /Send a team/],
      ["assassinate manoeuvre", /Assassinate Manoeuvre/],
      ["develop", /\bDevelop your Cabal/],
      ["old town", /Old Town/],
      ["debt", /\bDebt\b/],
      ["blockhouse", /\bBlockhouse/],
      ["revolt", /\bRevolt\b/],
      ["sleeper", /\bSleeper\b/],
      ["membership", /\bMembership/],
    ],
  },
  fr: {
    before: [
      [/\bun seul\b/gi, "1"],
      [/(?:l')?un de vos (jetons Dette|Émissaires, prise)/g, "1 de vos $1"],
      [/\ble premier Garde\b/g, "le 1 Garde"],
      [/\bchaque paire de vos Gardes\b/g, "chaque 2 Gardes"],
      [/\bplacer un (Blockhaus|jeton Révolte|Agent)/g, "placer 1 $1"],
      [/\btirez la première carte/g, "tirez 1 carte"],
      [/\baucun PP\b/g, "0 PP"],
      [/\bautant d(?:e |')(?=\p{L}+ qu[e'])/gu, "99 "],
      [/ \(1 par (secteur|pile)\)/g, ""],
      [/(\d+) si vous êtes l'Administrateur/g, "$1 PP si vous êtes l'Administrateur"],
      [/\(5 PP au (maximum|plus) en tout/g, "(5 en tout"],
    ],
    nouns: [
      ["pp", /\bPP\b/],
      ["vp", /\bPV\b/],
      ["rank", /\bRang\b/],
      ["manoeuvrePawn", /\bpions? Manœuvre/],
      ["otherPawn", /\bpions? Autres?\b/],
      ["citizen", /\bCitoyens?\b/],
      ["guard", /\bGardes?\b/],
      ["emissary", /Émissaires?\b/],
      ["spy", /\bEspions?\b/],
      ["assassination", /\bAssassinats?\b/],
      ["assassin", /\bAssassins?\b/],
      ["politics", /\bAffinités? Politique/],
      ["people", /\bAffinités? Peuple/],
      ["artefact", /\bAffinités? Artefact/],
      ["affinity", /\bAffinités?/],
      ["blockhouse", /\bBlockhaus\b/],
      ["sleeper", /\bAgents? dormants?\b/],
      ["membership", /\bAdhésion/],
      ["revolt", /\bRévolte/],
      ["debt", /\bDette/],
      ["agent", /\bAgents?\b/],
      ["element", /éléments?\b/],
      ["possession", /\bPossessions?\b/],
      ["card", /\bcartes?\b/],
      ["pawn", /\bpions?\b/],
      ["pile", /\bpiles?\b/],
      ["sector", /\bsecteurs?\b/],
      ["player", /\bpar joueur\b/],
    ],
    words: [
      ["kind: gain", /\bGain(?: \(| :)/],
      ["kind: income", /Développement(?: \(| :)|\b[Aa]u Développement\b/],
      ["kind: special", /Manœuvre spéciale/],
      ["kind: manifestation", /\bManifestation\b/],
      ["kind: scourge", /\bFléau\b/],
      ["phase: manoeuvres", /\(phase de Manœuvres/],
      ["between manoeuvres", /entre deux Manœuvres/],
      ["own turn", /pendant votre tour/],
      ["opportunities phase", /phase Opportunités/],
      ["start of manoeuvres", /début des Manœuvres/],
      ["start of resolution", /début de la Résolution/],
      ["assassinate started", /début de chacune de vos Manœuvres Assassiner/],
      ["once per cycle", /\bune fois par Cycle\b/i],
      ["twice per cycle", /\bdeux fois par Cycle\b/i],
      ["once per conquest", /\bune fois par Conquête/i],
      ["once per manoeuvre", /\bune fois par Manœuvre/i],
      ["more often", /\b(deux|\d+) fois (par (Conquête|Manœuvre|partie)|chaque fois)/],
      ["per player", /\bet par joueur\b/],
      ["until end of cycle", /jusqu'à la fin du Cycle\b/],
      ["until end of conquest", /jusqu'à la fin de la Conquête/],
      ["at acquiring", /quand vous (le prenez|prenez cette carte)/],
      ["conquest", /désigné pour la Conquête/],
      ["trophy", /\bcomme Trophée/],
      ["winner", /\bVainqueur\b/],
      ["tied", /à égalité pour être Vainqueur/],
      ["struggle", /\bLuttes? de pouvoir\b/],
      ["attack", /Attaque des Autres/],
      ["others configuration", /Configuration les Autres/],
      ["administrator", /\bAdministrateur\b/],
      ["first player", /\bpremier joueur\b/],
      ["reserve", /\b(votre|sa) réserve\b/],
      ["adjacent", /\badjacent\b/],
      ["space", /emplacement libre/],
      ["up to", /jusqu'à \d/],
      ["used token", /jeton Utilisé/],
      ["face down card", /carte face cachée/],
      ["deck", /\bpaquet\b/],
      ["track", /\bpiste\b/],
      ["secretly", /en secret/],
      ["when you place", /[Qq]uand vous posez une pile/],
      ["without a Blockhouse", /secteurs? (?:[\p{L}' ]+ )?sans Blockhaus/u],
      ["spy manoeuvre", /Manœuvre (?:additionnelle )?Espionner/],
      ["extend influence", /Étendre son influence/],
      ["send a team", /Envoyer une équipe/],
      ["assassinate manoeuvre", /Manœuvres? Assassiner/],
      ["develop", /\bDévelopper? votre Cabale|Développez votre Cabale/],
      ["old town", /Vieille Ville/],
      ["debt", /\bDette\b/],
      ["blockhouse", /\bBlockhaus/],
      ["revolt", /\bRévolte\b/],
      ["sleeper", /\bAgents? dormants?\b/],
      ["membership", /\bAdhésion/],
    ],
  },
};
