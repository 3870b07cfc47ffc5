import { randomBytes } from "node:crypto";
import { HABIT, levelsOf } from "@paravent/bots";
import { Rng, type Seat } from "@paravent/kernel";
import type { Advice } from "@paravent/protocol";
import type { TableRecord } from "../store/store.ts";
import type { Thinkers } from "../thinking/thinkers.ts";
import type { Play } from "./play.ts";
import type { TableTools } from "./tools.ts";

/** The strongest bot there is; and one that needs no time, where the other cannot think. */
const ADVISER = "master";
const WITHOUT_THOUGHT = "casual";

/** How long a player waits for advice at most. */
const THINKS_MS = 2_000;

/** Why there is none: nobody is asked, the table does without, people play against each other, or no bot knows the game. */
export type NoAdvice = "nothingAsked" | "withoutAdvice" | "othersPlay" | "noAdviser";

/** Whom advice is asked of. */
type Adviser = { readonly thinkers?: Pick<Thinkers, "begin"> } & Pick<TableTools, "createBot">;

/** What must be known of a table to advise somebody there. */
type Advised = Pick<TableRecord, "seats" | "game" | "deal" | "terms">;

/** Whether no other person plays: who plays against people, there or in a tournament, plays without help. */
export const playsAlone = ({ seats, deal }: Pick<TableRecord, "seats" | "deal">, seat: Seat): boolean =>
  deal === null && !seats.some(({ kind }, other) => other !== seat && kind === "person");

/** Why nobody advises this seat: people may agree that whoever asks is advised, but not where it counts for more than a game. */
function whyNoAdvice({ seats, deal, terms }: Advised, seat: Seat): NoAdvice | null {
  if (terms.advice === false) return "withoutAdvice";
  const isAgreed = terms.advice === true && !terms.rated && deal === null;
  return isAgreed || playsAlone({ seats, deal }, seat) ? null : "othersPlay";
}

/** What a strong player would answer in this seat, by what the seat sees and nothing else. */
export async function advise(
  table: Advised,
  play: Pick<Play, "viewOf" | "imaginedBy">,
  seat: Seat,
  lane: string,
  { thinkers, createBot }: Adviser,
): Promise<Advice | NoAdvice> {
  const without = whyNoAdvice(table, seat);
  if (without) return without;
  const { game } = table;
  if (!levelsOf(game).includes(WITHOUT_THOUGHT)) return "noAdviser";
  const view = play.viewOf(seat);
  const { question } = view;
  if (!question) return "nothingAsked";
  const seed = randomBytes(16).toString("hex");
  const puzzle = { game, level: ADVISER, view, imagined: play.imaginedBy(seat), seed };
  const found = await thinkers?.begin(puzzle, lane, THINKS_MS).found;
  if (found) return { question: question.id, ...found };
  const answer = createBot(game, WITHOUT_THOUGHT).choose(view, question, Rng.from(seed));
  return { question: question.id, answer, reason: HABIT };
}
