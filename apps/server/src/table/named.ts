import type { ChatLine } from "@paravent/protocol";
import { NAMED } from "../store/calls.ts";
import { personAt } from "./awaited.ts";
import type { Scene } from "./showing.ts";
import { isFor } from "./talk.ts";

/** Tells those whose name somebody has written, who may hear the line and are not there; nobody whom they have blocked calls them. */
export async function tellNamed(
  { store, record }: Pick<Scene, "store" | "record">,
  line: ChatLine,
  speaker: string,
  isAway: (player: string) => boolean,
): Promise<void> {
  if (!line.text.includes("@")) return;
  const hearing = record.seats.flatMap((_, seat) => (isFor(line, seat, false) ? personAt(record, seat) : []));
  const away = hearing.filter((player) => player !== speaker && isAway(player));
  const named: string[] = [];
  for (const { id, name } of await store.players(away))
    if (isNamed(line.text, name) && !(await isUnwanted(store, id, speaker))) named.push(id);
  if (named.length > 0) await store.calls.tell(NAMED, record.id, named, Date.now());
}

/** Whether a text has this name after an @, and no longer one. */
export function isNamed(text: string, name: string): boolean {
  const [said, wanted] = [text, `@${name}`].map((one) => one.normalize("NFKC").toLowerCase());
  for (let at = said!.indexOf(wanted!); at >= 0; at = said!.indexOf(wanted!, at + 1))
    if (!/[\p{L}\p{N}]/u.test(said!.charAt(at + wanted!.length))) return true;
  return false;
}

/** Whether a player has muted or blocked another. */
async function isUnwanted(store: Scene["store"], player: string, other: string): Promise<boolean> {
  return (await store.company.aversions(player)).some((aversion) => aversion.other === other);
}
