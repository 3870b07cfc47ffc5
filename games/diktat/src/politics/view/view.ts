import { ofParts, type Seat } from "@paravent/kernel";
import { packOf } from "../../content/installed.ts";
import type { Pile } from "../../model/facts.ts";
import { follows } from "../../model/knowledge/book.ts";
import { ppBounds } from "../../model/knowledge/bounds.ts";
import { supplySeenBy } from "../../model/knowledge/supply.ts";
import { AFFINITIES } from "../../names/names.ts";
import type { Facts } from "../../rules/write.ts";
import type { Knowledge, OfferView } from "./types.ts";

/** Offers between this seat and others; those between others have no line. */
export function viewOffers(s: Facts, who: Seat): OfferView[] {
  return s.offers.flatMap((offer): OfferView[] => {
    if (offer.from !== who && offer.to !== who) return [];
    const { from, to, id } = offer;
    if (offer.kind === "place") return [{ kind: "place", from, to, id, pile: offer.pile }];
    const { give, want, room, until, note } = offer;
    return [{ kind: "trade", from, to, id, give: { ...give }, want: { ...want }, room: [...room], until, note }];
  });
}

export const viewKnowledge = (s: Facts, who: Seat): Knowledge => ({
  pawns: knownPawns(s, who),
  secretCard: knownSecret(s, who),
  heard: heardBy(s, who),
  said: saidBy(s, who),
  deduced: deducedBy(s, who),
  supply: viewSupply(s, who),
});

export const knownPawns = (s: Facts, who: Seat): Knowledge["pawns"] =>
  s.piles.flatMap((pile) => (pile.owner === who ? [] : knownPawnsOf(s, pile, who)));

export const knownSecret = (s: Facts, who: Seat): Knowledge["secretCard"] =>
  s.secret && follows(s.secret.knownTo, who)
    ? { card: s.secret.card, ...source(s, who, (what) => what.about === "secretCard") }
    : null;

export const heardBy = (s: Facts, who: Seat): Knowledge["heard"] =>
  s.heard.flatMap(({ from, to, shown, what }) =>
    to === who && isStill(s, what) ? [{ from, how: shown ? "shown" : "told", what }] : [],
  );

export const saidBy = (s: Facts, who: Seat): Knowledge["said"] =>
  s.heard.flatMap(({ from, to, shown, what }) =>
    from === who && isStill(s, what) ? [{ to, how: shown ? "shown" : "told", what }] : [],
  );

export const deducedBy = (s: Facts, who: Seat): Knowledge["deduced"] =>
  s.players.flatMap((_, seat) => {
    const pp = seat === who ? null : ppBounds(s, who, seat);
    return pp ? [bound(s, who, seat, seat, pp.min, pp.max)] : [];
  });

const bound = ofParts((seat: Seat, min: number, max: number) => ({ seat, pp: { min, max } }));

/** As long as it says more than that there are ten of each (DK-MAT-04). */
export function viewSupply(s: Facts, who: Seat): Knowledge["supply"] {
  const seen = supplySeenBy(s, who);
  if (!seen) return [];
  const { affinityTokens } = packOf(s).constants;
  return AFFINITIES.flatMap((token) => {
    const [min, max] = [seen.least[token], seen.most[token]];
    return max < affinityTokens ? [{ token, min, max }] : [];
  });
}

type What = Facts["heard"][number]["what"];

/** 5.2: what was said about a pawn ends with its handle, about the secret card with its revelation. */
function isStill(s: Facts, what: What): boolean {
  if (what.about === "secretCard") return s.secret !== null;
  return what.about !== "pawn" || s.piles.some(({ pawns }) => pawns.some(({ id }) => id === what.pawn));
}

function knownPawnsOf(s: Facts, pile: Pile, who: Seat): Knowledge["pawns"] {
  return pile.pawns.flatMap(({ id, kind, knownTo }) =>
    follows(knownTo, who)
      ? [{ pawn: id, kind, ...source(s, who, (what) => what.about === "pawn" && what.pawn === id) }]
      : [],
  );
}

/** Whoever showed it, or one's own eyes. */
function source(s: Facts, who: Seat, isIt: (what: What) => boolean): { how: "seen" | "shown"; by: Seat | null } {
  const shown = s.heard.find((one) => one.taught && one.to === who && isIt(one.what));
  return shown ? { how: "shown", by: shown.from } : { how: "seen", by: null };
}
