import type { DiktatView } from "@paravent/diktat";
import type { Json, Question, Seat } from "@paravent/kernel";
import type { Draft } from "../../drafts/draft.ts";
import { spaced } from "../../i18n/grammar/spaced.ts";
import { Vocabulary } from "../../i18n/vocabulary.ts";
import type { CoachWords, Drafts, PoorAnswer } from "../../plug/coach.ts";
import { whatItDoes } from "./coach-effects.ts";
import { reasonFor } from "./coach-reasons.ts";
import { here } from "./seen/here.ts";

const texts = new Vocabulary({
  fr: async () => spaced((await import("./words/fr/coach.ts")).coach),
  en: async () => (await import("./words/en/coach.ts")).coach,
});

/** What the coach says of this game, fetched by those who have one. */
export async function openCoach(): Promise<CoachWords> {
  // The table is there already, and knows what its things are called.
  const [{ nameOf }] = await Promise.all([import("./table.ts"), texts.open()]);
  return {
    deciding,
    hint: (subject) => texts.value.hints[subject.slice(subject.indexOf("/") + 1) as Kind] ?? null,
    why,
    does: ({ answer, ...asked }) => why({ ...asked, better: answer, given: null }),
    deed: () => null,
    name: nameOf,
  };
}

type Kind = keyof typeof texts.value.hints;

/** A drafted Manoeuvre is prepared together with what it asks first (`answer/ahead.ts`, `answer/sending.ts`). */
const FIRST_ASKED: Readonly<Partial<Record<string, string>>> = {
  spy: "diktat/chooseSpyTarget",
  assassinate: "diktat/chooseVictim",
  extendInfluence: "diktat/extendDiscard",
  developCabal: "diktat/chooseCabalCard",
};

function deciding({ subject, about }: Question, drafts: Drafts): string | null {
  // A sector may be named for other reasons than a team (a toll): what is said of teams would mislead.
  if (subject === "diktat/chooseSector" && about.by === undefined) return null;
  if (subject !== "diktat/chooseManoeuvre") return subject;
  const manoeuvre = first(drafts[subject]);
  if (manoeuvre !== "sendTeam") return FIRST_ASKED[String(manoeuvre)] ?? subject;
  return first(drafts["diktat/chooseSector"]) === undefined ? "diktat/chooseSector" : "diktat/composePile";
}

const first = (draft: Draft | undefined): Json | undefined => (Array.isArray(draft) ? draft[0] : undefined);

/** By what was seen when it was asked; the names are those of the table on the page. */
function why({ question: { subject, about, seat }, view, better, given }: PoorAnswer): string | null {
  if (!here.seen) return null;
  const game = view.game as DiktatView;
  const sector = typeof about.sector === "string" ? (about.sector as DiktatView["piles"][number]["sector"]) : null;
  const { reasons, does } = texts.value;
  const seen = { ...here.seen, game, you: seat, player: (one: Seat) => game.players[one]! };
  return (
    reasonFor(reasons, seen, { subject, better, given, game, you: seat, sector }) ??
    whatItDoes(does, seen, { subject, better, given, about })
  );
}
