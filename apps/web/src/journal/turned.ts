import { useCallback, useState } from "preact/hooks";

type Turned = ReadonlyMap<string, boolean>;
type Turn = (key: string, isOpen: boolean) => void;

/** Actions that somebody has opened or folded, and what does it. */
export function useTurned(): readonly [Turned, Turn] {
  const [turned, setTurned] = useState<Turned>(new Map());
  const turn = useCallback<Turn>((key, isOpen) => setTurned((was) => new Map(was).set(key, isOpen)), []);
  return [turned, turn];
}
