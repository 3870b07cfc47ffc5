import { mapped } from "@paravent/kernel";
import { OTHERS } from "../../../names/names.ts";
import type { Changes } from "../changes.ts";
import type { ResolutionEvent } from "../events/index.ts";
import type { BaseFacts } from "../facts.ts";
import { forget } from "./table.ts";

export const resolution: Changes<BaseFacts, ResolutionEvent> = {
  sectorNamed() {},
  sectorRevealed(f, e) {
    f.piles = f.piles.filter((pile) => pile.sector !== e.sector);
    const emissaries = e.extra.slice();
    let vectors = 0;
    for (const { seat, kinds } of e.pieces)
      for (const kind of kinds) {
        if (kind !== "emissary") continue;
        if (seat === OTHERS) vectors++;
        else emissaries[seat]!++;
      }
    f.conquest = {
      sector: e.sector,
      pieces: mapped(e.pieces, ({ seat, kinds }) => ({ seat, kinds: kinds.slice() })),
      emissaries,
      extra: e.extra.slice(),
      vectors,
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
    if (f.lasting.length > 0) f.lasting = f.lasting.filter(({ until }) => until !== "conquestEnd");
    forget(f, "conquest");
  },
  othersAttacked() {},
};
