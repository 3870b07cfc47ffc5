import type { Effect, Option } from "@paravent/diktat";
import { readRef } from "@paravent/diktat/refs";
import type { Ref } from "@paravent/kernel";
import type { Consequence } from "../../../table/decision/Consequences.tsx";
import type { Asked } from "../answer/layers.ts";
import { Piece } from "../art/index.ts";
import { effectsOf, elementOf } from "../elements/element.ts";
import { goodName } from "../politics/goods.tsx";
import type { Seen } from "../seen/seen.ts";
import { powerChip } from "./gain-chips.tsx";
import { changesOf } from "./stats.ts";

/** DK-CAB-RE-01: the Revolt toll before elements change it. */
const STAT_BASE: Readonly<Record<string, number>> = { revoltToll: 1 };

/**
 * What a way out of a choice, an offer or a toll costs the reader in PP and Agents, between which numbers of their own.
 * Amounts that depend on more than lies open are left to the text, as is what it brings.
 */
export function optionChips(seen: Seen, asked: Asked, ref: Ref): Consequence[] {
  const option = optionOf(seen, asked, ref);
  const { own } = seen.game;
  if (!option || !own) return [];
  return option.cost.flatMap((cost): Consequence[] => {
    const n = "n" in cost ? amountOf(seen, asked, cost.n) : null;
    if (n === null) return [];
    if ("pay" in cost) return [powerChip(seen, -n)];
    if (!("discard" in cost) || cost.discard === "agent") return [];
    const has = own.agents[cost.discard];
    const sign = <Piece kind={cost.discard} look="public" size={30} />;
    return [{ sign, what: goodName(seen, cost.discard), change: [has, has - n], tone: "loss" }];
  });
}

/** The option that a ref names, in the effect that asks. */
export function optionOf(seen: Seen, { about }: Asked, ref: Ref): Option | null {
  const { element, effect, path } = about;
  if (typeof element !== "string" || typeof effect !== "number" || !Array.isArray(path)) return null;
  const found = elementOf(seen, element);
  const read = readRef(ref);
  const way: readonly (string | number)[] = [...path, ...(read.kind === "option" ? ["options", read.option] : [ref])];
  let node: Effect | Readonly<Record<string, unknown>> | undefined = found ? effectsOf(seen, found)[effect] : undefined;
  for (const key of way) node = (node as Readonly<Record<string, never>> | undefined)?.[key];
  return node && "do" in node && "cost" in node ? (node as Option) : null;
}

/** A number, or a stat of the one whose element asks; null for what depends on more. */
function amountOf(seen: Seen, { about }: Asked, n: unknown): number | null {
  if (typeof n === "number") return n;
  const stat = typeof n === "object" && n !== null && "stat" in n ? String(n.stat) : null;
  const base = stat === null ? undefined : STAT_BASE[stat];
  const read = readRef(String(about.element));
  const owner = read.kind === "screen" ? seen.game.players.find(({ cabal }) => cabal === read.cabal) : undefined;
  if (stat === null || base === undefined || !owner) return null;
  return base + changesOf(seen, owner.seat, stat).delta;
}
