import type { TableList } from "@paravent/protocol";
import { useEffect, useState } from "preact/hooks";
import { listTables } from "../net/rest.ts";
import { type SaidNo, saidNo } from "../net/said-no.ts";
import { noteMine } from "../turns/awaited.ts";

const AGAIN_MS = 4_000;

/** The tables of the lobby, asked for anew every few seconds while somebody looks. */
export function useTables(report: (fault: SaidNo | null) => void): TableList {
  const [tables, setTables] = useState<TableList>({ mine: [], open: [] });
  useEffect(() => {
    let gone = false;
    let failed = false;
    const read = async () => {
      if (document.visibilityState === "hidden") return;
      try {
        const list = await listTables();
        if (gone) return;
        setTables(list);
        noteMine(list.mine);
        // Only what this reading itself reported is taken back: the player may still be reading another fault.
        if (failed) report(null);
        failed = false;
      } catch (fault) {
        failed = true;
        if (!gone) report(saidNo(fault));
      }
    };
    void read();
    const timer = setInterval(read, AGAIN_MS);
    return () => {
      gone = true;
      clearInterval(timer);
    };
  }, [report]);
  return tables;
}
