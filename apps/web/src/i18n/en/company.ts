import type * as french from "../fr/company.ts";

/** Talk at the table, and taking answers back. */
export const talk: typeof french.talk = {
  label: "Chat",
  open: (n) => (n === 0 ? "Chat" : `Chat, ${n} unread`),
  close: "Close the chat",
  show: "Those who watch see my seat",
  showText:
    "A minute later, hand included. Anybody may watch, even an opponent under another name. What others show, tell or offer you is not shown.",
  sealed: "The same deal is played at other tables: say nothing of it elsewhere before the round is over.",
  with: "Chat with",
  everybody: "The table",
  watchers: "Spectators",
  watchersText: "The players will read this once the game is over.",
  you: "You",
  none: "No messages yet.",
  nonePrivate: "No messages yet. Only you two can read this.",
  words: "Message to the table",
  call: "Message (@name to call)",
  apart: (name) => `Message to ${name} only`,
  say: "Send",
  quick: "Quick phrases",
  phrases: {
    hello: "Hello everyone",
    coming: "I am coming",
    minutes: "5 minutes",
    thinking: "I am thinking",
    played: "Well played",
    thanks: "Thanks for the game",
    leaving: "I have to go",
  },
  people: "The other players",
  noTalk: "At this table nobody chats.",
  publicOnly: "At this table everything is said to all.",
  closed: "The rules close this chat for now.",
  faults: (reason) => {
    switch (reason) {
      case "tooFast":
        return "Too many messages at once. Wait a moment.";
      case "nobodyThere":
        return "No one is in that seat.";
      case "notHeard":
        return "This player does not take private messages from you.";
      case "silenced":
        return "The moderators have suspended your messages for some days.";
      case "unavailable":
        return "The server did not confirm. Try again.";
      default:
        return "This message cannot be sent now.";
    }
  },
};

export const undo: typeof french.undo = {
  label: "Undo",
  take: "Undo",
  ask: "Ask to undo",
  asks: (name) => `${name} asks to undo a move.`,
  youAsk: "You asked to undo a move.",
  took: (name) => `${name} undid their last move.`,
  youTook: "You undid your last move.",
  waiting: (names) => `Waiting for ${names}.`,
  agree: "Agree",
  refuse: "Refuse",
  drop: "Cancel",
  close: "Close",
  faults: (reason) => {
    switch (reason) {
      case "tooFast":
        return "Too many requests at once. Wait a moment.";
      case "nothingToUndo":
        return "Nothing to undo: someone has learned something since.";
      case "undoAsked":
        return "Someone else has already asked to undo a move.";
      case "noUndoAsked":
        return "This request has expired: the game has moved on.";
      default:
        return "The server did not confirm. Nothing changed.";
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
  late: (name) => `${name} ran out of time: the default answer was used.`,
  yourLate: "You ran out of time: the clock gave the default answer.",
};

export const kept: typeof french.kept = {
  label: "Game kept",
  tag: "Kept",
  title: "The rules have changed since this game began.",
  shown: "You see the position and the story as far as the old and the new rules agree; the rest is kept.",
  goOn: "Go on from here",
  goOnWhy:
    "If all players want to, the game goes on from this position under the new rules. What came after it no longer counts.",
  asks: (name) => `${name} would like to go on from this position under the new rules.`,
  youAsk: "You would like to go on from this position under the new rules.",
  wentOn: "The rules have changed: the game goes on from here, and what came after this position no longer counts.",
  notShown: "It is kept whole, but this edition cannot show it.",
  status: "kept: the rules have changed",
  damaged: {
    title: "The record of this game is damaged, so it cannot go on.",
    shown: "You see the position and the story as far as the record is sound.",
    notShown: "Nothing of it can be shown. Whoever runs this server may be able to restore it from a backup.",
    status: "kept: its record is damaged",
  },
};

export const leaving: typeof french.leaving = {
  tournament: (name, round) => `${name}, round ${round}: your table has finished.`,
  tournamentGo: "See the standings",
  nextLabel: "Next game",
  next: "There is another game: your seat is kept.",
  nextGo: "Come to the table",
  label: "Player left",
  leave: "Leave",
  leaveTable: (name) => `Leave the table ${name}`,
  sure: "A bot will take your seat for good.",
  sureOpen: "Your seat will be free again.",
  yes: "Leave for good",
  no: "Stay",
  left: (who, bot) => `${who} has left the table. ${bot} (bot) takes over.`,
};
