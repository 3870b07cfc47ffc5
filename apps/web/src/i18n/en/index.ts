import { english } from "@paravent/content/plural";
import type { fr as french } from "../fr/index.ts";
import { wait } from "../grammar/wait.ts";
import { advice } from "./advice.ts";
import { clock, kept, leaving, talk, undo } from "./company.ts";
import { fair } from "./fair.ts";
import { packs } from "./packs.ts";
import { preferences } from "./preferences.ts";
import { replay } from "./replay.ts";
import { stage } from "./stage.ts";
import { generic, table } from "./table.ts";
import { text } from "./text.ts";
import { turns } from "./turns.ts";

const { count: plural } = english;

/** The shell in English. */
export const en: typeof french = {
  advice,
  fair,
  packs,
  preferences,
  replay,
  stage,
  text,
  turns,
  talk,
  undo,
  clock,
  leaving,
  kept,
  table,
  generic,
  language: { label: "Language", fr: "Français", en: "English" },
  brand: { home: "Paravent, home" },
  nav: {
    skip: "Skip to the content",
    play: "Play",
    games: "My games",
    learn: "Learn",
    rules: "Rules",
    account: "My account",
    main: "Navigation",
  },
  lobby: {
    title: "Paravent",
    games: "Games",
    facts: (least, most, minutes) =>
      [
        `${least} to ${most} players`,
        ...(minutes ? [`${minutes[0]} to ${minutes[1]} min`] : []),
        "with or without bots",
      ].join(" · "),
    play: "Play",
    playLabel: (name) => `Play ${name} against bots`,
    create: "Create a table",
    createLabel: (name) => `Create a table of ${name}`,
    mine: "My games",
    waiting: (n) => (n === 0 ? "none waiting for you" : `${n} waiting for you`),
    noneMine: "No games yet. Play against bots or create a table.",
    resume: "Resume",
    watch: "Watch",
    open: "Open tables",
    online: (n) => plural(n, "player online", "players online"),
    noneFound: "No table matches.",
    filters: {
      game: "Game",
      language: "Language",
      pace: "Pace",
      free: "Free seats",
      any: "All",
      atLeast: (n) => `${n} or more`,
      paces: { none: "No limit", live: "Real time", slow: "A move a day" },
    },
    noneOpen: "No open tables. Create one or play against bots.",
    join: "Join",
    openedBy: (name) => `Opened by ${name}`,
    seats: (taken, all) => `${taken} / ${all}`,
    seatsLabel: (taken, all) => `${taken} of ${all} seats taken`,
    bots: (n) => plural(n, "bot", "bots"),
    people: (n) => plural(n, "player", "players"),
    status: { open: "Waiting for players", running: "In progress", over: "Finished" },
    yourTurn: "Your turn",
    thinks: (name) => `${name} is thinking`,
    keptForYou: "A seat is kept for you",
    seatFree: "A seat is free",
    seatAwaited: "You are waiting for a seat",
    everyoneThinks: "Everyone is thinking",
    first: "First game?",
    firstText: "Short lessons at a real table, or at once a game against one bot. You can stop at any time.",
    firstStart: (name) => `Learn ${name}`,
    firstGame: (name) => `First game of ${name}`,
    guest: "Guest",
    rename: "Change name",
    name: "Your name",
    keep: "Save",
  },
  create: {
    name: "Name",
    visibility: "For",
    visibilities: {
      public: { name: "Everybody", text: "Listed in the lobby." },
      unlisted: { name: "Whoever has the link", text: "Not listed." },
      invitation: { name: "My guests", text: "Not listed; the link holds a secret word." },
    },
    players: "Players",
    seat: (n) => `Seat ${n}`,
    you: "You",
    bot: "Bot",
    level: (n) => `Seat ${n}: level of the bot`,
    levels: {
      novice: { name: "Novice", text: "Takes the first idea that comes along." },
      casual: { name: "Casual", text: "Plays the best move in sight and looks no further." },
      skilled: { name: "Skilled", text: "Pictures how the round may go on and counts the points." },
      strong: { name: "Strong", text: "Weighs several plans and knows what a position is worth." },
      master: { name: "Master", text: "Tries many plans in many possible worlds." },
    },
    strategy: (n) => `Seat ${n}: strategy of the bot`,
    person: "Invite a player",
    start: (open) =>
      open === 0
        ? "Start the game"
        : open === 1
          ? "Open the table and invite"
          : `Open the table and invite ${open} people`,
    consent: "Undo",
    consentText: "if everyone agrees and nothing was revealed",
    cancel: "Cancel",
  },
  line: {
    connecting: "Connecting to the table…",
    lost: "Connection lost. Reconnecting… Your game is safe.",
    restarting: "The server is restarting and will be back in a moment. Your game is safe.",
    loading: "Loading the table…",
  },
  fault: {
    offline: "The server is not responding. Nothing changed.",
    seatTaken: "This seat is already taken.",
    nameTaken: "Someone at this table has a very similar name. Choose another one.",
    nameTooLong: "A name can have at most 24 characters.",
    nameBlank: "A name needs at least one visible character.",
    noTable: "This table does not exist or is closed.",
    tooManyTables: "Too many games in progress: finish one first.",
    tooManyTablesHere: "Too many games in progress from your network: finish one first.",
    tooManyBotTables: "Too many bot-only games in progress: wait until one is over.",
    tooManyBotTablesHere: "Too many bot-only games in progress from your network: wait until one is over.",
    tooFast: (seconds) => `Too many requests. Try again in ${wait(seconds, english, "second")}.`,
    malformed: "A message from the server could not be read. Reload the page.",
    other: (code) => `The request failed (${code}). Nothing changed.`,
    home: "Back home",
    lost: "This page does not exist.",
  },
  question: {
    chooseN: (min, max) =>
      min === max ? `${min} to choose` : min === 0 ? `up to ${max} to choose` : `${min} to ${max} to choose`,
    order: "In this order",
    up: (what) => `Move ${what} up`,
    down: (what) => `Move ${what} down`,
    remove: (what) => `Remove ${what}`,
    add: (what) => `Add ${what}`,
    less: (what) => `Less for ${what}`,
    more: (what) => `More for ${what}`,
    leftToShare: (n) => (n === 0 ? "Everything is shared out." : `${n} to share out`),
    between: (min, max) => (min === max ? `exactly ${min}` : `${min} to ${max}`),
    settled: "Your answer is final.",
    amount: "Amount",
    words: "In your own words",
    addOne: "Add one",
    nth: (n) => `No. ${n}`,
    closed: "not available",
    left: (n) => (n === 0 ? "none left" : `${n} left`),
    sealed: "Answer sealed. You can change it until the others are done.",
    sending: "Sending…",
  },
  bar: {
    label: "Decision",
    you: "Your turn",
    everyone: "Everyone",
    victory: "Victory",
    ended: "Game over",
    line: "Connection",
    watching: "You are watching",
    byItself: "Only one answer is possible: it is given by itself.",
    enter: "Enter",
    escape: "Esc",
    rule: (id) => `Rule ${id}`,
  },
};
