import { english } from "@paravent/content/plural";
import type { time as french } from "../fr/time.ts";

const { count: plural } = english;

/** A time that somebody has chosen: whole seconds, minutes, hours or days. */
function span(seconds: number): string {
  if (seconds < 60) return plural(seconds, "second", "seconds");
  if (seconds < 3_600) return plural(Math.round(seconds / 60), "minute", "minutes");
  if (seconds < 86_400) return plural(Math.round(seconds / 3_600), "hour", "hours");
  return plural(Math.round(seconds / 86_400), "day", "days");
}

/** Time at a table: what is agreed on, who plays for somebody who is away, pauses and days off. */
export const time: typeof french = {
  title: "Time",
  span,
  paces: { none: "No limit", live: "Live", slow: "Over days" },
  perDecision: "Per decision",
  reserve: "Reserve",
  noReserve: "None",
  cap: "Reserve at most",
  weekends: "Weekends",
  weekendsOff: "The clock stops on Saturdays and Sundays",
  pause: "Pause",
  noPause: "None",
  absence: "If late",
  absences: {
    wait: { name: "Wait", text: "The others wait, or vote for a bot to play for them." },
    defaults: { name: "Cautious answer", text: "The most cautious answer is given for them, each time." },
    substitute: {
      name: "Substitute bot",
      text: "A bot plays for them until they return. Their promises and offers stand.",
    },
    forfeit: { name: "Forfeit", text: "A bot takes their seat for good." },
  },
  late: (text) => `If somebody takes too long: ${text.charAt(0).toLowerCase()}${text.slice(1)}`,
  agreed: {
    none: "Everyone takes the time they like. If somebody is away, the others can vote for a bot to play for them.",
    each: (each) => `${each} for each decision.`,
    bank: (bank, cap) => `Plus ${bank} in reserve each; time saved refills it, up to ${cap}.`,
    weekends: "Saturdays and Sundays do not count (Greenwich time).",
    pause: (days) => `Everyone may stop for ${plural(days, "day", "days")} in all.`,
    vacation: "Days off noted in one’s account stop the clock, too.",
  },
  substituted: (minutes) => `A bot has played for you for ${minutes}.`,
  moment: "less than a minute",
  takeOver: "Take over",
  playedFor: (name) => `A bot plays for ${name} until they return.`,
  away: (name) => `The table waits for ${name}, who is away.`,
  votes: (given, needed) => `${given} of ${needed} votes for a bot to play for them.`,
  vote: "Vote for a bot",
  withdraw: "Withdraw my vote",
  votesFrom: (minutes) => `In ${minutes}, you can vote for a bot to play for them.`,
  tooEarly: "Somebody must be away for 3 minutes before there is a vote.",
  failed: "That did not work. Try again.",
  close: "Close",
  label: "Who is away",
  dialog: "Time at this table",
  open: (left) => `Time left: ${left}. See the time at this table`,
  pauseLeft: (left) => `pause left: ${left}`,
  paused: "paused",
  onVacation: (until) => `on vacation until ${until}`,
  bot: "a bot plays",
  begin: "Stop my clock",
  resume: "Resume",
  used: "You have used all of your pause.",
  none: "0 hours",
  vacations: {
    title: "Days off",
    lead: (days) =>
      `Your games over several days wait for you on these days, ${plural(days, "day", "days")} a year at most. The other players see that you are on vacation.`,
    from: "From",
    until: "to",
    add: "Add",
    remove: "Remove",
    end: "End today",
    span: (from, until) => (from === until ? `On ${from}` : `From ${from} to ${until}`),
    empty: "No days off noted.",
    left: (days) => `${plural(days, "day", "days")} left this year.`,
    faults: {
      past: "Days off begin today at the earliest.",
      backwards: "The last day comes before the first.",
      tooLong: "There are not enough days left in the year.",
      overlaps: "You are on vacation on those days already.",
    },
  },
};
