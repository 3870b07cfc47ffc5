import { interrupt, pick, refuse, type Seat } from "@paravent/kernel";
import { packOf } from "../../content/installed.ts";
import { AFFINITIES, type Affinity, type AffinitySymbol, type CardId } from "../../names/names.ts";
import { readPlacement } from "../../names/read-ref.ts";
import { type Placement, placementRef } from "../../names/refs.ts";
import { triggers } from "../effects/calls.ts";
import { triggered } from "../effects/raise.ts";
import { setting } from "../effects/stats.ts";
import { acts, type DiktatRules, type Facts } from "../write.ts";

/** GE.1, the last placement: the best one is offered, any other is made token by token. */
export const FINAL_AFFINITIES = "diktat/finalAffinities";

/** DK-AFF-01, -02: every token of the reserve on every matching symbol that is still free. */
function placements(s: Facts, seat: Seat): Placement[] {
  const { affinities, row } = s.players[seat]!;
  const found: Placement[] = [];
  const wild = setting(s, seat, "affinityWild");
  for (const { card, tokens } of row) {
    const symbols = packOf(s).cards.get(card)!.affinities;
    for (let symbol = 0; symbol < symbols.length; symbol++) {
      if (tokens[symbol] !== null) continue;
      for (const token of AFFINITIES)
        if (affinities[token] > 0 && accepts(symbols[symbol]!, token, wild)) found.push({ card, symbol, token });
    }
  }
  return found;
}

/** DK-RUL-41: the symbol "any" takes a token of any type; so does a type that an element has made wild. */
function accepts(symbol: AffinitySymbol, token: Affinity, wild: unknown): boolean {
  return symbol === "any" || symbol === token || symbol === wild;
}

/**
 * As many placements at once as there can be. Symbols of one type are filled first, "any" with what is left: a token is
 * worth 1 VP wherever it lies, so one largest set serves as well as another.
 */
export function bestPlacements(s: Facts, seat: Seat): Placement[] {
  const left = { ...s.players[seat]!.affinities };
  const free = freeSymbols(s, seat);
  const chosen: Placement[] = [];
  const put = (card: CardId, symbol: number, token: Affinity): void => {
    left[token]--;
    chosen.push({ card, symbol, token });
  };
  for (const { card, symbol, type } of free) if (type !== "any" && left[type] > 0) put(card, symbol, type);
  for (const { card, symbol, type } of free) {
    const token = AFFINITIES.find((t) => left[t] > 0);
    if (type === "any" && token) put(card, symbol, token);
  }
  return chosen;
}

/** Whether a symbol of a player's cards is still free. */
export const hasFreeSymbol = (s: Facts, seat: Seat): boolean =>
  s.players[seat]!.row.some(({ tokens }) => tokens.includes(null));

function freeSymbols(s: Facts, seat: Seat): { card: CardId; symbol: number; type: AffinitySymbol }[] {
  const free: { card: CardId; symbol: number; type: AffinitySymbol }[] = [];
  const wild = setting(s, seat, "affinityWild");
  for (const { card, tokens } of s.players[seat]!.row) {
    const symbols = packOf(s).cards.get(card)!.affinities;
    for (let symbol = 0; symbol < symbols.length; symbol++) {
      const type = symbols[symbol]!;
      if (tokens[symbol] === null) free.push({ card, symbol, type: type === wild ? "any" : type });
    }
  }
  return free;
}

export function place(g: DiktatRules, seat: Seat, { card, symbol, token }: Placement): void {
  g.emit({ type: "affinityPlaced", seat, card, symbol, token });
}

/** DK-AFF-01, DK-TRO-07: at once or at any later moment. */
export const placeAffinity = acts({
  rule: "DK-AFF-01",
  // Section 3.5 of the rules: at GE.1 nothing else may be done, but this may.
  within: [FINAL_AFFINITIES],
  what: (s, seat) => pick(placements(s, seat).map(placementRef)),
  closed: (s, seat) =>
    hasFreeSymbol(s, seat) ? refuse("noMatchingToken", "DK-AFF-01") : refuse("noFreeSymbol", "DK-AFF-02"),
  because(s, seat, ref) {
    const { card, symbol } = readPlacement(ref);
    const symbols = s.players[seat]!.row.find((owned) => owned.card === card)?.tokens;
    if (symbols === undefined || symbol >= symbols.length) return null;
    return symbols[symbol] === null ? refuse("noMatchingToken", "DK-AFF-01") : refuse("noFreeSymbol", "DK-AFF-02");
  },
  run(g, seat, [ref]) {
    place(g, seat, readPlacement(ref));
    return interrupt(triggers, triggered("affinityFlipped", { by: seat }));
  },
});
