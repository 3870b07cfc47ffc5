import { seatRef } from "@paravent/diktat/refs";
import type { Ref, Standing } from "@paravent/kernel";
import { prepareAct } from "../../../store/draft.ts";
import type { Besides } from "../../../text/besides.ts";
import { readCommand } from "../../../text/command.ts";
import { CALL_CONCLAVE } from "../leagues/CallConclave.tsx";
import { leaguesOf } from "../leagues/seen.ts";
import { openPolitics, type PoliticsTab } from "../politics/open.ts";
import { opponents, type Seen } from "../seen/seen.ts";
import { firstPartner } from "../top/tools.tsx";
import { texts } from "../words/index.ts";

const LEAVES: readonly PoliticsTab[] = ["trade", "oath", "inform", "notebook"];

/** What may be said at any moment: `trade ilse`, `notebook`, `debt`. */
export function besidesOf(seen: Seen): Besides[] {
  const partner = firstPartner(seen);
  if (seen.you === null || seen.game.final) return [];
  const { own, leagues, politics } = texts.value;
  const ofLeagues = leaguesOf(seen) ? { [CALL_CONCLAVE]: leagues.callConclave } : {};
  const named: Readonly<Record<string, string>> = { ...own.short, ...ofLeagues };
  return [
    ...(partner === null ? [] : LEAVES.map((leaf) => toLeaf(seen, leaf, politics.tabs[leaf], partner))),
    ...seen.view.standing.flatMap((act) => {
      const name = named[act.act];
      return name === undefined ? [] : [toAct(act, name)];
    }),
  ];
}

function toLeaf(seen: Seen, leaf: PoliticsTab, name: string, partner: number): Besides {
  const seats = opponents(seen).map(({ seat }) => seat);
  const refs: readonly Ref[] = seats.map(seatRef);
  return {
    name,
    begin(more) {
      const read = readCommand(
        { shape: "pick", from: refs, min: 1, max: 1 },
        (ref) => seen.name(seats[refs.indexOf(ref)]!),
        more,
      );
      const [ref] = "value" in read ? (read.value as Ref[]) : [];
      openPolitics(leaf, ref === undefined ? partner : seats[refs.indexOf(ref)]!);
      return { rest: [] };
    },
  };
}

const toAct = ({ act, closed }: Standing, name: string): Besides => ({
  name,
  begin(more) {
    if (closed) return { rest: [], why: closed };
    prepareAct(act);
    return { rest: more };
  },
});
