import { type Ref, type Refusal, refuse, type Seat } from "@paravent/kernel";
import { packOf } from "../content/installed.ts";
import { AFFINITIES, AGENTS, SECTORS } from "../names/names.ts";
import { refersTo } from "../names/read-ref.ts";
import { sectorMarkerRef } from "../names/refs.ts";
import { cardRef, type Facts, nameIn } from "../rules/write.ts";
import { held, isPossession } from "./state/goods.ts";

// Why terms of a trade are refused. They come from outside, well written or not.

/** The most PP or things that one side of proposed terms names, well written or not. */
export function mostNamed(terms: unknown): number {
  const { give, want } = (terms ?? {}) as { give?: unknown; want?: unknown };
  return Math.max(
    ...[give, want].map((side) => {
      const { pp, things } = (side ?? {}) as { pp?: unknown; things?: unknown };
      return Math.max(typeof pp === "number" ? pp : 0, Array.isArray(things) ? things.length : 0);
    }),
  );
}

/** How often proposed terms, well written or not, give this thing. */
function givenIn(value: unknown, ref: Ref): number {
  const { value: terms } = (value ?? {}) as { value?: { give?: { things?: unknown } } };
  const things = terms?.give?.things;
  return Array.isArray(things) ? things.filter((one) => one === ref).length : 0;
}

const NAMED: ReadonlySet<Ref> = new Set([
  "spyToken",
  "assassinToken",
  ...AGENTS,
  ...AFFINITIES,
  ...SECTORS.map(sectorMarkerRef),
]);

/** Whether there is such a thing in this game at all. */
const isKnown = (s: Facts, ref: Ref): boolean =>
  NAMED.has(ref) || (refersTo(ref, "card") && packOf(s).cards.has(nameIn(ref)));

/** DK-RUL-44: nobody offers what they have none of. */
export function whyLacking(s: Facts, seat: Seat, ref: Ref, value: unknown): Refusal | null {
  const needs = givenIn(value, ref);
  if (needs === 0 || !isKnown(s, ref) || held(s.players[seat]!, ref) > 0) return null;
  return refuse("lacking", "DK-RUL-44", { what: ref, needs, has: 0 });
}

/** DK-RUL-44: why something cannot be part of a trade. */
export function whyNotTradable(s: Facts, ref: Ref): Refusal | null {
  const isCabal = ({ cabalRow }: Facts["players"][number]) => cabalRow.some(({ card }) => ref === cardRef(card));
  if (refersTo(ref, "cabal") || s.players.some(isCabal)) return refuse("notTradable", "DK-RUL-44");
  if (isPossession(ref) && s.using > 0) return refuse("elementInUse", "DK-TRADE-02");
  if (ref === "debt") return refuse("debtNotTradable", "DK-RUL-50");
  return NEVER_TRADED.has(ref) || refersTo(ref, "pawn") || refersTo(ref, "pile")
    ? refuse("notTradable", "DK-RUL-44")
    : null;
}

const NEVER_TRADED: ReadonlySet<Ref> = new Set([
  "manoeuvrePawn",
  "administrator",
  "vp",
  "usedToken",
  "blockhouse",
  "sleeper",
  "membership",
  "revolt",
]);
