import { type Refusal, refuse, type Seat } from "@paravent/kernel";
import type { Store, TableRecord } from "../store/store.ts";

/** What a table has agreed on about talk; null: it may be said there, as far as the rules of the game go. */
export function whyNotHere({ terms }: TableRecord, isApart: boolean): Refusal | null {
  if (terms.talk === "none") return refuse("talkNone");
  return terms.talk === "public" && isApart ? refuse("talkPublic") : null;
}

/** Where the players have agreed to talk freely, the rules of the game close nothing. */
export const goesByTheRules = ({ terms }: TableRecord): boolean => terms.talk !== "free";

/** Why nobody wants to hear this player: the moderators have silenced them, or somebody they speak to has blocked them. */
export async function whyUnheard(
  store: Store,
  seats: TableRecord["seats"],
  player: string,
  hearers: readonly Seat[] | null,
): Promise<Refusal | null> {
  const until = await store.company.silencedUntil(player);
  if (until > Date.now()) return refuse("silenced", null, { until });
  const people = (hearers ?? []).flatMap((seat) => {
    const taken = seats[seat];
    return taken?.kind === "person" ? [taken.player] : [];
  });
  return (await store.company.isBlockedBy(player, people)) ? refuse("notHeard") : null;
}
