import {
  branch,
  call,
  compose,
  end,
  type Json,
  next,
  pick,
  type Ref,
  type Refusal,
  refuse,
  type Seat,
} from "@paravent/kernel";
import type { OpOf } from "../../content/effects.ts";
import { packOf } from "../../content/installed.ts";
import { AFFINITIES, type Affinity, SECTORS, type SectorId } from "../../names/names.ts";
import { possessions } from "../elements.ts";
import { DISCARD, PLACED_OR_NOT } from "../possessions/trophies.ts";
import {
  asks,
  cardRef,
  chosen,
  type DiktatRules,
  type Facts,
  NOTHING,
  nameIn,
  picked,
  pickedAll,
  procedure,
} from "../write.ts";
import { amountOf, isUpTo } from "./amounts.ts";
import { asksInEffect } from "./asking.ts";
import { type Doing, opAt } from "./body.ts";
import { affinitiesLeft, affinitiesToChoose, cardsToTake, otherSeats, returnable, usedOf } from "./candidates.ts";
import { isUnderGloom, sectorsFor } from "./targets.ts";

/** A Possession of somebody, as an answer names it: `2/card:nv1`. */
const heldRef = (seat: Seat, element: string): Ref => `${seat}/${element}`;

/** Takes the Used token off another own Possession. */
export const ready = procedure<Doing>("diktat/ready", {
  which: asksInEffect({
    subject: "diktat/readyPossession",
    rule: "DK-USED-01",
    of: (_, f) => f.acting,
    what: (s, f) =>
      pick(
        usedOf(s, f.acting)
          .filter((element) => element !== f.element)
          .map((element) => heldRef(f.acting, element)),
      ),
    then(g, f, value) {
      g.emit({ type: "readied", owner: f.acting, element: elementIn(picked(value)) });
      return end();
    },
  }),
});

/** Puts Used tokens on Possessions of others that are not Used. */
export const exhaust = procedure<Doing>("diktat/exhaust", {
  begin: (g, f) => (targets(g.facts, f).length > 0 ? next("which") : end()),
  which: asksInEffect({
    subject: "diktat/exhaustPossession",
    rule: "DK-USED-01",
    of: (_, f) => f.acting,
    what(s, f) {
      const { n } = opAt<OpOf<"exhaust">>(s, f, f.path);
      const refs = targets(s, f);
      const most = Math.min(amountOf(s, f, n), refs.length);
      return pick(refs, isUpTo(n) ? 0 : most, most);
    },
    then(g, _, value) {
      for (const ref of pickedAll(value))
        g.emit({ type: "used", owner: Number(ref.slice(0, ref.indexOf("/"))), element: elementIn(ref) });
      return end();
    },
  }),
});

function targets(s: Facts, f: Readonly<Doing>): Ref[] {
  const { target } = opAt<OpOf<"exhaust">>(s, f, f.path);
  const owners = target === "otherPossession" ? otherSeats(s, f.acting) : [f.bound.offered ?? f.bound.player!];
  return owners.flatMap((seat) =>
    possessions(s.players[seat]!)
      .filter(({ possession }) => !possession.used)
      .map(({ element }) => heldRef(seat, element)),
  );
}

const elementIn = (ref: Ref): string => ref.slice(ref.indexOf("/") + 1);

/** Takes a card of the track as if it were a Trophy (Progress), or discards it at once as one may a Trophy (DK-TRO-06). */
export const takeAnyCard = procedure<Doing>("diktat/takeAnyCard", {
  card: asks({
    subject: "diktat/chooseTrackCard",
    rule: "DK-TRO-02",
    inside: true,
    of: (_, f) => f.acting,
    what(s, f) {
      const cards = cardsToTake(s, f, opAt<OpOf<"takeCard">>(s, f, f.path));
      return branch(cards.map((card) => ({ name: cardRef(card), ask: PLACED_OR_NOT })));
    },
    closed(s, f) {
      const { cards } = packOf(s);
      return closedByGloom(s, f, s.track, (card) => cards.get(card)!.sector, cardRef);
    },
    then(g, f, value) {
      const { branch: named, value: how } = chosen(value);
      const card = nameIn(named);
      if (how[0] === DISCARD) {
        g.emit({ type: "trophyCardDiscarded", seat: f.acting, card });
        return end();
      }
      const symbols = packOf(g.facts).cards.get(card)!.affinities.length;
      g.emit({ type: "cardTaken", seat: f.acting, card, symbols });
      f.bound = { ...f.bound, card };
      return call("diktat/acquire", { seat: f.acting, element: cardRef(card) }, "done");
    },
  }),
  done: (_, f) => end(f.bound as Json),
});

/** DK-RUL-84: what cannot be taken by this effect because of the Gloom on its sector. */
function closedByGloom<T>(
  s: Facts,
  f: Readonly<Doing>,
  things: readonly T[],
  sectorOf: (thing: T) => SectorId,
  refOf: (thing: T) => Ref,
): Record<Ref, Refusal> {
  const closed: Record<Ref, Refusal> = {};
  if (s.others === null) return closed;
  for (const thing of things) {
    const sector = sectorOf(thing);
    if (isUnderGloom(s, f, sector)) closed[refOf(thing)] = refuse("gloomOverTrophies", "DK-RUL-84", { sector });
  }
  return closed;
}

/** Takes an available marker of a sector; it is no Trophy. */
export const takeMarkerByEffect = procedure<Doing>("diktat/takeMarkerByEffect", {
  sector: asksInEffect({
    subject: "diktat/chooseMarker",
    rule: "DK-TRO-08",
    of: (_, f) => f.acting,
    what: (s, f) => pick(sectorsFor(s, f, opAt<OpOf<"takeMarker">>(s, f, f.path).sector)),
    closed: (s, f) =>
      closedByGloom(
        s,
        f,
        SECTORS,
        (sector) => sector,
        (sector) => sector,
      ),
    then: (_, f, value) => call("diktat/takeMarker", { seat: f.acting, sector: picked(value) as SectorId }, "done"),
  }),
  done: () => end(),
});

/** Puts an own marker back on its sector, if that leaves one to take where the next step looks (Coordination). */
export const returnMarker = procedure<Doing>("diktat/returnMarker", {
  which: asksInEffect({
    subject: "diktat/returnMarker",
    rule: "DK-DISC-04",
    of: (_, f) => f.acting,
    what: (s, f) => pick(returnable(s, f).map((sector) => `slot:${sector}`)),
    then(_, f, value) {
      const origin = nameIn(picked(value)) as SectorId;
      f.bound = { ...f.bound, origin };
      return call("diktat/loseMarker", { seat: f.acting, sector: origin }, "done");
    },
  }),
  done: (_, f) => end(f.bound as Json),
});

interface GainingAffinities {
  seat: Seat;
  n: number;
  element: string | null;
  /** A printed type of which there were fewer than so many. */
  short?: Short;
}

type Short = { token: Affinity; than: number };

/** DK-HIDE-03, DK-RUL-40: tokens of the gainer's choice, unseen; types that have run out are not offered. */
export const gainAffinities = procedure<GainingAffinities>("diktat/gainAffinities", {
  begin(g, f) {
    search(g, f.seat, f.n, f.short);
    if (AFFINITIES.some((type) => affinitiesLeft(g.facts, type) > 0)) return next("types");
    g.emit({ type: "affinityGained", seat: f.seat, tokens: [], secret: true, last: true });
    return end();
  },
  types: asks({
    subject: "diktat/affinityTypes",
    rule: "DK-RUL-40",
    inside: true,
    of: (_, f) => f.seat,
    what(s, f) {
      const supply = affinitiesToChoose(s, f.n);
      const most = Math.min(
        f.n,
        AFFINITIES.reduce((sum, type) => sum + supply[type], 0),
      );
      return compose(supply, most, most);
    },
    then(g, f, value) {
      const tokens = value as Affinity[];
      const reduced = tokens.length < f.n ? { last: true as const } : {};
      g.emit({ type: "affinityGained", seat: f.seat, tokens, secret: true, ...reduced });
      if (f.element !== null)
        g.emit({ type: "gainRecorded", seat: f.seat, element: f.element, pp: 0, affinities: tokens.length });
      return end();
    },
  }),
});

/** Exchanges an unplaced Affinity token for one of another type, unseen. */
export const exchangeAffinity = procedure<Doing>("diktat/exchangeAffinity", {
  begin(g, f) {
    search(g, f.acting, 1);
    return next("tokens");
  },
  tokens: asks({
    subject: "diktat/exchangeAffinity",
    rule: "DK-HIDE-03",
    inside: true,
    of: (_, f) => f.acting,
    what(s, f) {
      const { affinities } = s.players[f.acting]!;
      const options = AFFINITIES.filter((from) => affinities[from] > 0).flatMap((from) => {
        const to = AFFINITIES.filter((type) => type !== from && affinitiesLeft(s, type) > 0);
        return to.length > 0 ? [{ name: from, ask: pick(to) }] : [];
      });
      return branch([...options, { name: NOTHING }]);
    },
    then(g, f, value) {
      const { branch: from, value: to } = value as unknown as { branch: string; value?: Affinity[] };
      const isNothing = from === NOTHING;
      g.emit({
        type: "affinityExchanged",
        seat: f.acting,
        from: isNothing ? null : (from as Affinity),
        to: isNothing ? null : to![0]!,
      });
      return end();
    },
  }),
});

/** Whoever may choose sees what is left to choose from, and nobody else does. */
function search(g: DiktatRules, seat: Seat, most: number, short?: Short): void {
  const left = affinitiesToChoose(g.facts, most);
  g.emit({ type: "supplySearched", seat, most, left, ...(short && { short }) });
}
