import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";

/** What the tab shows: its name, and whether the reader must answer there. */
export interface Tab {
  readonly name: string;
  readonly isAwaited: boolean;
}

/** The page in this tab; null: one without a name of its own. */
export const tab = signal<Tab | null>(null);

/** The tab names the page, and says when the reader is awaited: for those who look elsewhere meanwhile. */
export function useTabTitle(name: string | undefined, isAwaited: boolean): void {
  useEffect(() => {
    tab.value = name === undefined ? null : { name, isAwaited };
  }, [name, isAwaited]);
  useEffect(
    () => () => {
      tab.value = null;
    },
    [],
  );
}
