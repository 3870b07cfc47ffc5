import { call, compose, end, next, pick } from "@paravent/kernel";
import { arrive } from "../../others/arrival.ts";
import * as calls from "../calls/placing.ts";
import { agentsInReserve, isFull } from "../count.ts";
import { after, asks, type DiktatRules, procedure, receives } from "../write.ts";
import { isTollDue } from "./tolls.ts";

/** A pile is placed in a named sector: tolls, the pile itself, what it triggers. Ends with "withdrawn" if a toll stops it. */
export const placing = procedure(calls.placing, {
  tolls: after("sectorNamed", (g, f) =>
    isTollDue(g.facts, f.by, f.sector) ? call(calls.tolls, { by: f.by, sector: f.sector }, "paid") : withRoom(g, f),
  ),

  paid: receives(calls.tolls, (g, f, toll) => (toll === "withdrawn" ? end("withdrawn") : withRoom(g, f))),

  room: withRoom,

  /** SE.2, DK-MAN-SEND-02, -03: any Agents of the reserve, at least one, in any order: one indivisible answer. */
  pile: asks({
    subject: "diktat/composePile",
    rule: "DK-MAN-SEND-02",
    of: (_, f) => f.by,
    what(s, f) {
      const have = agentsInReserve(s, f.by);
      if (isFull(s, f.sector, f.by)) return pick([]);
      return compose(s.players[f.by]!.agents, 1, Math.min(f.most ?? have, have));
    },
    retreat: "room",
    then(g, f, kinds) {
      const pile = g.facts.serial;
      f.pile = pile;
      const pawns = kinds.map((kind, i) => ({ id: pile + 1 + i, kind }));
      g.emit({ type: "pilePlaced", seat: f.by, sector: f.sector, pile, pawns, marked: f.marked });
      // SE.3: the effects a placed pile triggers belong to the same moment; free actions come after them (DK-RUL-108).
      return arrive(g, { by: f.by, sector: f.sector, pile }, "done");
    },
  }),

  done: after("pilePlaced", () => end("placed")),
});

/** DK-SEQ-05: if the sector has filled up meanwhile, or nothing is left to send, another choice is made. */
function withRoom(g: DiktatRules, f: calls.Placing) {
  return isFull(g.facts, f.sector, f.by) || agentsInReserve(g.facts, f.by) === 0 ? end("noRoom") : next("pile");
}
