import { useEffect } from "preact/hooks";
import { t } from "../i18n/index.ts";

/** The tab names the table, and says when the reader is awaited: for those who look elsewhere meanwhile. */
export function useTabTitle(table: string | undefined, isAwaited: boolean): void {
  const title = `${isAwaited ? `${t.value.bar.you} · ` : ""}${table ?? "Paravent"}`;
  useEffect(() => {
    document.title = title;
    return () => {
      document.title = "Paravent";
    };
  }, [title]);
}
