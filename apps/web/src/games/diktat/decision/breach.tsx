import type { OfferedTerm, PileView } from "@paravent/diktat";
import type { Draft } from "../../../drafts/draft.ts";
import type { Consequence } from "../../../table/decision/Consequences.tsx";
import { Icon } from "../art/index.ts";
import type { Seen } from "../seen/seen.ts";
import { texts } from "../words/index.ts";
import { vpChip } from "./gain-chips.tsx";

type Promised = OfferedTerm["promise"];
type IsBroken = (promise: Promised) => boolean;

/** How many oaths the reader would break, by their own open promises. */
export const breaches = ({ game, you }: Seen, isBroken: IsBroken): number =>
  game.oaths.filter(({ terms }) =>
    terms?.some(({ by, state, promise }) => by === you && state === "open" && isBroken(promise)),
  ).length;

/** DK-OATH-03: what the drafted choice costs whoever has sworn not to make it. */
export function breachChips(seen: Seen, isBroken: IsBroken): Consequence[] {
  const n = breaches(seen, isBroken);
  if (n === 0) return [];
  const sign = <Icon name="oath" size={24} />;
  return [{ ...vpChip(seen, seen.you!, -n), sign, what: texts.value.decision.oathBroken }];
}

/** A promise to leave this pile alone. */
export const isSpared =
  (kind: "notKill" | "notSpy", { owner, sector }: PileView): IsBroken =>
  (promise) =>
    promise.kind === kind && promise.owner === owner && (promise.sector ?? sector) === sector;

/** The same of a bid that is more than one has sworn to bid there, or less. */
export function bidAgainstOath(seen: Seen, bid: Draft): string | null {
  const sector = seen.game.conquest?.sector;
  if (typeof bid !== "number") return null;
  const n = breaches(
    seen,
    (promise) =>
      ((promise.kind === "bidAtMost" && bid > promise.n) || (promise.kind === "bidAtLeast" && bid < promise.n)) &&
      promise.sector === sector,
  );
  return n === 0 ? null : texts.value.decision.bidsAgainstOath(n);
}
