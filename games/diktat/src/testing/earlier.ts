import type { Seat } from "@paravent/kernel";
import { seatIn } from "@paravent/testkit";
import { tablesOf } from "../content/installed.ts";
import type { Stat } from "../content/stats.ts";
import type { DiktatFacts } from "../model/facts.ts";
import { OTHERS } from "../names/names.ts";
import { piecesOf } from "../rules/elements.ts";

/** A player has already seen something: a pawn ("bor.karst:1", "karst:2"), or the "secretCard". */
export interface Seen {
  by: string;
  what: string;
}

/** A change of a player's stat that lasts until the Conquest or the Cycle ends. */
export interface LastingChange {
  of: string;
  stat: Stat;
  change: number | boolean | string;
  until: "conquestEnd" | "cycleEnd";
}

export function last(facts: DiktatFacts, names: readonly string[], { of, stat, change, until }: LastingChange): void {
  const [delta, set] = typeof change === "number" ? [change, null] : [0, change];
  facts.lasting.push({ seat: seatIn(names, of), stat, delta, set, until });
}

/** What Development remembers of Income given already: "card:co2", "marker:karst:1", of a stack "marker:karst:upper". */
export function incomeGiven(s: Readonly<DiktatFacts>, seat: Seat, elements: readonly string[]) {
  return elements.flatMap((named) => {
    const [, sector, half] = /^marker:(\w+):(lower|upper)$/.exec(named) ?? [];
    const element = sector === undefined ? named : `marker:${sector}:2`;
    const pieces = piecesOf(s, seat, element);
    const gave = half === undefined ? pieces : [pieces[half === "lower" ? 0 : 1]!];
    const incomes = tablesOf(s)
      .powers.get(element)!
      .prepared.filter(({ effect }) => effect.trigger === "development");
    return incomes.flatMap(({ kin }) => gave.map((piece) => ({ seat, piece, kin })));
  });
}

const ownerIn = (names: readonly string[], owner: string): number =>
  owner === "others" ? OTHERS : seatIn(names, owner);

/** Lets a player know a pawn or the secret card before play begins. */
export function show(facts: DiktatFacts, names: readonly string[], { by, what }: Seen): void {
  const seat = seatIn(names, by);
  if (what === "secretCard") {
    if (!facts.secret) throw new Error("there is no secret card to know: name one with .secret(…)");
    facts.secret.knownTo |= 1 << seat;
    return;
  }
  const [, owner, sector, position] = /^(?:(\w+)\.)?(\w+):(\d+)$/.exec(what) ?? [];
  const piles = facts.piles.filter(
    (pile) => pile.sector === sector && (owner === undefined || pile.owner === ownerIn(names, owner)),
  );
  for (let left = Number(position), i = 0; i < piles.length; left -= piles[i]!.pawns.length, i++) {
    const pawn = piles[i]!.pawns[left - 1];
    if (!pawn) continue;
    piles[i]!.pawns[left - 1] = { ...pawn, knownTo: pawn.knownTo | (1 << seat) };
    return;
  }
  throw new Error(`there is no pawn ${what}`);
}
