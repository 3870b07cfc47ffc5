import type { Observer } from "@paravent/kernel";
import type { Facts } from "../../rules/write.ts";
import { tableTalks } from "../state/conclave.ts";
import { isClosed, joinCost } from "../state/joining.ts";
import { unaffiliated } from "../state/membership.ts";
import type { LeaguesView } from "./types.ts";

/** The boards lie open; a fist is its owner's, and what members have exchanged is theirs (DK-RUL-49). */
export function viewLeagues(s: Facts, who: Observer): LeaguesView {
  const { boards, shadow, shadowUsed, callers, conclave, exclusion } = s.leagues!;
  return {
    boards: boards.map((board) => ({
      id: board.id,
      level: board.level,
      members: board.members.slice(),
      excluded: board.excluded.slice(),
      exchanged: who !== "public" && board.members.includes(who) ? board.exchanged : null,
      cost: isClosed(board) ? null : joinCost(s, board.id),
    })),
    assembly: unaffiliated(s).filter((seat) => seat !== shadow),
    shadow,
    shadowUsed,
    callers: callers.slice(),
    conclave: conclave && {
      league: conclave.league,
      by: conclave.by,
      members: conclave.members.slice(),
      seconds: conclave.seconds,
      tableTalks: tableTalks(s),
    },
    exclusion: exclusion && {
      league: exclusion.league,
      asker: exclusion.asker,
      target: exclusion.target,
      payments: exclusion.payments.map(({ seat, pp }) => ({ seat, pp })),
      opposed: exclusion.opposed,
      declared: exclusion.declared.map((one) => ({ seat: one.seat, for: one.for })),
      fist: exclusion.fists.find(({ seat }) => seat === who)?.pp ?? null,
    },
  };
}
