import type { Json, Question, Ref, Rng, TableView } from "@paravent/kernel";
import type { Agent, SectorId } from "../../names/names.ts";
import { readRef } from "../../names/read-ref.ts";
import { SECRET_CARD } from "../../rules/write.ts";
import type { DiktatView } from "../../view/types.ts";
import { holdsEffect } from "../effects.ts";
import { outlook } from "../forecast.ts";
import { spyWorth } from "../knives.ts";
import { readPosition } from "../position.ts";

/** Answers worth trying where there are too many, or many that are alike. */
export function candidates(table: TableView<unknown>, { subject, ask }: Question, rng: Rng): readonly Json[] | null {
  const view = table.game as DiktatView;
  if (subject === "diktat/composePile" && ask.shape === "compose") return piles(ask, sendsLater(view, table), rng);
  if (ask.shape !== "pick" || ask.max !== 1) return null;
  if (subject === "diktat/chooseManoeuvre") return each(sensible(table, ask.from));
  if (subject === "diktat/chooseSector") return each(promising(table, ask.from));
  if (subject === "diktat/chooseVictim") return unlike(view, ask.from, rng);
  return subject === "diktat/chooseSpyTarget" ? unlike(view, stillHidden(view, ask.from), rng) : null;
}

const sendsLater = (view: DiktatView, { who }: TableView<unknown>): number =>
  Math.max(0, Math.min(2, view.players[who as number]!.manoeuvrePawns - 1));

const each = (refs: readonly Ref[]): Json[] => refs.map((ref) => [ref]);

/** To spy where nothing is hidden, or serves nobody any more, is a Manoeuvre lost: to extend one's influence pays. */
function sensible(table: TableView<unknown>, manoeuvres: readonly Ref[]): readonly Ref[] {
  const position = readPosition(table);
  const idle = spyWorth(position) <= 0 && !holdsEffect(position, ({ trigger }) => trigger === "spyDone");
  return unless(manoeuvres, (manoeuvre) => idle && manoeuvre === "spy");
}

/** A team where nothing is to be won is lost. An unknown secret card may lie in any sector; Vectors may be there to fight. */
function promising(table: TableView<unknown>, sectors: readonly Ref[]): readonly Ref[] {
  const position = readPosition(table);
  if (position.view.others !== null || position.view.secret?.known === null) return sectors;
  return unless(sectors, (sector) => outlook(position, sector as SectorId).trophies.length === 0);
}

/** Those of which that cannot be said; all, if it can be said of each. */
function unless(refs: readonly Ref[], isPointless: (ref: Ref) => boolean): readonly Ref[] {
  const left = refs.filter((ref) => !isPointless(ref));
  return left.length > 0 ? left : refs;
}

/** Any number of Emissaries with no cover, one of each, a fair share of what is left, or all of it; in any order. */
function piles(
  { supply, min, max }: { supply: Readonly<Record<string, number>>; min: number; max: number },
  later: number,
  rng: Rng,
): Json[] | null {
  const { citizen = 0, guard = 0, emissary = 0 } = supply;
  const share = (n: number): number => Math.ceil(n / (later + 1));
  const covers = [
    [0, 0],
    [Math.min(1, citizen), Math.min(1, guard)],
    [share(citizen), share(guard)],
    [citizen, guard],
  ] as const;
  const found = new Map<string, Agent[]>();
  for (let e = 0; e <= emissary; e++)
    for (const [c, g] of covers) {
      const size = e + c + g;
      if (size >= Math.max(1, min) && size <= max) found.set(`${e}/${c}/${g}`, shuffled(e, c, g, rng));
    }
  return found.size > 0 ? [...found.values()] : null;
}

function shuffled(emissaries: number, citizens: number, guards: number, rng: Rng): Agent[] {
  const pile = [
    ...new Array<Agent>(emissaries).fill("emissary"),
    ...new Array<Agent>(citizens).fill("citizen"),
    ...new Array<Agent>(guards).fill("guard"),
  ];
  rng.shuffle(pile);
  return pile;
}

/** To look at what one knows tells nothing, so it is tried only where there is nothing else. */
function stillHidden(view: DiktatView, refs: readonly Ref[]): readonly Ref[] {
  return unless(refs, (ref) => isKnown(view, ref));
}

function isKnown({ piles, secret }: DiktatView, ref: Ref): boolean {
  if (ref === SECRET_CARD) return secret?.known !== null;
  const read = readRef(ref);
  if (read.kind !== "pawn") return false;
  return piles.some(({ pawns }) => pawns.some(({ id, kind }) => id === read.pawn && kind !== null));
}

/** Unseen pawns of one pile are alike: one of them, drawn by lot, stands for all. */
function unlike(view: DiktatView, refs: readonly Ref[], rng: Rng): Json[] {
  const lots = refs.slice();
  rng.shuffle(lots);
  const seen = new Set<string>();
  return lots.flatMap((ref) => {
    const key = pileOf(view, ref) ?? ref;
    if (seen.has(key)) return [];
    seen.add(key);
    return [[ref]];
  });
}

/** The pile in which this pawn lies unseen; null: it is something else, or seen. */
function pileOf(view: DiktatView, ref: Ref): string | null {
  const read = readRef(ref);
  if (read.kind !== "pawn") return null;
  const pile = view.piles.find(({ pawns }) => pawns.some(({ id, kind }) => id === read.pawn && kind === null));
  return pile ? `pile ${pile.id}` : null;
}
