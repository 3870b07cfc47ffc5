import { useEffect, useState } from "preact/hooks";

const SAID_MS = 3_000;

/** A word that is said for a moment and then taken back. */
export function useBriefly<T extends string>(): [T | null, (word: T) => void] {
  const [said, say] = useState<T | null>(null);
  useEffect(() => {
    if (said === null) return;
    const timer = setTimeout(() => say(null), SAID_MS);
    return () => clearTimeout(timer);
  }, [said]);
  return [said, say];
}
