import type { Affinity, Agent } from "@paravent/diktat";
import type { Seat } from "@paravent/kernel";
import type { Flight } from "../../../stage/beat.ts";
import { Piece } from "../art/index.ts";
import { affinity, coins, tile } from "./signs.tsx";

const AFFINITIES: readonly string[] = ["politics", "people", "artefact"];
const AGENTS: readonly string[] = ["citizen", "guard", "emissary"];

/** One side of a trade on its way. Cards and markers among the goods have events of their own. */
export function goodsFlights(from: Seat, to: Seat, goods: Readonly<Record<string, number | undefined>>): Flight[] {
  return Object.entries(goods).flatMap(([what, n = 0]): Flight[] => {
    if (n <= 0) return [];
    if (what === "pp") return [coins(from, to, n)];
    if (AGENTS.includes(what))
      return [
        {
          from: `agents:${from}`,
          to: `agents:${to}`,
          sign: <Piece kind={what as Agent} look="public" size={30} />,
          n,
        },
      ];
    if (AFFINITIES.includes(what))
      return [{ from: `agents:${from}`, to: `agents:${to}`, sign: affinity(what as Affinity), n }];
    if (what === "spyToken" || what === "assassinToken")
      return [{ from: `tokens:${from}`, to: `tokens:${to}`, sign: tile(what === "spyToken" ? "spy" : "kill"), n }];
    return what === "debt" ? [{ from: `seat:${from}`, to: `seat:${to}`, sign: tile("debt"), n }] : [];
  });
}
