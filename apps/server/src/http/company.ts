import { PutAversion, PutReport, type TableTerms } from "@paravent/protocol";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { personAt, report } from "../accounts/reports.ts";
import type { Store, TableRecord } from "../store/store.ts";
import type { Table } from "../table/table.ts";
import type { Callers } from "./callers.ts";
import { read } from "./read.ts";
import { Refused } from "./refused.ts";

interface CompanyTools {
  readonly store: Store;
  readonly callers: Callers;
  mustFind(request: FastifyRequest, id: string): Promise<Table>;
}

type AtTable = FastifyRequest<{ Params: { id: string } }>;

/** What is agreed on at a table about one another, and keeping others at a distance. */
export function serveCompany(app: FastifyInstance, { store, callers, mustFind }: CompanyTools): void {
  const recordOf = async (request: AtTable): Promise<TableRecord> => {
    const { id } = await mustFind(request, request.params.id);
    const record = await store.table(id);
    if (!record) throw new Refused(404, "noTable");
    return record;
  };

  const termsFor = async ({ terms, seats }: TableRecord, player: string | null): Promise<TableTerms> => {
    const averse = player === null ? [] : await store.company.aversions(player);
    const seatsOf = (those: typeof averse): number[] =>
      seats.flatMap((seat, n) => (those.some(({ other }) => other === personAt(seat)) ? [n] : []));
    return { ...terms, muted: seatsOf(averse), blocked: seatsOf(averse.filter(({ how }) => how === "block")) };
  };

  app.get("/api/tables/:id/terms", async (request: AtTable): Promise<TableTerms> => {
    return termsFor(await recordOf(request), (await callers.whoIs(request))?.id ?? null);
  });

  app.post("/api/tables/:id/aversions", async (request: AtTable): Promise<TableTerms> => {
    const player = await callers.mustBe(request, null);
    const { seat, how } = read(PutAversion, request.body);
    const table = await recordOf(request);
    const other = personAt(table.seats[seat]);
    if (other === null || other === player.id) throw new Refused(409, "nobodyThere");
    await store.company.putAversion(player.id, other, how, Date.now());
    return termsFor(table, player.id);
  });

  const limited = { config: { limit: "calls" } } as const;
  app.post("/api/tables/:id/reports", limited, async (request: AtTable, reply): Promise<null> => {
    const player = await callers.mustBe(request, null);
    const told = read(PutReport, request.body);
    const done = await report(store, await recordOf(request), player.id, told);
    if (done !== "done") throw new Refused(409, done);
    reply.code(201);
    return null;
  });
}
