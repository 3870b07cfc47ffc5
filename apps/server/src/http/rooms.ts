import type { Refusal } from "@paravent/kernel";
import {
  AbsenceVote,
  EnterTable,
  FillSeats,
  FreeSeat,
  JoinTable,
  PauseRequest,
  type SeatSight,
  ShowSeat,
  SwapSeats,
  type TableSummary,
  WaitForSeat,
} from "@paravent/protocol";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Table } from "../table/table.ts";
import type { Callers } from "./callers.ts";
import { read } from "./read.ts";
import { Refused } from "./refused.ts";

export interface RoomTools {
  readonly callers: Callers;
  find(request: FastifyRequest, id: string): Promise<Table | null>;
  /** A table that is there for who asks. */
  mustFind(request: FastifyRequest, id: string): Promise<Table>;
  laneOf(request: FastifyRequest): string;
}

type AtTable = FastifyRequest<{ Params: { id: string } }>;

/** Coming to a table and leaving it, and what its host does before the game. */
export function serveRooms(app: FastifyInstance, { callers, find, mustFind, laneOf }: RoomTools): void {
  app.post("/api/tables/:id/enter", async (request: AtTable): Promise<TableSummary> => {
    const player = await callers.mustBe(request, "watch");
    const { invitation } = read(EnterTable, request.body);
    const table = await find(request, request.params.id);
    if (!(await table?.room.enter(player.id, invitation, laneOf(request)))) throw new Refused(404, "noTable");
    return (await mustFind(request, request.params.id)).summary(player.id, laneOf(request));
  });

  app.post("/api/tables/:id/join", async (request: AtTable): Promise<TableSummary> => {
    const player = await callers.mustBe(request, "play");
    const { seat, entropy } = read(JoinTable, request.body ?? {});
    const table = await mustFind(request, request.params.id);
    const done = await table.join(player.id, seat, laneOf(request), entropy);
    if (done !== "seated") throw new Refused(409, done);
    return table.summary(player.id, laneOf(request));
  });

  app.post("/api/tables/:id/leave", async (request: AtTable): Promise<TableSummary> => {
    const player = await callers.mustBe(request, "play");
    const table = await mustFind(request, request.params.id);
    const done = await table.giveUp(player.id, laneOf(request));
    if (done !== "left") throw new Refused(409, done);
    return table.summary(player.id, laneOf(request));
  });

  app.post("/api/tables/:id/return", async (request: AtTable): Promise<TableSummary> => {
    const player = await callers.mustBe(request, "play");
    const table = await mustFind(request, request.params.id);
    const done = await table.absences.comeBack(player.id, laneOf(request));
    if (done === "notSeated") throw new Refused(409, done);
    return table.summary(player.id, laneOf(request));
  });

  app.post("/api/tables/:id/pause", async (request: AtTable): Promise<TableSummary> => {
    const player = await callers.mustBe(request, "play");
    const { paused } = read(PauseRequest, request.body);
    const table = await mustFind(request, request.params.id);
    const done = await table.absences.pause(player.id, paused, laneOf(request));
    if (done !== "done") throw new Refused(409, done);
    return table.summary(player.id, laneOf(request));
  });

  app.post("/api/tables/:id/votes", async (request: AtTable): Promise<TableSummary> => {
    const player = await callers.mustBe(request, "play");
    const { seat, agree } = read(AbsenceVote, request.body);
    const table = await mustFind(request, request.params.id);
    const done = await table.absences.vote(player.id, seat, agree, laneOf(request));
    if (done !== "done") throw new Refused(409, done);
    return table.summary(player.id, laneOf(request));
  });

  app.post("/api/tables/:id/show", async (request: AtTable): Promise<TableSummary> => {
    const player = await callers.mustBe(request, "play");
    const { shown } = read(ShowSeat, request.body);
    const table = await mustFind(request, request.params.id);
    const done = await table.lending.show(player.id, shown, laneOf(request));
    if (done !== "done") throw new Refused(409, done);
    return table.summary(player.id, laneOf(request));
  });

  app.get<{ Params: { id: string; seat: string } }>(
    "/api/tables/:id/seats/:seat",
    { config: { limit: "replays" } },
    async (request): Promise<SeatSight> => {
      const table = await mustFind(request, request.params.id);
      const player = (await callers.whoIs(request))?.id ?? null;
      const sight = await table.lending.sightOf(Number(request.params.seat), player, laneOf(request));
      if (typeof sight === "string") throw new Refused(sight === "playsHere" ? 403 : 409, sight);
      return { view: sight.view && { ...sight.view } };
    },
  );

  app.post("/api/tables/:id/wait", async (request: AtTable): Promise<TableSummary> => {
    const player = await callers.mustBe(request, "play");
    const { waits } = read(WaitForSeat, request.body);
    const table = await mustFind(request, request.params.id);
    await table.room.wait(player.id, waits);
    return table.summary(player.id, laneOf(request));
  });

  /** What is arranged before the game, most of it by the host alone. */
  const byHost = (
    path: string,
    job: (table: Table, host: string, body: unknown, lane: string) => Promise<Refusal | null>,
  ): void => {
    app.post(`/api/tables/:id/${path}`, async (request: AtTable): Promise<TableSummary> => {
      const player = await callers.mustBe(request, "play");
      const table = await mustFind(request, request.params.id);
      const refusal = await job(table, player.id, request.body ?? {}, laneOf(request));
      if (!refusal) return table.summary(player.id, laneOf(request));
      const { reason, rule, with: numbers } = refusal;
      throw new Refused(reason === "notHost" ? 403 : 409, reason, numbers, rule);
    });
  };
  byHost("free", (table, host, body, lane) => {
    const { seat, why = null } = read(FreeSeat, body);
    return table.room.free(host, seat, lane, why);
  });
  byHost("fill", (table, host, body, lane) => {
    const { bot, seat } = read(FillSeats, body);
    return table.room.fill(host, bot, seat, lane);
  });
  byHost("swap", (table, player, body, lane) => {
    const { seat, with: other, agree = true } = read(SwapSeats, body);
    return agree ? table.room.swap(player, seat, other, lane) : table.room.refuseSwap(player, seat, other, lane);
  });
  byHost("start", (table, host, _, lane) => table.room.start(host, lane));
}
