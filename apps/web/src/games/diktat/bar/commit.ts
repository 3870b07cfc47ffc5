import type { SectorId } from "@paravent/diktat";
import { refersTo } from "@paravent/diktat/refs";
import type { Question, Ref, Shape } from "@paravent/kernel";
import { type Draft, isBranch, isRefs } from "../../../drafts/draft.ts";
import { t } from "../../../i18n/index.ts";
import { leagueCommit } from "../leagues/LeagueChoices.tsx";
import { EXCLUSION_SHARE, LEAGUE_CHOICE, LEAGUE_FIST } from "../leagues/subjects.ts";
import { counted } from "../politics/goods.tsx";
import { labelOf, optionLabel } from "../seen/labels.ts";
import { sectorOfThing, thingOf } from "../seen/refs.ts";
import type { Seen } from "../seen/seen.ts";
import {
  CHOOSE_CABAL,
  CHOOSE_MANOEUVRE,
  END_OF_CYCLE,
  EXTEND_DISCARD,
  FINAL_AFFINITIES,
  FIRST_PLAYER,
  MOVE_OTHERS,
  NAME_SECTOR,
  POWER_BID,
  picked,
  READY,
  SPY_TARGET,
  TRACK_CARD,
  TROPHY,
  VICTIM,
} from "../seen/subjects.ts";
import { texts } from "../words/index.ts";

/** The commit button names the whole action: what it says is what the journal will say. */
export function commitLabel(seen: Seen, question: Question, draft: Draft): string {
  const { commit } = texts.value;
  const first = picked(draft);
  const label = first === null ? null : labelOf(seen, first);
  switch (question.subject) {
    case CHOOSE_CABAL:
      return label === null ? commit.chooseCabal : commit.lead(label);
    case CHOOSE_MANOEUVRE:
      return first === "extendInfluence" ? commit.extend : (label ?? commit.chooseManoeuvre);
    case FIRST_PLAYER:
      return label === null ? commit.name : commit.nameFirst(label);
    case NAME_SECTOR:
      return first === null ? commit.nameSector : commit.resolve(seen.words.sector(first as SectorId));
    case SPY_TARGET:
      if (label === null) return commit.look;
      return first === "stop" ? label : commit.lookAt(label);
    case VICTIM:
      if (label === null) return commit.kill;
      return first === "stop" ? label : commit.killOne(label);
    case EXTEND_DISCARD:
      if (first === null || label === null) return commit.discard;
      return first === "nothing" ? commit.discardNothing : commit.discardOne(label);
    case READY:
      return commit.ready;
    case LEAGUE_CHOICE:
      return leagueCommit(seen, question);
    case POWER_BID:
    case LEAGUE_FIST:
      return commit.bid(typeof draft === "number" ? draft : 0);
    case EXCLUSION_SHARE:
      return texts.value.leagues.setAside(typeof draft === "number" ? draft : 0);
    case MOVE_OTHERS:
      return moveLabel(seen, question, draft);
    case TROPHY:
    case TRACK_CARD:
      return trophyLabel(seen, draft);
    case END_OF_CYCLE:
      return commit.endCycle;
    case FINAL_AFFINITIES:
      return commit.finalAffinities(isRefs(draft) ? draft.length : 0);
    default:
      return plainLabel(seen, question, draft);
  }
}

/** From where to where: all pawns of a pile of the Others look alike. */
function moveLabel(seen: Seen, question: Question, draft: Draft): string {
  const to = isBranch(draft) ? picked(draft.value ?? null) : null;
  const from = isBranch(draft) ? sectorOfThing(thingOf(seen, draft.branch)) : null;
  if (to === null || from === null) return plainLabel(seen, question, draft);
  return texts.value.commit.moveOther(seen.words.sector(from), seen.words.sector(to as SectorId));
}

function trophyLabel(seen: Seen, draft: Draft): string {
  const { commit } = texts.value;
  if (!isBranch(draft)) return commit.takeTrophy;
  const label = labelOf(seen, draft.branch);
  if (draft.branch === "gloom") return texts.value.others.takeGloom;
  if (draft.branch === "marker") {
    const sector = seen.game.conquest?.sector;
    return commit.takeMarker(sector ? seen.words.sector(sector) : label);
  }
  return picked(draft.value ?? null) === "discard" ? commit.discardTrophy(label) : commit.takeCard(label);
}

/** What is chosen, by its own label, after the verb of the question where it has one. */
function plainLabel(seen: Seen, question: Question, draft: Draft): string {
  const { commit } = texts.value;
  if (question.ask.shape === "confirm") return t.value.table.goOn;
  if (question.ask.shape === "order") return commit.inThisOrder;
  const what = chosenLabel(seen, question.ask, draft);
  if (what === null) return commit.choose;
  const first = picked(draft);
  if (first !== null && refersTo(first, "option")) {
    const said = optionLabel(seen, first, question.about);
    return said.length <= LONGEST ? said : commit.thisOption;
  }
  const verb = commit.verbs[question.subject];
  return verb === undefined || isWord(draft) ? what : `${verb}${t.value.table.colon} ${what}`;
}

/** A longer sentence does not fit on a button. */
const LONGEST = 48;

/** Words that are a whole answer: pass, decline, nothing; and no thing at all. */
const WORDS: readonly string[] = ["pass", "decline", "nothing", "withdraw", "accept", "refuse", "stop"];

function isWord(draft: Draft): boolean {
  const ref = isBranch(draft) ? draft.branch : picked(draft);
  if (ref === null) return isRefs(draft);
  return WORDS.includes(ref) || refersTo(ref, "option");
}

/** The chosen things in words; null while nothing is chosen that could be. */
function chosenLabel(seen: Seen, ask: Shape, draft: Draft): string | null {
  if (isBranch(draft)) {
    const option = ask.shape === "branch" ? ask.options.find(({ name }) => name === draft.branch) : undefined;
    const further = option?.ask && chosenLabel(seen, option.ask, draft.value ?? null);
    return [labelOf(seen, draft.branch), further].filter(Boolean).join(" → ");
  }
  if (isRefs(draft)) {
    if (draft.length > 0) return thingsLabel(seen, draft);
    return (ask.shape === "pick" || ask.shape === "compose") && ask.min === 0 ? texts.value.commit.none : null;
  }
  return typeof draft === "number" ? String(draft) : null;
}

/** Several of a kind are counted: "2 Citizens". */
function thingsLabel(seen: Seen, refs: readonly Ref[]): string {
  const kinds = counted(refs, 0);
  if (kinds.length < refs.length) return seen.words.goods(Object.fromEntries(kinds));
  return refs.map((ref) => labelOf(seen, ref)).join(", ");
}
