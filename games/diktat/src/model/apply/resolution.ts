import { mapped } from "@paravent/kernel";
import type { ResolutionEvent } from "../events/index.ts";
import { OTHERS } from "../names.ts";
import type { Changes } from "./index.ts";
import { forget } from "./table.ts";

export const resolution: Changes<ResolutionEvent> = {
  sectorNamed() {},
  sectorRevealed(f, e) {
    f.piles = f.piles.filter((pile) => pile.sector !== e.sector);
    const emissaries = (seat: number): number =>
      e.pieces.reduce((n, side) => n + (side.seat === seat ? side.kinds.filter((k) => k === "emissary").length : 0), 0);
    const own = mapped(f.players, (_, seat) => emissaries(seat));
    f.conquest = {
      sector: e.sector,
      pieces: mapped(e.pieces, ({ seat, kinds }) => ({ seat, kinds: kinds.slice() })),
      emissaries: mapped(own, (n, seat) => n + e.extra[seat]!),
      extra: e.extra.slice(),
      vectors: f.others === null ? 0 : emissaries(OTHERS),
      tied: [],
      bids: [],
      order: [],
    };
  },
  struggleBegan(f, e) {
    f.conquest!.tied = e.tied.slice();
  },
  bidsRevealed(f, e) {
    f.conquest!.bids = mapped(e.bids, ({ seat, pp }) => ({ seat, pp }));
  },
  orderFixed(f, e) {
    f.conquest!.order = e.order.slice();
  },
  emissarySpent(f, e) {
    const conquest = f.conquest!;
    conquest.emissaries[e.seat]!--;
    const side = conquest.pieces.find(({ seat, kinds }) => seat === e.seat && kinds.includes("emissary"));
    if (side) side.kinds.splice(side.kinds.indexOf("emissary"), 1);
    else conquest.extra[e.seat]!--;
  },
  sectorCleared(f) {
    f.conquest = null;
    f.lasting = f.lasting.filter(({ until }) => until !== "conquestEnd");
    forget(f, "conquest");
  },
  othersAttacked() {},
};
