import { become, end, next, pick, type Refusal, refuse, type Seat } from "@paravent/kernel";
import { packOf } from "../../content/installed.ts";
import type { CardId } from "../../names/names.ts";
import * as calls from "../calls/manoeuvres.ts";
import { acquire } from "../calls/possessions.ts";
import { after, asks, cabalRef, type Facts, nameIn, procedure } from "../write.ts";

/** Manoeuvre 5, and the same steps without a Manoeuvre pawn (Old Town, cards). */
export const develop = procedure(calls.develop, {
  /** DE.1, DK-MAN-DEV-01: the cost is voluntary; without the PP it cannot be chosen (DK-MAN-DEV-05). */
  pay(g, f) {
    if (!canDevelop(g.facts, f.by, f.price, "own")) return end();
    const pp = costOf(g.facts, f.by, f.price);
    if (pp > 0) g.emit({ type: "paid", from: f.by, to: null, pp, rule: "DK-MAN-DEV-01" });
    return next("card");
  },

  /** DE.2, DK-MAN-DEV-02: any unplayed Cabal card; the suggested order does not bind. */
  card: after(
    "developPaid",
    asks({
      subject: "diktat/chooseCabalCard",
      rule: "DK-MAN-DEV-02",
      // DK-RUL-110: free of charge it is part of a take, and nothing comes between.
      inside: (_, f) => f.price === "free",
      of: (_, f) => f.by,
      what: (s, f) => pick(unplayedCards(s, f.by).map(cabalRef)),
      then(g, f, [ref]) {
        f.card = nameIn(ref);
        g.emit({ type: "cabalCardPlaced", seat: f.by, card: f.card });
        // DE.3, DK-MAN-DEV-03: active at once. VP of the slot follow from the row (DK-MAN-DEV-04).
        return become(acquire, { seat: f.by, element: ref });
      },
    }),
  ),
});

/** The Manoeuvre itself: the printed price. */
export const developCabal = procedure(calls.developCabal, {
  begin: (_, f) => become(calls.develop, developing(f.by)),
});

export const developing = (by: Seat) => ({ by, price: 0 });

function unplayedCards(s: Facts, seat: Seat): CardId[] {
  const { cabal, cabalRow } = s.players[seat]!;
  return packOf(s)
    .cabals.get(cabal!)!
    .cards.map(({ id }) => id)
    .filter((id) => !cabalRow.some(({ card }) => card === id));
}

function costOf(s: Facts, seat: Seat, price: calls.DevelopPrice): number {
  if (price === "free") return 0;
  const { cabal, cabalRow } = s.players[seat]!;
  return Math.max(0, packOf(s).cabals.get(cabal!)!.board.cabalCost[cabalRow.length]! + price);
}

/** DK-RUL-31: a full row or no card left closes it; DK-MAN-DEV-05: so does a price that cannot be paid. */
export function canDevelop(s: Facts, seat: Seat, price: calls.DevelopPrice, eyes: "public" | "own"): boolean {
  return isRowFull(s, seat) ? false : eyes === "public" || s.players[seat]!.pp >= costOf(s, seat, price);
}

function isRowFull(s: Facts, seat: Seat): boolean {
  const { cabal, cabalRow } = s.players[seat]!;
  const { board, cards } = packOf(s).cabals.get(cabal!)!;
  return cabalRow.length >= Math.min(board.cabalCost.length, cards.length);
}

/** Why it is closed; null when it is not. */
export function whyNoDevelop(s: Facts, seat: Seat, price: calls.DevelopPrice, eyes: "public" | "own"): Refusal | null {
  if (canDevelop(s, seat, price, eyes)) return null;
  if (isRowFull(s, seat)) return refuse("cabalRowFull", "DK-RUL-31");
  const cost = costOf(s, seat, price);
  const { pp } = s.players[seat]!;
  return refuse("developTooDear", "DK-MAN-DEV-05", { cost, pp, missing: cost - pp });
}
