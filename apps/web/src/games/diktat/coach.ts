import type { DiktatView, PackText } from "@paravent/diktat";
import { diktatText } from "@paravent/diktat/text";
import type { Json, Question, TableView } from "@paravent/kernel";
import { spaced } from "../../i18n/grammar/spaced.ts";
import { Vocabulary } from "../../i18n/vocabulary.ts";
import type { CoachWords } from "../../plug/coach.ts";
import { asText } from "../../preferences/preferences.ts";
import { drafts } from "../../store/draft.ts";
import { packOf } from "../../store/packs.ts";
import { table, view } from "../../store/table.ts";
import {
  CABAL_CARD,
  CHOOSE_MANOEUVRE,
  CHOOSE_SECTOR,
  COMPOSE_PILE,
  EXTEND_DISCARD,
  picked,
  SPY_TARGET,
  VICTIM,
} from "./seen/subjects.ts";
import { whereabouts } from "./seen/whereabouts.ts";
import { sentences } from "./words/index.ts";

const texts = new Vocabulary({
  fr: async () => spaced((await import("./words/fr/coach.ts")).coach),
  en: async () => (await import("./words/en/coach.ts")).coach,
});

/** What the coach says of this game, fetched by those who have one. */
export async function openCoach(): Promise<CoachWords> {
  await texts.open();
  return {
    deciding,
    hint: (subject) => texts.value.hints[subject.slice(subject.indexOf("/") + 1) as Kind] ?? null,
    why,
    name,
  };
}

type Kind = keyof typeof texts.value.hints;

/** A drafted Manoeuvre is prepared together with what it asks first (`answer/ahead.ts`, `answer/sending.ts`). */
const FIRST_ASKED: Readonly<Partial<Record<string, string>>> = {
  spy: SPY_TARGET,
  assassinate: VICTIM,
  extendInfluence: EXTEND_DISCARD,
  developCabal: CABAL_CARD,
};

function deciding({ subject, about }: Question): string | null {
  // A sector may be named for other reasons than a team (a toll): what is said of teams would mislead.
  if (subject === CHOOSE_SECTOR && about.by === undefined) return null;
  if (subject !== CHOOSE_MANOEUVRE || asText.value === "on") return subject;
  const manoeuvre = picked(drafts.value[CHOOSE_MANOEUVRE]);
  if (manoeuvre === "sendTeam") return picked(drafts.value[CHOOSE_SECTOR]) === null ? CHOOSE_SECTOR : COMPOSE_PILE;
  return FIRST_ASKED[manoeuvre ?? ""] ?? subject;
}

function name(ref: string): string {
  const now = view.value as TableView<DiktatView> | null;
  const pack = now && packOf<PackText>("diktat", now.game.pack);
  return pack
    ? diktatText(sentences.value, pack, whereabouts).ref(
        ref,
        (seat) => table.value?.seats[seat]?.name ?? String(seat + 1),
      )
    : ref;
}

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
