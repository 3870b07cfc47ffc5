import type { TableSummary } from "@paravent/protocol";
import { useEffect, useState } from "preact/hooks";
import { readTable } from "../net/rooms.ts";

/** What this browser is to a table where it has no seat: a seat is kept for it, or it wants to be told of a free one. */
export type Standing = TableSummary["standing"];

/** Asked for when the table is opened and whenever who sits there has changed. */
export function useStanding(table: TableSummary): [Standing, (standing: Standing) => void] {
  const [standing, setStanding] = useState<Standing>(table.standing);
  const seated = table.seats.map(({ name, keptFor }) => `${name} ${keptFor}`).join();
  const isSeated = table.you !== null;
  useEffect(() => {
    let isGone = false;
    const read = async () => {
      if (isSeated || seated === "") return;
      const now = await readTable(table.id).catch(() => null);
      if (now && !isGone) setStanding(now.standing);
    };
    void read();
    return () => {
      isGone = true;
    };
  }, [table.id, isSeated, seated]);
  return [isSeated ? undefined : standing, setStanding];
}

/** Whether there is a seat for anybody, or for somebody a seat is kept for. */
export const isFull = ({ seats }: TableSummary, standing: Standing): boolean =>
  standing !== "invited" && seats.every(({ kind, keptFor }) => kind !== "open" || keptFor !== undefined);
