export { type Advance, advance } from "./advance.ts";
export { answersBeforehand } from "./beforehand.ts";
export { type Closed, closedHere, closedInside, reasonFor, within } from "./closed.ts";
export { count, enumerate } from "./counting.ts";
export { defaultAnswer, leastAnswer } from "./defaults.ts";
export type { DescribedPiece, DescribedRow, DescribedSection, DescribedView, Said } from "./described.ts";
export type { Game, GameTraits, Law, Opened, Outcome, OverdueQuestion, Reaction, Timing } from "./game.ts";
export { isShutOut } from "./game.ts";
export {
  type Become,
  become,
  type Call,
  call,
  type End,
  end,
  type Interruption,
  interrupt,
  type Next,
  next,
  type Signature,
  signature,
} from "./going.ts";
export { hashOf } from "./hash.ts";
export { inCommon, joined, Looks, ofParts, partsOf, steady } from "./in-common.ts";
export { type Input, whyNot } from "./inputs.ts";
export { NINETEEN_OF_TWENTY, wilson } from "./interval.ts";
export { canonical, copyJson, isSameJson, type Json, notJson } from "./json.ts";
export { areDrawnBy, type ChanceWords, type KeyedWords } from "./keyed-rng.ts";
export { mapped } from "./lists.ts";
export { BrokenLog, type FirstRow, firstRow, nextMove, nextRow, type PastRow, type Row, replay } from "./log.ts";
export { lookAt, lookOf } from "./looking.ts";
export { numbersFor } from "./numbers.ts";
export { laidOpen, toldOnceOver } from "./opened.ts";
export type { Seen } from "./perceiving.ts";
export { seenBetween } from "./perceiving.ts";
export { playout } from "./playout.ts";
export {
  type Asking,
  type AskingOne,
  type AskStep,
  type DoStep,
  IMPOSSIBLE,
  type Impossible,
  type Procedure,
  procedures,
  type Step,
  tabled,
} from "./procedure.ts";
export { accepted, type Refusal, type Result, type RuleId, refuse, refused } from "./refusal.ts";
export { resumable } from "./resuming.ts";
export { isMove, Retractable } from "./retractable.ts";
export { arrived, isTakenBack, keptRows, type Rewind, rewound, standingRows, takeAgain } from "./rewind.ts";
export { type Draw, type Drawn, Rng, type RngWords, seedWords } from "./rng.ts";
export { type Policy, rollout, type Turn } from "./rollout.ts";
export type { GameEvent, Rules } from "./rules.ts";
export { sample } from "./sample.ts";
export { EVERYTHING, policyFor, STANDING_STOPS } from "./settings.ts";
export {
  type AnswerTo,
  allocate,
  allocateWithin,
  amount,
  type Bounds,
  type Branch,
  type BranchAnswer,
  boundsOf,
  branch,
  CONFIRM,
  compose,
  form,
  isPossible,
  list,
  type Option,
  order,
  pick,
  type Ref,
  type Shape,
  text,
} from "./shapes.ts";
export type { StandingAction } from "./standing.ts";
export type { Standing } from "./standings.ts";
export { type Place, type Resumed, type Setup, start, startAt } from "./starting.ts";
export type { AskPolicy, Env, Frame, Observer, Perceived, SealedAnswer, Seat, Setting, State, Stop } from "./state.ts";
export type { Story, StoryFact } from "./story.ts";
export {
  type Entry,
  entryFor,
  isAuthorKnown,
  isRewind,
  numberOf,
  type ToldRow,
  type Update,
  updateFor,
} from "./telling.ts";
export { Unwatched } from "./unwatched.ts";
export { validate } from "./validate.ts";
export {
  askedSeats,
  lentView,
  openly,
  openQuestion,
  type Question,
  type TableView,
  viewFor,
  viewsFor,
  type Waiting,
} from "./view.ts";
export { boundaries } from "./windows.ts";
export { cloneState, imagined, resample } from "./worlds.ts";
