import type * as french from "../fr/company.ts";

/** Talk at the table, and taking answers back. */
export const talk: typeof french.talk = {
  label: "Talk",
  open: (n) => (n === 0 ? "Open the talk" : `Open the talk, ${n} to read`),
  close: "Close the talk",
  with: "With whom",
  everybody: "The table",
  you: "You",
  none: "Nobody has spoken yet.",
  nonePrivate: "Nothing between you two. Nobody else will read this.",
  words: "Say to the table",
  apart: (name) => `To ${name} only`,
  say: "Say",
  closed: "The rules close this talk for now.",
  faults: (reason) => {
    switch (reason) {
      case "tooFast":
        return "Too many messages at once. Wait a moment.";
      case "nobodyThere":
        return "Nobody listens at that seat.";
      case "unavailable":
        return "The server could not confirm. Try again.";
      default:
        return "This cannot be said now.";
    }
  },
};

export const undo: typeof french.undo = {
  label: "Taking back",
  take: "Take back",
  ask: "Ask to take back",
  asks: (name) => `${name} asks to take a move back.`,
  youAsk: "You ask to take a move back.",
  took: (name) => `${name} took back their last answer.`,
  youTook: "You took back your last answer.",
  waiting: (names) => `Waiting for ${names}.`,
  agree: "Agree",
  refuse: "Refuse",
  drop: "Never mind",
  close: "Close",
  faults: (reason) => {
    switch (reason) {
      case "tooFast":
        return "Too many requests at once. Wait a moment.";
      case "nothingToUndo":
        return "There is nothing left to take back: somebody has learned something since.";
      case "undoAsked":
        return "Somebody else is asking to take a move back.";
      case "noUndoAsked":
        return "The request is past: the game has gone on.";
      default:
        return "The server could not confirm. Nothing changed.";
    }
  },
};

export const clock: typeof french.clock = {
  label: "Time left to answer",
  hours: (h, min) => `${h} h ${String(min).padStart(2, "0")}`,
  span: (ms) => {
    const minutes = Math.floor(ms / 60_000);
    if (minutes < 1) return "under a minute";
    if (minutes < 60) return `${minutes} min`;
    const hours = Math.floor(minutes / 60);
    return hours < 24
      ? `${hours} h ${String(minutes % 60).padStart(2, "0")}`
      : `${Math.floor(hours / 24)} ${hours < 48 ? "day" : "days"}`;
  },
  late: (name) => `${name} is out of time: the answer that commits to the least is given.`,
  title: "Thinking",
  none: "No limit",
  each: { 120: "2 min", 600: "10 min", 86400: "1 day" },
};

export const kept: typeof french.kept = {
  label: "Game kept",
  tag: "Kept",
  title: "This game was begun under an earlier edition of the rules and cannot go on under this one.",
  shown: "It is kept whole. You see the position and the story as far as the two editions agree.",
  notShown: "It is kept whole, but this edition cannot show it.",
  status: "kept: the rules have changed",
};

export const leaving: typeof french.leaving = {
  label: "Departure",
  leave: "Leave",
  leaveTable: (name) => `Leave the table ${name}`,
  sure: "A bot will take your seat, for good.",
  sureOpen: "Your seat will be free again.",
  yes: "Leave for good",
  no: "Stay",
  left: (who, bot) => `${who} has left the table. ${bot}, a bot, goes on instead.`,
};
