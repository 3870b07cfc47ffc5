import { OR } from "@paravent/content/lists";
import { english } from "@paravent/content/plural";
import type { OutcomeWords } from "../fr/outcome.ts";

const { count } = english;
const or = OR.en;
/** After a colon a sentence goes on in lower case. */
const lower = (text: string): string => text.charAt(0).toLocaleLowerCase() + text.slice(1);

/** What a choice would bring about. `who` is null for the reader. */
export const outcome: OutcomeWords = {
  age: (sector: string) => `${sector}, age`,
  hand: "Cards in hand",
  common: "Common Creature marker",
  commonRises: "A common creature rises: all will face it",
  ownRises: "A creature rises in front of you",
  onlyPoints: "No effect, only points",
  everyTurn: (text: string) => `Once every turn: ${lower(text)}`,
  always: (text: string) => `As long as it stands: ${lower(text)}`,
  /** Cards may say so themselves. */
  atTheEnd: (text: string) => `At the end of the game: ${lower(text.replace(/^game end\s*:\s*/i, ""))}`,
  whenBuilt: (text: string) => `When built: ${lower(text)}`,
  once: (text: string) => `Once: ${lower(text)}`,
  looksAt: (n: number) => `You look at ${n} cards and keep one`,
  endsGame: "The game ends with this turn: two sectors at age III",
  spared: "No reprisal, and no creature won",
  cancels: (card: string) => `${card} has no effect on you`,
  discardsAtRandom: (who: string | null, n: number) =>
    `${who === null ? "You discard" : `${who} discards`} ${count(n, "card", "cards")} at random`,
  losesBuilding: (who: string | null, building: string) =>
    who === null ? `You lose ${building}` : `${who} loses ${building}`,
  nothingToLose: (tracks: readonly string[]) => `You have no ${or.format(tracks)} to lose: it costs you nothing`,
  losesOf: (n: number, tracks: readonly string[]) =>
    `You lose ${count(n, "point", "points")} of ${or.format(tracks)}, as you choose`,
  noAge: (sector: string) => `${sector} has no age to lose: it costs you nothing`,
  noBuilding: (vp: number) => `You have no building worth ${vp} VP or less to lose: it costs you nothing`,
  losesBuildings: (n: number, vp: number) =>
    `You lose ${count(n, "building", "buildings")} worth ${vp} VP or less, as you choose`,
  noCard: "You have no card to discard: it costs you nothing",
  none: "Nothing changes for you",
};
