import type { Tournament } from "@paravent/protocol";

/** Where one is in a tournament: at a table that is played, or waiting for something, by the name of the sentence. */
export type OwnPlace =
  | { readonly at: "table"; readonly table: string }
  | { readonly at: "yourBye" | "waitingFirst" | "waitingNext" | "waitingOrganiser" | "none" };

export function ownPlace({ players, played, status, plays, pace, round, rounds }: Tournament): OwnPlace {
  const you = players.findIndex((player) => player.you);
  if (you < 0 || status === "over") return { at: "none" };
  if (status === "open") return { at: "waitingFirst" };
  // Several may be played at once, where the organiser did not wait: the oldest first.
  const boards = played
    .flatMap(({ boards: all }) => all)
    .filter(({ seats }) => seats.some(({ player }) => player === you));
  const open = boards.find(({ over }) => !over);
  if (open) return { at: "table", table: open.table };
  if (!plays || round >= rounds) return { at: "none" };
  const latest = played.at(-1);
  if (latest?.byes.includes(you) && latest.boards.some(({ over }) => !over)) return { at: "yourBye" };
  return { at: pace === "tables" ? "waitingNext" : "waitingOrganiser" };
}
