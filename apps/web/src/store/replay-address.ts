import { LensName } from "@paravent/protocol";

const MOVE = "move";
const LENS = "lens";

/** Where a game that is over is looked at again. */
const isReplayPath = (): boolean => location.pathname.startsWith("/replay/");

/** The number of the move that the address names, counted from 0: of a replay the first, if it names none; else null. */
export function moveInAddress(): number | null {
  const named = new URLSearchParams(location.search).get(MOVE);
  if (named !== null && /^[1-9][0-9]{0,5}$/.test(named)) return Number(named) - 1;
  return isReplayPath() ? 0 : null;
}

/** The lens that the address names; null when it names none. */
export function lensInAddress(): LensName | null {
  const named = LensName.safeParse(new URLSearchParams(location.search).get(LENS));
  return named.success ? named.data : null;
}

/** The address of a move, seen through a lens, as it can be handed on. */
export const addressOfMove = (table: string, at: number, lens: LensName): string =>
  `/replay/${encodeURIComponent(table)}?${MOVE}=${at + 1}&${LENS}=${lens}`;

/** The address says what is looked at, so that it can be handed on. */
export function nameInAddress(address: string): void {
  history.replaceState(history.state, "", address);
}
