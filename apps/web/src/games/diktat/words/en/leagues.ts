import { AND } from "@paravent/content/lists";
import { english } from "@paravent/content/plural";
import type { leagues as french } from "../fr/leagues.ts";

const { form, count: plural } = english;

const list = AND.en;
const pp = (n: number): string => `${n} PP`;
const minutes = (n: number): string => form(n, "One minute", `${n} minutes`);
const reward: Readonly<Record<string, string>> = {
  pp: "PP",
  vp: "VP",
  spyToken: "Spy",
  assassinToken: "Ass.",
  affinityPolitics: "Pol.",
  affinityPeople: "Peo.",
  affinityArtefact: "Art.",
};

/** The same in full, one and several. */
const long: Readonly<Record<string, readonly [string, string]>> = {
  pp: ["PP", "PP"],
  vp: ["VP", "VP"],
  spyToken: ["Spy", "Spies"],
  assassinToken: ["Assassin", "Assassins"],
  affinityPolitics: ["Politics Affinity", "Politics Affinities"],
  affinityPeople: ["People Affinity", "People Affinities"],
  affinityArtefact: ["Artefact Affinity", "Artefact Affinities"],
};

/** The Leagues at a table of Diktat. */
export const leagues: typeof french = {
  stage: "League phase",
  open: "Both Leagues",
  level: "level",
  levelOf: (n, all, names) => (n === 0 ? "No member" : `Level ${n} of ${all}: ${names}`),
  free: "free place",
  full: "full",
  skipped: "skipped",
  each: "for each member",
  pp,
  entry: "entry",
  reward: (res, n) => `${n} ${reward[res] ?? res}`,
  exchanged: (n, most) => `exchanged this Cycle: ${n} of ${most}`,
  barred: "you were excluded from it",
  assembly: "Assembly",
  seated: (n) => (n === 0 ? "nobody outside the Leagues" : `${plural(n, "player", "players")} outside the Leagues`),
  wouldBeShadow: (name) => `${name}, alone outside the Leagues, will be the Shadow`,
  isShadow: (name, used) =>
    `${name === null ? "You are" : `${name} is`} the Shadow${used ? ", its Manifestation is used" : ""}`,
  shadow: "SHADOW",
  assemblyLabel: (names, shadow) =>
    `Assembly: ${names.length === 0 ? "nobody" : list.format(names)}. Shadow: ${shadow ?? "nobody"}.`,
  rankOrder: "Rank order",
  oneChoice: "one choice each",
  order: (names) => `in Rank order: ${names.join(", ")}`,
  callConclave: "Call a Conclave",
  withWhom: "Who joins",
  howLong: "How long",
  minutes: (n) => `${n} min`,
  yourChoice: "Your League choice",
  choose: "Make a choice",
  stay: "Stay",
  stayText: (league, level) => `${league}, level ${level}.`,
  nothing: "Do nothing",
  nothingText: "Your pawn stays in the Assembly.",
  leave: "Leave",
  leaveText: "Your pawn returns to the Assembly.",
  leavePrice: (n, names) =>
    names.length === 0 ? `${pp(n)}, to the supply` : `${pp(n)}, shared by ${list.format(names)}`,
  exclude: "Ask for an exclusion",
  excludeText: "If they oppose it, fists decide.",
  excludePrice: (n) => `${pp(n)}, paid to the excluded`,
  excludeOne: (name) => `Ask to exclude ${name}`,
  join: (league) => `Join: ${league}`,
  joinFirst: "Nobody is in it yet: you open it at level 1.",
  joinText: (level) => `You enter at level ${level}, on top of the pile.`,
  joinHere: (n) => `Join for ${pp(n)}`,
  joinOther: "Join the other League",
  oneAtATime: "One League at a time: leave first, join next Cycle.",
  exclusion: "Exclusion",
  against: "against",
  escrow: (n, of, who) => {
    const aside = n < of ? `${n} of ${pp(of)} set aside` : `${pp(n)} set aside`;
    return who.length === 0 ? aside : `${aside} (${who.join(", ")})`;
  },
  yourShare: "Your share of the payment",
  setAside: (n) => (n === 0 ? "Add nothing" : `Set ${pp(n)} aside`),
  restPaid: (name, n) => (n === 0 ? `${name} pays nothing.` : `${name} pays the rest: ${pp(n)}.`),
  rewardLong: (res, n) => `${n} ${long[res]?.[form(n, 0, 1)] ?? res}`,
  rewardOf: (league, level, what) => `${league}, level ${level}: ${what}, in equal parts.`,
  rewardLeft: (what) => `Left over: ${what}. For whom?`,
  rewardGiven: "Nothing is left over.",
  stepPay: "Payment",
  stepAnswer: "Answer",
  stepFists: "Fists",
  stepDeclare: "Declarations",
  answerNext: (name) => `${name}: go with the payment, or oppose it; then fists decide.`,
  fistClosed: "closed fist",
  fistOpen: "open fist",
  forIt: "for",
  againstIt: "against",
  conclave: "Conclave",
  knownToThose: "known to those present",
  timeLeft: (seconds) => (seconds < 0 ? `${-seconds} seconds late` : `${seconds} seconds left`),
  remaining: "left",
  late: "late",
  calledBy: (name) => `Called by ${name}. The table sees who talks, not what is said.`,
  perSpy: (n) => `+1 minute for each Spy discarded. You have ${n}.`,
  perSpyOthers: "+1 minute for each Spy discarded.",
  lateRule: (names) =>
    names.length === 0
      ? "Being late costs nothing: the other League is empty."
      : `For each minute late: 2 PP to ${list.format(names)}.`,
  lateOwed: (n, names) =>
    names.length === 0
      ? "Being late costs nothing: the other League is empty."
      : `${minutes(n)} late: ${2 * n} PP to ${list.format(names)}.`,
  tableTalks: "No member has stayed: the others may talk among themselves.",
  talking: (names) => `${list.format([...names, "you"])} are talking in private.`,
  lateQuiet: "When time is up, each minute begun brings 2 PP to each member of the other League.",
  extend: "Discard 1 Spy, +1 min",
  close: "Close the Conclave",
  room: "In private",
  tableRoom: "Among you, at the table",
  present: (n) => `${n} present`,
  roomEmpty: "No messages yet. Nobody else can read this.",
  sayLeague: "Talk to the League",
  sayTable: "Talk to those who stayed",
};
