import { curled, type NameOf, spaced } from "@paravent/content/text";
import type { Effect, Option } from "../../content/effects.ts";
import type { Cabal, PackText } from "../../content/pack.ts";
import { type ReadRef, readRef } from "../../names/read-ref.ts";
import { sayToOffered } from "./offered.ts";
import { say, sayOption } from "./say.ts";
import type { Tongue } from "./tongue.ts";

/**
 * What an element does, said from its data: `card:nv1`, `cabal:polisec_2`, `screen:polisec`, `marker:karst:2`; or one of
 * its effects, `use:screen:syndicat/1`. Where it is known whether the Others are played with, what does not apply there
 * is left out (DK-INF-13).
 */
export function explain(pack: PackText, ref: string, tongue: Tongue, withOthers: boolean | null = null): string {
  const { effects, kin } = effectsOf(pack, ref, withOthers);
  return effects ? spaced[tongue.language](curled(say(effects, tongue, kin))) : "";
}

/** Whether the Others change what an element does. */
export function isChangedByOthers(pack: PackText, ref: string): boolean {
  return effectsOf(pack, ref, null).effects?.some(({ config }) => config?.includes("others")) ?? false;
}

/** Those of these effects that are played with, without the words that tell them from the rest. */
function played(effects: readonly Effect[] | undefined, withOthers: boolean | null): readonly Effect[] | undefined {
  if (withOthers === null) return effects;
  const configuration = withOthers ? "others" : "base";
  return effects
    ?.filter(({ config }) => config === null || config.includes(configuration))
    .map((effect) => ({ ...effect, config: null }));
}

/** Where an effect under way stands, as a question about it says: the element, which of its effects, the way into it. */
interface Standing {
  readonly element?: unknown;
  readonly effect?: unknown;
  readonly path?: unknown;
  /** Whose turn of it it is, whose element it is, and what both have named so far. */
  readonly acting?: unknown;
  readonly owner?: unknown;
  readonly bound?: unknown;
  readonly event?: unknown;
}

/**
 * What a way out of the choice or the toll under way does: `option:1`. Null where the effect has no such way out.
 */
export function explainOption(
  pack: PackText,
  standing: Standing,
  ref: string,
  tongue: Tongue,
  withOthers: boolean | null,
): string | null {
  const found = wayOut(pack, standing, ref, withOthers);
  return found && spaced[tongue.language](curled(sayOption(found.option, tongue, found.kin)));
}

/** What accepting or refusing an offer under way means for whom it is made to; null where nothing is offered. */
export function explainOffer(
  pack: PackText,
  standing: Standing,
  ref: string,
  tongue: Tongue,
  withOthers: boolean | null,
  nameOf: NameOf,
): string | null {
  const found = wayOut(pack, standing, ref, withOthers);
  const { acting, owner, bound, event } = standing;
  if (!found || typeof acting !== "number" || typeof owner !== "number") return null;
  const isPileNamed = [bound, event].some((names) => (names as { pile?: number } | undefined)?.pile !== undefined);
  const offering = { acting: nameOf(acting), owner: nameOf(owner), isPileNamed };
  return spaced[tongue.language](curled(sayToOffered(found.option, tongue, offering, found.kin)));
}

function wayOut(pack: PackText, { element, effect, path }: Standing, ref: string, withOthers: boolean | null) {
  if (typeof element !== "string" || typeof effect !== "number" || !Array.isArray(path)) return null;
  const { effects, kin } = effectsOf(pack, element, withOthers);
  const read = readRef(ref);
  const keys = read.kind === "option" ? ["options", read.option] : [ref];
  let node: unknown = effects?.[effect];
  for (const key of [...path, ...keys]) node = (node as Record<string, unknown> | undefined)?.[key];
  if (typeof node !== "object" || node === null || !("do" in node)) return null;
  return { option: node as Option, kin };
}

/** The rules count the effects of an element among those that are played with. */
function effectsOf(
  pack: PackText,
  ref: string,
  withOthers: boolean | null,
): { effects: readonly Effect[] | undefined; kin: readonly Effect[] } {
  const read = readRef(ref);
  if (read.kind === "use" || read.kind === "special") {
    const { effects, kin } = effectsOf(pack, read.element, withOthers);
    return { effects: effects?.slice(read.effect, read.effect + 1), kin };
  }
  const { effects, kin } = printedOn(pack, read);
  return { effects: played(effects, withOthers), kin };
}

function printedOn(pack: PackText, read: ReadRef): { effects: readonly Effect[] | undefined; kin: readonly Effect[] } {
  switch (read.kind) {
    case "card":
      return { effects: pack.cards.find(({ id }) => id === read.card)?.effects, kin: [] };
    case "marker":
      return { effects: pack.sectors.find(({ id }) => id === read.sector)?.marker[read.face === 2 ? 1 : 0], kin: [] };
    case "screen": {
      const cabal = pack.cabals.find(({ id }) => id === read.cabal);
      return { effects: cabal?.ability.effects, kin: kinOf(cabal) };
    }
    case "cabal": {
      const cabal = pack.cabals.find(({ cards }) => cards.some(({ id }) => id === read.card));
      return { effects: cabal?.cards.find(({ id }) => id === read.card)?.effects, kin: kinOf(cabal) };
    }
    default:
      return { effects: undefined, kin: [] };
  }
}

/** All effects of a Cabal: some only open an option that stands in another. */
const kinOf = (cabal: Cabal | undefined): readonly Effect[] =>
  cabal ? [...cabal.ability.effects, ...cabal.cards.flatMap(({ effects }) => effects)] : [];
