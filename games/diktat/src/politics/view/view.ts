import type { Seat } from "@paravent/kernel";
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

export function viewKnowledge(s: Facts, who: Seat): Knowledge {
  const heard = s.heard.filter((one) => one.to === who && isStill(s, one.what));
  return {
    pawns: s.piles.flatMap((pile) => (pile.owner === who ? [] : knownPawns(s, pile, who))),
    secretCard:
      s.secret && follows(s.secret.knownTo, who)
        ? { card: s.secret.card, ...source(s, who, (what) => what.about === "secretCard") }
        : null,
    heard: heard.map(({ from, shown, what }) => ({ from, how: shown ? "shown" : "told", what })),
    said: s.heard.flatMap(({ from, to, shown, what }) =>
      from === who && isStill(s, what) ? [{ to, how: shown ? "shown" : "told", what }] : [],
    ),
    deduced: s.players.flatMap((_, seat) => {
      const pp = seat === who ? null : ppBounds(s, who, seat);
      return pp ? [{ seat, pp }] : [];
    }),
    supply: viewSupply(s, who),
  };
}

/** As long as it says more than that there are ten of each (DK-MAT-04). */
function viewSupply(s: Facts, who: Seat): Knowledge["supply"] {
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

function knownPawns(s: Facts, pile: Pile, who: Seat): Knowledge["pawns"] {
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
