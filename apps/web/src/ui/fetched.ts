import { useEffect, useState } from "preact/hooks";
import { reloadIfNewer } from "./newer-build.ts";

const AGAIN_MS = 2_000;

/** Fetches something this page needs; null until it is here. A failed fetch is tried again as long as somebody waits. */
export function useFetched<T>(fetch: (() => Promise<T>) | null): T | null {
  const [fetched, setFetched] = useState<{ readonly by: typeof fetch; readonly it: T } | null>(null);
  useEffect(() => {
    if (fetch === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isGone = false;
    const again = () =>
      fetch().then(
        (it) => isGone || setFetched({ by: fetch, it }),
        (fault: unknown) => {
          if (isGone) return;
          timer = setTimeout(again, AGAIN_MS);
          // What browsers say of a file that is not there.
          if (fault instanceof TypeError) void reloadIfNewer();
        },
      );
    void again();
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [fetch]);
  return fetched?.by === fetch && fetched ? fetched.it : null;
}
