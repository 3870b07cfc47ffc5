import type { Words } from "@paravent/content";
import { AND } from "@paravent/content/lists";
import { plurals } from "@paravent/content/plural";
import { curled, madeOnce, type NameOf, spaced, teller } from "@paravent/content/text";
import type { Seat } from "@paravent/kernel";
import { SHADOW } from "../content/leagues.ts";
import type { PackText } from "../content/pack.ts";
import { type Agent, OTHERS, type SectorId } from "../names/names.ts";
import { type ReadRef, readRef } from "../names/read-ref.ts";
import { markerRef, nameIn } from "../names/refs.ts";
import type { SpokenDiktat } from "./languages/language.ts";
import { explain, explainOffer, explainOption, isChangedByOthers } from "./say/index.ts";
import type { Sentences } from "./sentences/sentences.ts";
import type { Speech, Whereabouts } from "./speech/speech.ts";
import type { DiktatText } from "./types.ts";

export type { Asked, Lines, NameOf } from "@paravent/content/text";
export type { PackText } from "../content/pack.ts";
export type { SpokenDiktat } from "./languages/language.ts";
export type { PawnPlace, PilePlace, Whereabouts } from "./speech/speech.ts";
export type { DiktatText } from "./types.ts";

/** The words of Diktat in one language, for the content of one pack. */
export function diktatText(spoken: SpokenDiktat, pack: PackText, board: Whereabouts = UNSEEN): DiktatText {
  const { language, sentences, nouns, effects } = spoken;
  const set = spaced[language];
  const { form, count } = plurals[language];
  const printed = madeOnce((text) => set(curled(text)));
  const lists = AND[language];
  const sectors = new Map(pack.sectors.map((sector) => [sector.id as string, printed(sector.name[language])]));
  const cards = new Map(pack.cards.map((card) => [card.id, card]));
  const cabals = new Map(pack.cabals.map((cabal) => [cabal.id, cabal]));

  const leagues = new Map(pack.leagues?.boards.map((league) => [league.id, league]));
  const sector = (id: string): string => sectors.get(id) ?? id;
  const place = (id: string): string => nouns.placed(sector(id));
  const agent = (kind: string, n = 1): string => form(n, ...(nouns.agents[kind as Agent] ?? [kind, kind]));
  /** DK-OTH-PILE-01: the pawns of the Others have names of their own. */
  const pawn = (kind: string, owner: Seat, n = 1): string =>
    owner === OTHERS ? form(n, ...(nouns.othersAgents[kind as Agent] ?? [kind, kind])) : agent(kind, n);
  const resource = (what: string, n: number): string => {
    if (what === "pp") return `${n} PP`;
    if (what === "spyToken" || what === "assassinToken") return count(n, ...nouns.tokens[what]);
    return `${n} ${agent(what, n)}`;
  };
  const cabalCards = new Map(pack.cabals.flatMap((cabal) => cabal.cards.map((card) => [card.id, card] as const)));
  const element = (ref: string): string => {
    const read = readRef(ref);
    switch (read.kind) {
      case "card":
        return printed(cards.get(read.card)?.name[language] ?? ref);
      case "cabal":
        return printed(cabalCards.get(read.card)?.name[language] ?? ref);
      case "screen":
        return printed(cabals.get(read.cabal)?.ability.name[language] ?? ref);
      case "marker":
        return `${sector(read.sector)} ${read.face === 2 ? "II" : "I"}`;
      default:
        return ref === SHADOW ? printed(pack.leagues?.shadow.name[language] ?? ref) : ref;
    }
  };
  const explained = (ref: string): string => explain(pack, ref, effects, board.withOthers());
  /** What a marker gives, in the pack's own line or said from its effects: the line is that of the game without Others. */
  const influence = (id: SectorId, face: 1 | 2): string => {
    const marker = markerRef({ sector: id, face });
    if (board.withOthers() && isChangedByOthers(pack, marker)) return explained(marker);
    const line = pack.sectors.find((one) => one.id === id)?.markerText?.[face - 1];
    return line ? printed(line[language]) : explained(marker);
  };
  const printing = (read: ReadRef): { readonly text: Words } | null | undefined => {
    if (read.kind === "card") return cards.get(read.card);
    if (read.kind === "cabal") return cabalCards.get(read.card);
    if (read.kind === "screen") return cabals.get(read.cabal)?.ability;
    return read.kind === "word" && read.word === SHADOW ? pack.leagues?.shadow : null;
  };
  /** What is printed on it, or what the marker gives. */
  const elementText = (ref: string): string => {
    const read = readRef(ref);
    if (read.kind === "marker") return influence(read.sector, read.face ?? 1);
    return printed(printing(read)?.text[language] ?? "");
  };
  const speech = (nameOf: NameOf, you: Seat | null): Speech => ({
    name: (seat) => (seat === OTHERS ? nouns.theOthers : nameOf(seat)),
    isYou: (seat) => seat === you,
    sector,
    place,
    card: (id) => printed(cards.get(id)?.name[language] ?? id),
    cabal: (id) => printed(cabals.get(id)?.name[language] ?? id),
    league: (id) => printed(leagues.get(id)?.name[language] ?? id),
    element,
    token: (token) => nouns.cabalTokens[token as keyof typeof nouns.cabalTokens] ?? token,
    agent,
    pawn,
    resource,
    manoeuvre: (id) => nouns.manoeuvres[id as keyof typeof nouns.manoeuvres] ?? id,
    affinity: (type) => nouns.affinities[type as keyof typeof nouns.affinities] ?? type,
    list: (items) => lists.format(items),
    whereIs: board.pawn,
    whereIsPile: board.pile,
  });
  const nobody = speech((seat) => String(seat), null);

  return {
    ...teller(language, sentences, speech),
    sector,
    place,
    cabal: nobody.cabal,
    motto: (id) => printed(cabals.get(id)?.motto[language] ?? ""),
    league: (id) => ({
      title: nobody.league(id),
      motto: printed(leagues.get(id)?.motto[language] ?? ""),
      objective: printed(leagues.get(id)?.objective.text[language] ?? ""),
    }),
    card(id) {
      const card = cards.get(id);
      return {
        title: nobody.card(id),
        text: printed(card?.text[language] ?? ""),
        sector: card?.sector ?? ("newTown" as SectorId),
      };
    },
    element: (ref) => ({ title: element(ref), text: elementText(ref) }),
    explain: explained,
    option: (about, ref) => explainOption(pack, about, ref, effects, board.withOthers()),
    offered: (about, ref, nameOf) => explainOffer(pack, about, ref, effects, board.withOthers(), nameOf),
    agent,
    pawn,
    bile(id) {
      const card = pack.others?.bileCards.find((one) => one.id === id);
      return { title: printed(card?.name[language] ?? id), text: printed(card?.text[language] ?? "") };
    },
    manoeuvre: nobody.manoeuvre,
    phase: (id) => nouns.phases[id],
    affinity: nobody.affinity,
    influence,
    ref: (ref, nameOf) => labelOf(ref, sentences, speech(nameOf, null)),
    oathTerm: (term, nameOf, you) => set(sentences.term(term, speech(nameOf, you))),
    goods: (goods) => set(sentences.goods(goods, nobody)),
    saying: (saying, nameOf, you) => set(sentences.saying(saying, speech(nameOf, you))),
  };
}

/** Sentences told away from any board. */
const UNSEEN: Whereabouts = { pawn: () => null, pile: () => null, withOthers: () => null };

/** The label of anything an answer can name: `pawn:4`, `seat:2`, `use:card:nv1/0`, `nv2:0=politics`, `karst`, `stop`. */
function labelOf(ref: string, sentences: Sentences, say: Speech): string {
  if (Object.hasOwn(sentences.refs, ref)) return sentences.refs[ref as keyof Sentences["refs"]];
  const read = readRef(ref);
  switch (read.kind) {
    case "held":
      return `${say.element(read.element)} (${say.name(read.seat)})`;
    case "use":
    case "special":
      return say.element(read.element);
    case "first":
      return sentences.firstAndDirection(say.name(read.seat), read.direction === 1);
    case "pawn":
      return sentences.pawn(say.whereIs(read.pawn), say);
    case "seat":
      return say.name(read.seat);
    case "card":
    case "symbol":
      return say.card(read.card);
    case "marker":
      return read.face === null ? sentences.marker(say.sector(read.sector)) : say.element(ref);
    case "cabal":
      return say.element(ref);
    case "pile":
      return sentences.pile(say.whereIsPile(read.pile), say);
    case "corruption":
      return sentences.corruption(say.sector(read.sector));
    case "sleeper":
      return sentences.sleeper(say.whereIsPile(read.pile), say);
    case "offer":
      return sentences.offer(say.name(read.seat), String(read.offer));
    case "oath":
      return sentences.oath(nameIn(ref));
    case "option":
      return sentences.option(read.option + 1);
    case "slot":
      return sentences.slot(say.sector(read.sector));
    case "placement":
      return sentences.placement(say.card(read.card), say.affinity(read.token));
  }
  if (ref === "spyToken" || ref === "assassinToken") return say.resource(ref, 1);
  for (const word of [
    say.sector(ref),
    say.agent(ref),
    say.manoeuvre(ref),
    say.cabal(ref),
    say.league(ref),
    say.affinity(ref),
  ])
    if (word !== ref) return word;
  return ref;
}
