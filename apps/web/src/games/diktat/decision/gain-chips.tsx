import type { SectorId } from "@paravent/diktat";
import { markerRef } from "@paravent/diktat/refs";
import type { Ref, Seat } from "@paravent/kernel";
import type { Consequence } from "../../../table/decision/Consequences.tsx";
import { Icon, PowerOctagon } from "../art/index.ts";
import { effectsOf, elementOf } from "../elements/element.ts";
import { administratorBy, gainOf } from "../elements/gains.ts";
import type { Seen } from "../seen/seen.ts";
import { texts } from "../words/index.ts";

/** What somebody gains at once by an element. */
export interface Gained {
  readonly pp: number;
  readonly vp: number;
  readonly rank: number;
}

/** What an element that is laid out gives its owner. */
export function gainedBy(seen: Seen, element: Ref): Gained {
  const found = elementOf(seen, element);
  const effects = found ? effectsOf(seen, found) : [];
  return { pp: gainOf("pp", effects), vp: gainOf("vp", effects), rank: gainOf("rank", effects) };
}

/** DK-RUL-43: what another marker of a sector adds, beside the one that lies there or upon it. */
export function gainedByMarker(seen: Seen, you: Seat, sector: SectorId, way: "apart" | "stack" | null): Gained {
  const [mine] = seen.player(you).influence.filter((slot) => slot.sector === sector);
  const of = (face: 1 | 2) => gainedBy(seen, markerRef({ sector, face }));
  if (!mine) return of(1);
  if (way === "apart") return of(2);
  const [lower, upper] = [of(mine.face), of(2)];
  return { pp: upper.pp - lower.pp, vp: upper.vp - lower.vp, rank: upper.rank - lower.rank };
}

/** The reader's own PP between two numbers. */
export function powerChip(seen: Seen, by: number): Consequence {
  const before = seen.game.own?.pp ?? 0;
  return {
    sign: <PowerOctagon size={30} />,
    what: "PP",
    change: [before, before + by],
    tone: by < 0 ? "loss" : "gain",
  };
}

/** The reader's VP between two numbers. */
export function vpChip(seen: Seen, you: Seat, by: number): Consequence {
  const before = seen.player(you).vp;
  const tone = by < 0 ? "loss" : "gain";
  return { sign: <Icon name="vp" size={24} />, what: texts.value.seat.vp, change: [before, before + by], tone };
}

/** What is gained at once: PP, VP, the Rank, and who would be Administrator where that changes (DK-RANK-05). */
export function gainChips(seen: Seen, you: Seat, { pp, vp, rank }: Gained): Consequence[] {
  return [
    ...(pp === 0 ? [] : [powerChip(seen, pp)]),
    ...(vp === 0 ? [] : [vpChip(seen, you, vp)]),
    ...rankChips(seen, you, rank),
  ];
}

function rankChips(seen: Seen, you: Seat, by: number): Consequence[] {
  if (by === 0) return [];
  const before = seen.player(you).rank;
  const administrator = administratorBy(seen.game, new Map([[you, before + by]]));
  const { seat, politics } = texts.value;
  const { inOffice, youInOffice } = politics.trade;
  const office =
    administrator === you
      ? youInOffice(false)
      : administrator === null
        ? null
        : inOffice(seen.name(administrator), false);
  return [
    {
      sign: <Icon name="rank" size={24} />,
      what: seat.rank,
      change: [before, before + by],
      tone: by < 0 ? "loss" : "gain",
    },
    ...(administrator === seen.game.administrator || office === null
      ? []
      : [
          {
            sign: <Icon name="admin" size={24} />,
            what: office.replace(/^./u, (letter) => letter.toLocaleUpperCase()),
          },
        ]),
  ];
}
