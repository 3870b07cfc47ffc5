import { compose, end, next, type Seat } from "@paravent/kernel";
import { AFFINITIES, type Affinity } from "../../names/names.ts";
import { asks, type DiktatRules, procedure } from "../write.ts";
import * as calls from "./calls.ts";
import { affinitiesLeft, affinitiesToChoose } from "./candidates.ts";

/** A printed type of which there were fewer than so many. */
type Short = { token: Affinity; than: number };

/** DK-HIDE-03, DK-RUL-40: tokens of the gainer's choice, unseen; types that have run out are not offered. */
export const gainAffinities = procedure(calls.gainAffinities, {
  begin(g, f) {
    searchSupply(g, f.seat, f.n, f.short);
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
    then(g, f, tokens) {
      const reduced = tokens.length < f.n ? { last: true as const } : {};
      g.emit({ type: "affinityGained", seat: f.seat, tokens, secret: true, ...reduced });
      if (f.element !== null)
        g.emit({ type: "gainRecorded", seat: f.seat, element: f.element, pp: 0, affinities: tokens.length });
      return end();
    },
  }),
});

/** Whoever may choose sees what is left to choose from, and nobody else does. */
export function searchSupply(g: DiktatRules, seat: Seat, most: number, short?: Short): void {
  const left = affinitiesToChoose(g.facts, most);
  g.emit({ type: "supplySearched", seat, most, left, ...(short && { short }) });
}
