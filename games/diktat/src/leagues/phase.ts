import {
  type Branch,
  type BranchAnswer,
  branch,
  call,
  end,
  next,
  pick,
  type Ref,
  type Refusal,
  type Seat,
} from "@paravent/kernel";
import { rankOrder } from "../rules/effects/rank.ts";
import { after, asks, type Facts, NOTHING, numberIn, procedure, seatRef } from "../rules/write.ts";
import { excludable, UNFUNDED, whyNotExclude } from "./excluding.ts";
import { join, joinable, whyNotJoin } from "./joining.ts";
import { leave, whyNotLeave } from "./leaving.ts";
import { leagueOf, unaffiliated } from "./state/membership.ts";

interface LeaguePhase {
  /** Those who have made their one choice (DK-RUL-87). */
  done?: Seat[];
}

/** DK-CYC-03: the League phase, between Development and Manoeuvres. */
export const league = procedure<LeaguePhase>("diktat/league", {
  begin(g, f) {
    g.emit({ type: "phaseBegan", phase: "league" });
    f.done = [];
    return next("choice");
  },

  /** LG.1, DK-LG-PHASE-02: choices are stated and carried out in Rank order. */
  choice: after(
    "beforeLeagueChoice",
    asks({
      subject: "diktat/leagueChoice",
      rule: "DK-LG-PHASE-01",
      of: (s, f) => waiting(s, f)[0]!,
      what: (s, _, seat) => branch(choices(s, seat)),
      closed: (s, _, seat) => closedChoices(s, seat),
      then(g, f, value, seat) {
        const { branch: what, value: which } = value as unknown as BranchAnswer & { value?: Ref[] };
        if (what === EXCLUDE) {
          const env = { league: leagueOf(g.facts, seat)!.id, asker: seat, target: numberIn(which![0]!) };
          f.done!.push(seat);
          return call("diktat/exclusion", env, "asked");
        }
        if (what === JOIN) join(g, seat, which![0]!);
        if (what === LEAVE) leave(g, seat);
        f.done!.push(seat);
        return next(waiting(g.facts, f).length > 0 ? "choice" : "shadow");
      },
    }),
  ),

  /** A request that could not be paid was none: its author chooses again (DK-RUL-125). */
  asked(g, f, result) {
    if (result === UNFUNDED) f.done!.pop();
    return next(waiting(g.facts, f).length > 0 ? "choice" : "shadow");
  },

  /** LG.2, DK-LG-SHADOW-01, DK-RUL-97: who alone stands outside. */
  shadow(g) {
    const outside = unaffiliated(g.facts);
    const seat = outside.length === 1 ? outside[0]! : null;
    if (seat !== g.facts.leagues!.shadow) g.emit({ type: "shadowNamed", seat });
    return end();
  },
});

const JOIN: Ref = "join";
const LEAVE: Ref = "leave";
const EXCLUDE: Ref = "exclude";

const waiting = (s: Facts, { done }: Readonly<LeaguePhase>): Seat[] =>
  rankOrder(s).filter((seat) => !done!.includes(seat));

function choices(s: Facts, seat: Seat): Branch[] {
  const options: Branch[] = [{ name: NOTHING }];
  const [leagues, fellows] = [joinable(s, seat), excludable(s, seat)];
  if (leagues.length > 0) options.push({ name: JOIN, ask: pick(leagues) });
  if (whyNotLeave(s, seat) === null) options.push({ name: LEAVE });
  if (fellows.length > 0) options.push({ name: EXCLUDE, ask: pick(fellows) });
  return options;
}

/** Why each thing is closed; of a whole option, why the first of its ways is. */
function closedChoices(s: Facts, seat: Seat): Record<Ref, Refusal> {
  const closed: Record<Ref, Refusal> = {};
  const close = (ref: Ref, option: Ref, why: Refusal | null): void => {
    if (!why) return;
    closed[ref] = why;
    closed[option] ??= why;
  };
  for (const { id } of s.leagues!.boards) close(id, JOIN, whyNotJoin(s, seat, id));
  close(LEAVE, LEAVE, whyNotLeave(s, seat));
  for (const other of s.players.keys())
    if (other !== seat) close(seatRef(other), EXCLUDE, whyNotExclude(s, seat, other));
  return closed;
}
