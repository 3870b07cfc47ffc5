import { type Sector, SLOTS } from "@paravent/dclight";
import type { Question } from "@paravent/kernel";
import { type Draft, isBranch, isRefs } from "../../../drafts/draft.ts";
import { sharesOf } from "../../../drafts/shares.ts";
import { t } from "../../../i18n/index.ts";
import { ROMAN } from "../art/index.ts";
import { boughtPoints } from "../outcome/forecast.ts";
import { labelOf } from "../seen/labels.tsx";
import { type Seen, shownPlayer } from "../seen/seen.ts";
import {
  BUY_ACCESSORY,
  BUY_SECONDARY,
  CANCEL,
  DEV_TURN,
  DISCARD,
  FREE_SECTOR,
  idOf,
  KEEP_CARD,
  LOSS,
  LOST_BUILDING,
  OFFERING,
  ORDER,
  PROMOTE,
  pathOf,
  picked,
  REPLACE,
  RETALIATE,
  TO_LIMIT,
  TURN_DRAW,
} from "../seen/subjects.ts";
import { texts } from "../words/index.ts";

/** The commit button names the whole action: what it says is what the journal will say. */
export function commitLabel(seen: Seen, question: Question, draft: Draft): string {
  const { commit } = texts.value;
  const first = picked(draft);
  const label = first === null ? null : labelOf(seen, first);
  switch (question.subject) {
    case FREE_SECTOR:
      return label === null ? commit.chooseSector : commit.freeSector(seen.lexicon.sector(first as Sector));
    case ORDER:
      return commit.seal(orderOf(seen, draft));
    case KEEP_CARD:
      return label === null ? commit.chooseCard : commit.keep(label);
    case TO_LIMIT:
    case DISCARD:
      return label === null ? commit.chooseCard : commit.discard(label);
    case LOST_BUILDING:
      return label === null ? commit.chooseBuilding : commit.giveUp(label);
    case BUY_SECONDARY:
    case BUY_ACCESSORY: {
      const faces = boughtPoints(seen, question);
      return faces.length === 0 ? texts.value.decline.buy : commit.buy(faces);
    }
    case LOSS:
      return commit.lose(pointsOf(seen, draft));
    case OFFERING:
      return offeringLabel(seen, draft);
    case TURN_DRAW:
      return drawLabel(seen, pathOf(draft));
    case DEV_TURN:
      return actionLabel(seen, pathOf(draft));
    case PROMOTE:
    case REPLACE:
    case CANCEL:
    case RETALIATE:
      return answerLabel(seen, draft);
    default:
      return plainLabel(seen, question, draft);
  }
}

function orderOf(seen: Seen, draft: Draft): string[] {
  return isRefs(draft) && draft.length === SLOTS.length ? draft.map((id) => seen.lexicon.sector(id as Sector)) : [];
}

/** "3 Or, 1 Civil". */
function pointsOf(seen: Seen, draft: Draft | undefined): string {
  return seen.lexicon.price(sharesOf(draft));
}

function offeringLabel(seen: Seen, draft: Draft): string {
  const { commit, answer, decline } = texts.value;
  if (!isBranch(draft)) return commit.offering;
  const card = idOf(draft.branch, "card");
  const points = pointsOf(seen, draft.value);
  if (card !== null)
    return points ? commit.playAndOffer(seen.lexicon.cardName(card), points) : commit.play(seen.lexicon.cardName(card));
  if (draft.branch === "refuse") return decline.refuse;
  return points ? commit.offer(points) : answer.offer;
}

function drawLabel(seen: Seen, [first, second]: string[]): string {
  const { commit, decline } = texts.value;
  if (first === undefined) return commit.chooseDeck;
  if (first === "skip") return decline.skip;
  const deck = idOf(second ?? first, "deck");
  if (deck === null) return commit.chooseDeck;
  return commit.draw(seen.lexicon.sector(deck as Sector));
}

function actionLabel(seen: Seen, [action, what, ...rest]: string[]): string {
  const { commit, decline } = texts.value;
  if (action === "pass") return decline.pass;
  if (what === undefined) return action === "morale" ? commit.chooseMorale : commit.chooseAction;
  switch (action) {
    case "age": {
      const sector = idOf(what, "age") as Sector;
      return commit.age(seen.lexicon.sector(sector), ROMAN[shownPlayer(seen).ages[sector] + 1] ?? "");
    }
    case "build":
      return commit.build(labelOf(seen, what));
    case "activate":
      return commit.activate(labelOf(seen, what));
    case "power": {
      const target = rest.find((ref) => ref.startsWith("seat:"));
      return target ? commit.aim(labelOf(seen, what), labelOf(seen, target)) : commit.play(labelOf(seen, what));
    }
    default:
      return what === "draw" ? commit.moraleDraw : labelOf(seen, what);
  }
}

function answerLabel(seen: Seen, draft: Draft): string {
  const { commit, answer } = texts.value;
  if (!isBranch(draft)) return commit.chooseAnswer;
  const card = idOf(draft.branch, "card");
  if (card !== null) return commit.play(seen.lexicon.cardName(card));
  switch (draft.branch) {
    case "promote":
      return answer.promote;
    case "stay":
      return answer.stay;
    case "replace":
      return answer.replace;
    case "keep":
      return answer.keep;
    case "decline":
      return answer.decline;
    default:
      return labelOf(seen, draft.branch);
  }
}

/** A question this table has no words for: what is chosen, by its own label. */
function plainLabel(seen: Seen, question: Question, draft: Draft): string {
  if (question.ask.shape === "confirm") return t.value.table.goOn;
  if (isBranch(draft)) return labelOf(seen, draft.branch);
  if (isRefs(draft) && draft.length > 0) return draft.map((ref) => labelOf(seen, ref)).join(", ");
  return typeof draft === "number" ? String(draft) : t.value.table.goOn;
}
