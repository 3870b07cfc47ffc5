import {
  amount,
  branch,
  end,
  form,
  interrupt,
  next,
  type Option,
  pick,
  type Refusal,
  refuse,
  type Seat,
  signature,
  type Timing,
} from "@paravent/kernel";
import type { LeagueId } from "../content/leagues.ts";
import type { DiktatFacts } from "../model/facts.ts";
import { rankOrder } from "../rules/effects/rank.ts";
import {
  acts,
  asksAny,
  asksTogether,
  type DiktatRules,
  type Facts,
  numberIn,
  procedure,
  seatRef,
} from "../rules/write.ts";
import { leagueOf } from "./state/membership.ts";

/** DK-LG-CONC-02, -03: a minute, and one more for each Spy token. */
const MINUTE = 60;

/** DK-LG-CONC-04: what each minute begun too late gives to each member of the other League. */
const LATE_PP = 2;

const GO = "go";
const STAY = "stay";
const CLOSE = "close";
const EXTEND = "extend";

/** DK-RUL-96: a host may have Conclaves end by themselves when their time is over. */
export const conclaveTiming: Timing<DiktatFacts> = {
  from: "conclaveOpened",
  running: (s) =>
    s.leagues?.conclave ? { seconds: s.leagues.conclave.seconds, stops: s.configuration.conclaveStops } : null,
};

interface Convening {
  league: LeagueId;
  by: Seat;
  invited: Seat[];
  /** Tokens the caller discards for a longer talk. */
  spies: number;
}

const convening = signature<Convening>("diktat/conclave");

/** DK-LG-CONC-01: at any moment of the League phase; a Manifestation, once for each member. */
export const callConclave = acts({
  rule: "DK-LG-CONC-01",
  what(s, seat) {
    if (whyNoConclave(s, seat)) return null;
    const fellows = leagueOf(s, seat)!
      .members.filter((one) => one !== seat)
      .map(seatRef);
    return form({ with: pick(fellows, 1, fellows.length), spies: amount(0, s.players[seat]!.spyTokens) });
  },
  closed: (s, seat) => whyNoConclave(s, seat),
  run(g, by, { with: fellows, spies }) {
    const [league, invited] = [leagueOf(g.facts, by)!.id, fellows.map(numberIn).sort((a, b) => a - b)];
    g.emit({ type: "conclaveCalled", league, by, invited });
    return interrupt(convening, { league, by, invited, spies });
  },
});

function whyNoConclave(s: Facts, seat: Seat): Refusal | null {
  if (s.leagues === null) return refuse("noLeagues", "DK-LG-SETUP-01");
  if (s.phase !== "league") return refuse("notLeaguePhase", "DK-LG-CONC-01");
  const board = leagueOf(s, seat);
  if (!board) return refuse("inNoLeague", "DK-LG-CONC-01");
  if (board.members.length < 2) return refuse("nobodyToTalkTo", "DK-LG-CONC-02");
  if (s.leagues.conclave) return refuse("conclaveUnderWay", "DK-LG-CONC-01");
  return s.leagues.callers.includes(seat) ? refuse("conclaveCalledAlready", "DK-RUL-96") : null;
}

/** A Conclave, from the call to its end. */
export const conclave = procedure(convening, {
  /** All or some of the members: whoever is invited goes or stays. */
  gather: asksTogether({
    subject: "diktat/conclaveJoin",
    rule: "DK-LG-CONC-02",
    of: (_, f) => f.invited,
    what: () => pick([GO, STAY]),
    then(g, f, answers) {
      const going = answers.filter(({ value: [answer] }) => answer === GO).map(({ seat }) => seat);
      if (going.length === 0) {
        g.emit({ type: "conclaveDeclined", league: f.league, by: f.by });
        return end();
      }
      const members = rankOrder(g.facts, [f.by, ...going]);
      g.emit({ type: "conclaveOpened", league: f.league, by: f.by, members, seconds: MINUTE });
      // Spent only once somebody has come along; what was promised may have been given away meanwhile.
      extend(g, f.by, Math.min(f.spies, g.facts.players[f.by]!.spyTokens));
      return next("talk");
    },
  }),

  /** Open until a participant closes it, however late (DK-RUL-96). */
  talk: asksAny({
    subject: "diktat/conclaveClose",
    rule: "DK-LG-CONC-02",
    of: (s) => s.leagues!.conclave!.members,
    what(s, _, seat) {
      const { spyTokens } = s.players[seat]!;
      const options: (Option<typeof CLOSE> | Option<typeof EXTEND, number>)[] = [{ name: CLOSE }];
      if (spyTokens > 0) options.push({ name: EXTEND, ask: amount(1, spyTokens) });
      return branch(options);
    },
    then(g, _, answer, seat) {
      if (answer.branch === CLOSE) return close(g, seat);
      extend(g, seat, answer.value);
      return next("talk");
    },
  }),
});

function extend(g: DiktatRules, seat: Seat, spies: number): void {
  if (spies > 0) g.emit({ type: "conclaveExtended", seat, spies, seconds: spies * MINUTE });
}

/** DK-LG-CONC-04: for each minute begun beyond the time, each member of the other League takes 2 PP. */
function close(g: DiktatRules, by: Seat) {
  const { league, seconds } = g.facts.leagues!.conclave!;
  // The host's stop comes at the end of the time, whatever its clock makes of it.
  const elapsed = g.facts.configuration.conclaveStops ? Math.min(g.elapsed, seconds) : g.elapsed;
  const late = Math.ceil(Math.max(0, elapsed - seconds) / MINUTE);
  g.emit({ type: "conclaveClosed", league, by, elapsed, late });
  if (late > 0)
    for (const board of g.facts.leagues!.boards)
      if (board.id !== league)
        for (const seat of rankOrder(g.facts, board.members))
          g.emit({ type: "gained", seat, what: "pp", n: LATE_PP * late, rule: "DK-LG-CONC-04" });
  return end();
}
