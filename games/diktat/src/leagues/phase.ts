import { branch, call, end, next, type Option, pick, type Ref, type Refusal, type Seat } from "@paravent/kernel";
import type { LeagueId } from "../content/leagues.ts";
import * as calls from "../rules/calls/phases.ts";
import { rankOrder } from "../rules/effects/rank.ts";
import { after, asks, type Facts, NOTHING, numberIn, procedure, receives, seatRef } from "../rules/write.ts";
import { excludable, exclusion, UNFUNDED, whyNotExclude } from "./excluding.ts";
import { join, joinable, whyNotJoin } from "./joining.ts";
import { leave, whyNotLeave } from "./leaving.ts";
import { leagueOf, unaffiliated } from "./state/membership.ts";

/** DK-CYC-03: the League phase, between Development and Manoeuvres. */
export const league = procedure(calls.league, {
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
      then(g, f, choice, seat) {
        if (choice.branch === EXCLUDE) {
          const env = { league: leagueOf(g.facts, seat)!.id, asker: seat, target: numberIn(choice.value[0]) };
          f.done.push(seat);
          return call(exclusion, env, "asked");
        }
        if (choice.branch === JOIN) join(g, seat, choice.value[0]);
        if (choice.branch === LEAVE) leave(g, seat);
        f.done.push(seat);
        return next(waiting(g.facts, f).length > 0 ? "choice" : "shadow");
      },
    }),
  ),

  /** A request that could not be paid was none: its author chooses again (DK-RUL-125). */
  asked: receives(exclusion, (g, f, result) => {
    if (result === UNFUNDED) f.done.pop();
    return next(waiting(g.facts, f).length > 0 ? "choice" : "shadow");
  }),

  /** LG.2, DK-LG-SHADOW-01, DK-RUL-97: who alone stands outside. */
  shadow(g) {
    const outside = unaffiliated(g.facts);
    const seat = outside.length === 1 ? outside[0]! : null;
    if (seat !== g.facts.leagues!.shadow) g.emit({ type: "shadowNamed", seat });
    return end();
  },
});

const JOIN = "join";
const LEAVE = "leave";
const EXCLUDE = "exclude";

type Choice = Option<typeof NOTHING | typeof LEAVE> | Option<typeof JOIN, [LeagueId]> | Option<typeof EXCLUDE, [Ref]>;

const waiting = (s: Facts, { done }: Readonly<{ done: Seat[] }>): Seat[] =>
  rankOrder(s).filter((seat) => !done.includes(seat));

function choices(s: Facts, seat: Seat): Choice[] {
  const options: Choice[] = [{ name: NOTHING }];
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
