import type { DiktatStoryFact } from "@paravent/diktat";
import type { StoryWords } from "../../../plug/story.ts";
import type { Seen } from "../seen/seen.ts";
import { storyTexts } from "./story-words.ts";

const AGENTS = ["citizen", "guard", "emissary"] as const;
const AFFINITIES = ["politics", "people", "artefact"] as const;

/** The chapters of Diktat's story: oaths, lies, and who had seen what. */
export function chapters(): StoryWords["chapters"] {
  const { oaths, lies, knowledge } = storyTexts.value;
  return [
    { ...oaths, kinds: ["oathSworn", "oathKept", "oathBroken"] },
    { ...lies, kinds: ["lie"] },
    { ...knowledge, kinds: ["looked", "lookedAtCard", "shown"] },
  ];
}

/** A fact of it in a sentence or two. */
export function sayFact(seen: Pick<Seen, "words" | "name">, fact: DiktatStoryFact): string {
  const { oaths, knowledge } = storyTexts.value;
  const [first = "", ...others] = fact.seats.map((seat) => seen.name(seat));
  switch (fact.kind) {
    case "oathSworn":
      return oaths.sworn(first, others[0] ?? "");
    case "oathKept":
      return oaths.kept(first, others[0] ?? "");
    case "oathBroken":
      return oaths.broken(first, others[0] ?? "");
    case "lie":
      return sayLie(seen, fact, first, others);
    case "shown":
      return knowledge.shown(first, others, fact.with.about.map((about) => knowledge.about[about]).join(", "));
    case "looked": {
      const { owner, sector, position, kind } = fact.with;
      const words = seen.words;
      return knowledge.looked(first, position, seen.name(owner), words.sector(sector), words.pawn(kind, owner));
    }
    case "lookedAtCard":
      return knowledge.card(first, seen.words.card(fact.with.card).title);
  }
}

type Lie = Extract<DiktatStoryFact, { kind: "lie" }>;

function sayLie(seen: Pick<Seen, "words" | "name">, { with: told }: Lie, from: string, to: string[]): string {
  const { lies } = storyTexts.value;
  const knew = told.knew.map((seat) => seen.name(seat));
  const after = knew.length > 0 ? lies.knew(knew) : to.length > 1 ? lies.believedAll : lies.believed;
  return `${whatWasSaid(seen, told, from, to)} ${after}`;
}

function whatWasSaid(
  { words, name }: Pick<Seen, "words" | "name">,
  told: Lie["with"],
  from: string,
  to: string[],
): string {
  const { lies } = storyTexts.value;
  const agents = (held: Readonly<Record<(typeof AGENTS)[number], number>>) =>
    AGENTS.map((kind) => `${held[kind]} ${words.agent(kind, held[kind])}`).join(", ");
  const affinities = (held: Readonly<Record<(typeof AFFINITIES)[number], number>>) =>
    AFFINITIES.map((type) => `${held[type]} ${words.affinity(type)}`).join(", ");
  switch (told.about) {
    case "pawn": {
      const { owner, sector, position } = told;
      const isThere = owner !== undefined && sector !== undefined && position !== undefined;
      const place = isThere ? lies.place(position, name(owner), words.sector(sector)) : lies.gone;
      const kind = (is: typeof told.said) => (owner === undefined ? words.agent(is) : words.pawn(is, owner));
      return lies.pawn(from, to, place, kind(told.said), kind(told.truth));
    }
    case "secretCard":
      return lies.card(from, to, words.card(told.said).title, words.card(told.truth).title);
    case "pp":
      return lies.reserve(from, to, `${told.said} PP`, `${told.truth} PP`);
    case "agents":
      return lies.reserve(from, to, agents(told.said), agents(told.truth));
    case "affinities":
      return lies.reserve(from, to, affinities(told.said), affinities(told.truth));
  }
}
