import { useEffect, useState } from "preact/hooks";
import type { Report } from "../../runs/report.ts";
import type { Progress } from "../../runs/run.ts";
import { ask } from "./net.ts";

/** A run and what its games say so far. */
export interface Shown {
  readonly progress: Progress;
  readonly report: Report;
}

/** How often a run under way is looked at. */
const LOOK_MS = 1000;

/** Calls again and again, the next time once the last is done; ends with the component. */
export function useLooking(look: () => Promise<void>, on: readonly unknown[]): void {
  useEffect(() => {
    let timer = 0;
    let isGone = false;
    const again = (): void => {
      void look()
        .catch(() => undefined)
        .then(() => {
          if (!isGone) timer = window.setTimeout(again, LOOK_MS);
        });
    };
    again();
    return () => {
      isGone = true;
      window.clearTimeout(timer);
    };
  }, on);
}

/** A run by its id, looked at as long as the page is open. */
export function useShown(id: string | null): Shown | null {
  const [shown, setShown] = useState<Shown | null>(null);
  useLooking(async () => {
    setShown(id === null ? null : await ask<Shown>("GET", `/api/runs/${id}`));
  }, [id]);
  return shown?.progress.id === id ? shown : null;
}
