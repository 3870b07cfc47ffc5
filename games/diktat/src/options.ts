import { type Game, type Json, refuse } from "@paravent/kernel";
import { z } from "zod";
import type { Pack } from "./content/pack.ts";
import { BASE_GAME, configurationFault, TOTAL_WAR } from "./model/base/configuration.ts";
import type { DiktatEvent } from "./model/events.ts";
import type { DiktatFacts } from "./model/facts.ts";
import { emptyTable } from "./model/setup.ts";
import type { DiktatView } from "./view/types.ts";

/** What can be agreed on before a game with this pack, and the table it is then played at. */
export function optionsFor(pack: Pack): Pick<Game<DiktatFacts, DiktatEvent, DiktatView>, "readOptions" | "setup"> {
  const Options = z.strictObject({
    /** Cabals by lot, by choice in seat order, or one named for each seat (DK-SETUP-02). */
    cabals: z.union([z.enum(["random", "choice"]), z.array(z.enum([...pack.cabals.keys()])).min(2)]).default("random"),
    others: z.boolean().default(false),
    eternalNight: z.boolean().default(false),
    /** DK-NIGHT-05: each by itself. */
    totalWar: z.array(z.enum(TOTAL_WAR)).max(TOTAL_WAR.length).default([]),
    leagues: z.boolean().default(false),
    /** DK-RUL-96: Conclaves end by themselves when their time is over. */
    conclaveStops: z.boolean().default(false),
  });

  return {
    readOptions(options, seats) {
      const read = Options.safeParse(options ?? {});
      if (!read.success) return { ok: false, refusal: refuse("badOptions") };
      const { cabals } = read.data;
      if (Array.isArray(cabals) && new Set(cabals).size !== cabals.length)
        return { ok: false, refusal: refuse("cabalTwice", "DK-SETUP-02") };
      if (read.data.others && !pack.others)
        return { ok: false, refusal: refuse("packWithoutOthers", "DK-OTH-SETUP-03") };
      const fault = configurationFault({ ...BASE_GAME, ...read.data }, seats);
      if (!fault && read.data.leagues && !pack.leagues) return { ok: false, refusal: refuse("packHasNoLeagues") };
      return fault ? { ok: false, refusal: fault } : { ok: true, options: read.data as Json };
    },
    setup(seats, options) {
      const { cabals, ...configuration } = Options.parse(options ?? {});
      return emptyTable(pack, seats, cabals, { ...BASE_GAME, ...configuration });
    },
  };
}
