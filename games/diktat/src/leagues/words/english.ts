import { to, who } from "@paravent/content/english";
import { english } from "@paravent/content/plural";
import type { Speech } from "../../text/speech/speech.ts";
import type { LeagueSentences } from "./sentences.ts";

const all = (say: Speech, seats: readonly number[]): string => say.list(seats.map((seat) => to(say, seat)));
const fists = (say: Speech, made: readonly { seat: number; pp: number }[]): string =>
  made.map(({ seat, pp }) => `${to(say, seat)} ${pp} PP`).join(", ");
const minutes = (n: number): string => english.count(n, "minute", "minutes");

export const ENGLISH_LEAGUES: LeagueSentences = {
  events: {
    leagueBoardsTaken: (e, say) =>
      `${who(say, e.by, "set", "sets")} up the Leagues: ${say.list(e.leagues.map(say.league))}. All stand in the Assembly.`,
    leagueJoined: (e, say) => `${who(say, e.seat, "join", "joins")} the ${say.league(e.league)}.`,
    leagueLeft: (e, say) => `${who(say, e.seat, "leave", "leaves")} the ${say.league(e.league)} for ${e.pp} PP.`,
    exclusionAsked: (e, say) =>
      `${who(say, e.asker, "ask", "asks")} the ${say.league(e.league)} to exclude ${to(say, e.target)}.`,
    exclusionFunded: (e, say) => `${who(say, e.seat, "set", "sets")} ${e.pp} PP aside for the exclusion.`,
    exclusionOpposed: (e, say) => `${who(say, e.seat, "oppose", "opposes")} the exclusion.`,
    fistClosed: (e, say) => `${who(say, e.seat, "close a fist", "closes a fist")}.`,
    leagueDeclared: (e, say) =>
      `${who(say, e.seat, "declare", "declares")}: ${e.for ? "for" : "against"} the exclusion.`,
    fistsRevealed: (e, say) => `The fists open: ${fists(say, e.fists)}. All of it is discarded.`,
    exclusionEnded(e, say) {
      if (e.unfunded) return "The exclusion cannot be paid for: it is as if nobody had asked.";
      if (!e.excluded) return `The exclusion fails: ${who(say, e.target, "stay", "stays").replace(/^You/, "you")}.`;
      return `${who(say, e.target, "are", "is")} excluded from the ${say.league(e.league)} and ${
        say.isYou(e.target) ? "receive" : "receives"
      } ${e.pp} PP.`;
    },
    leagueRose: (e, say) => `The ${say.league(e.league)} rises to level ${e.to}, thanks to ${to(say, e.by)}.`,
    leagueFell: (e, say) =>
      `${who(say, e.by, "have killed an Emissary of your League", "has killed an Emissary of their League")}: the ${say.league(e.league)} falls to level ${e.to}.`,
    shadowNamed: (e, say) =>
      e.seat === null ? "Nobody is the Shadow any more." : `${who(say, e.seat, "become", "becomes")} the Shadow.`,
    conclaveCalled: (e, say) => `${who(say, e.by, "call", "calls")} a Conclave with ${all(say, e.invited)}.`,
    conclaveDeclined: () => "Nobody goes along: there is no Conclave.",
    conclaveOpened: (e, say) => `Conclave of the ${say.league(e.league)}: ${all(say, e.members)}.`,
    conclaveExtended: (e, say) =>
      `${who(say, e.seat, "discard", "discards")} ${say.resource("spyToken", e.spies)}: ${minutes(e.spies)} more.`,
    conclaveClosed: (e) => (e.late === 0 ? "The Conclave is over." : `The Conclave is over, ${minutes(e.late)} late.`),
  },
  questions: {
    "diktat/leagueChoice": () => ({
      lead: "Leagues: join one, leave yours, exclude a fellow, or do nothing.",
      quiet: "One choice for this Cycle, in Rank order.",
    }),
    "diktat/exclusionShare": (about, say) => ({
      lead: `Do you share in the payment to exclude ${say.name(Number(about.target ?? 0))}?`,
      quiet: "What you set aside comes back to you if the exclusion fails.",
    }),
    "diktat/exclusionAnswer": () => ({
      lead: "Your League is asked to exclude you.",
      quiet: "Leave with the payment, or oppose it: fists will decide.",
    }),
    "diktat/leagueFist": () => ({
      lead: "Close your fist: how many PP?",
      quiet: "You name your side afterwards. All fists are discarded.",
    }),
    "diktat/leagueDeclare": () => ({
      lead: "For or against the exclusion?",
      quiet: "Your fist counts for the side you name. On a tie the highest Rank wins.",
    }),
    "diktat/rewardSplit": () => ({
      lead: "Your League rises: who receives what cannot be shared?",
      quiet: "You made it rise, you decide.",
    }),
    "diktat/conclaveJoin": () => ({
      lead: "You are called to a Conclave.",
      quiet: "Those who go talk in private; those who stay can watch the others.",
    }),
    "diktat/conclaveClose": () => ({
      lead: "Conclave: talk, then close it in time.",
      quiet: "A Spy token gives one more minute. Each minute begun late gives every member of the other League 2 PP.",
    }),
  },
  waiting: {
    "diktat/leagueChoice": (name) => `Leagues: ${name} is choosing.`,
    "diktat/exclusionShare": (name) => `Exclusion: ${name} may share in the payment.`,
    "diktat/exclusionAnswer": (name) => `Exclusion: ${name} is answering.`,
    "diktat/leagueFist": (name) => `Exclusion, closed fists: waiting for ${name}.`,
    "diktat/leagueDeclare": (name) => `Exclusion: ${name} is declaring a side.`,
    "diktat/rewardSplit": (name) => `${name} is sharing out the reward.`,
    "diktat/conclaveJoin": (name) => `A Conclave is called: waiting for ${name}.`,
    "diktat/conclaveClose": (name) => `Conclave under way: waiting for ${name}.`,
  },
  refusals: {
    inLeagueAlready: () => "You already belong to a League: leave it first.",
    excludedForGood: () => "You were excluded from this League: it will not take you back.",
    leagueTooHigh: (n) => `This League is at level ${n.level ?? 4}: from level 4 on it takes nobody in.`,
    leagueFull: (n) => `This League is full: ${n.max} members.`,
    cannotPayLeague: (n) => `It costs ${n.cost} PP; you have ${n.has}.`,
    inNoLeague: () => "You belong to no League.",
    noFellow: () => "This player is not a member of your League.",
    exclusionAskedAlready: () => "This player’s exclusion has already been asked for in this phase.",
    noLeagues: () => "This game is played without Leagues.",
    notLeaguePhase: () => "A Conclave is called in the League phase only.",
    nobodyToTalkTo: () => "Your League has no other member to talk to.",
    conclaveUnderWay: () => "A Conclave is under way.",
    conclaveCalledAlready: () => "You have already called a Conclave in this phase.",
    leagueExchangeLimit: (n) => `Members of a League exchange at most ${n.max} elements per Cycle; ${n.free} left.`,
    fellowsShowNothing: () => "Members of the same League show each other nothing, except in a Conclave.",
    packHasNoLeagues: () => "This content pack has no Leagues.",
  },
  refs: {
    join: "Join a League",
    leave: "Leave your League",
    exclude: "Exclude a member",
    oppose: "Oppose",
    for: "For the exclusion",
    against: "Against the exclusion",
    go: "Go along",
    stay: "Stay at the table",
    close: "Close the Conclave",
    extend: "Discard Spy tokens for more time",
    spies: "Spy tokens to discard",
  },
  standing: {
    callConclave: { lead: "Call a Conclave", quiet: "A minute in private with fellow members; once per League phase." },
  },
};
