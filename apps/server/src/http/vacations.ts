import { VacationDays, type Vacations } from "@paravent/protocol";
import type { FastifyInstance } from "fastify";
import { addVacation, endVacation, vacationsOf } from "../accounts/vacations.ts";
import type { Store } from "../store/store.ts";
import type { Tables } from "../table/tables.ts";
import { read } from "./read.ts";
import { Refused } from "./refused.ts";
import type { Visitors } from "./visitors.ts";

export interface VacationTools {
  readonly store: Store;
  readonly tables: Tables;
  readonly visitors: Visitors;
}

/** Days off, of whoever asks. Their tables hear of them. */
export function serveVacations(app: FastifyInstance, { store, tables, visitors }: VacationTools): void {
  const listed = (player: string): Promise<Vacations> => vacationsOf(store, player, Date.now());

  app.get("/api/account/vacations", async (request): Promise<Vacations> => {
    return listed((await visitors.mustBe(request)).player.id);
  });

  app.post("/api/account/vacations", async (request): Promise<Vacations> => {
    const { player } = await visitors.mustBe(request);
    const fault = await addVacation(store, player.id, read(VacationDays, request.body), Date.now());
    if (fault) throw new Refused(409, fault);
    await tables.retime(player.id);
    return listed(player.id);
  });

  app.post<{ Params: { from: string } }>("/api/account/vacations/:from/end", async (request): Promise<Vacations> => {
    const { player } = await visitors.mustBe(request);
    await endVacation(store, player.id, request.params.from, Date.now());
    await tables.retime(player.id);
    return listed(player.id);
  });
}
