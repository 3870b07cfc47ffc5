import { english } from "./plural.ts";
import type { SharedSentences, Speaking } from "./speech.ts";

/** "You" or a name, with the verb that agrees. */
export const who = (say: Speaking, seat: number, you: string, other: string): string =>
  say.isYou(seat) ? `You ${you}` : `${say.name(seat)} ${other}`;

export const to = (say: Speaking, seat: number): string => (say.isYou(seat) ? "you" : say.name(seat));

/** "your", "Bor’s". */
export const of = (say: Speaking, seat: number): string => (say.isYou(seat) ? "your" : `${say.name(seat)}’s`);

export const SHARED: SharedSentences = {
  refusals: {
    stale: () => "The table has already moved on. Look at the new question.",
    notAsked: () => "You are not the one being asked.",
    notSeated: () => "You have no seat at this table.",
    alreadyAnswered: () => "You have already answered that.",
    gameOver: () => "The game is over.",
    insideStep: () => "Not during a step: wait until it is over.",
    malformed: () => "This answer could not be read. Nothing changed. Try again.",
    tooLarge: () => "This answer is too long. Nothing changed.",
    notOffered: () => "This is not available now.",
    twice: () => "The same element cannot be chosen twice.",
    tooFew: (n) => `At least ${n.min} ${english.form(Number(n.min), "is", "are")} needed.`,
    tooMany: (n) => `At most ${n.max} ${english.form(Number(n.max), "is", "are")} allowed.`,
    tooLong: (n) => `${n.max} characters at most; these are ${n.got}.`,
    outOfRange: (n) => `Between ${n.min} and ${n.max}.`,
    notEnough: (n) => `Only ${n.has} left.`,
    incomplete: (n) => `${n.needs} must be put in order.`,
    wrongTotal: (n) => `The total must be ${n.needs}.`,
    closed: () => "Not possible now.",
    othersAsked: (n) => `Not now: waiting for ${n.names}.`,
    firstAnswer: () => "Not now: another question is open to you.",
    nothingChosen: () => "Nothing is chosen yet.",
    nothingToUndo: () => "Nothing to undo: you have not answered yet, or someone has learned something since.",
    undoAsked: () => "Someone has already asked to undo a move.",
    unknownAction: () => "There is no such action.",
    unknownBoundary: () => "There is no such moment.",
    unknownSetting: () => "There is no such setting.",
    badOptions: () => "There are no such options.",
    notStarted: () => "The game has not begun yet.",
    frozen: () => "This game is kept as it stands: the rules have changed since it began.",
    damaged: () => "This game is kept as it stands: its record is damaged, and nothing can be added to it.",
    tooManyRows: () => "You have done too much at this table: only answers to its questions are accepted now.",
    noTable: () => "This table does not exist or is closed.",
    tooFast: (n) =>
      Number(n.seconds) > 1
        ? `Too many messages at once. Try again in ${n.seconds} seconds.`
        : "Too many messages at once. Wait a moment, then try again.",
    unavailable: () => "The server could not confirm. Look at the table, then try again.",
    rulesBroke: () => "A bug on our side prevents this answer. Nothing changed; try another.",
  },
  reaction: { lead: "Do you want to react?", quiet: "Otherwise, pass." },
  reactionAwaited: "Waiting for reactions.",
  unknownRefusal: (refusal) => `Refused (${refusal.reason}). Nothing changed.`,
};
