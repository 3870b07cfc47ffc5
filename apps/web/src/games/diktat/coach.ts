import type { Json, Question } from "@paravent/kernel";
import type { Draft } from "../../drafts/draft.ts";
import { spaced } from "../../i18n/grammar/spaced.ts";
import { Vocabulary } from "../../i18n/vocabulary.ts";
import type { CoachWords, Drafts } from "../../plug/coach.ts";

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

/** Reasons that the rules themselves give; of chances the coach has spoken already. */
function why(subject: string, better: Json, given: Json): string | null {
  const { reasons } = texts.value;
  if (subject === "diktat/composePile" && Array.isArray(better) && Array.isArray(given)) {
    const count = (team: readonly Json[], agent: string): number => team.filter((one) => one === agent).length;
    // DK-RES-09: a take costs an Emissary.
    if (count(better, "emissary") > count(given, "emissary")) return reasons.emissaries;
    // DK-MAN-KILL-07: a Guard that is turned up costs the assassin 2 PP and ends the Manoeuvre.
    if (count(given, "guard") === 0 && count(better, "guard") > 0) return reasons.noGuard;
  }
  if (subject === "diktat/powerBid" && typeof better === "number" && typeof given === "number")
    return better < given ? reasons.bidLess : reasons.bidMore;
  return null;
}
