import { type Acknowledged, type Program, ProgramRequest, Shown } from "@paravent/protocol";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { CommandRequest } from "../api/command-request.ts";
import { isTooLong, LONGEST_NAME, plainName } from "../names/names.ts";
import type { Store } from "../store/store.ts";
import type { Watcher } from "../table/audience.ts";
import type { Table } from "../table/table.ts";
import type { Callers } from "./callers.ts";
import { carryOut } from "./carry-out.ts";
import { read } from "./read.ts";
import { Refused } from "./refused.ts";
import type { Sessions } from "./session.ts";

/** A person may have so many programs. */
const MOST_PROGRAMS = 10;

/** A request that waits for news is answered after this, news or not. */
const LONGEST_WAIT_MS = 20_000;

export interface ProgramTools {
  readonly store: Store;
  readonly callers: Callers;
  readonly sessions: Sessions;
  mustFind(request: FastifyRequest, id: string): Promise<Table>;
  laneOf(request: FastifyRequest): string;
}

/** What programs need beyond what browsers do: accounts of their own, and a game that can be played without a socket. */
export function servePrograms(app: FastifyInstance, tools: ProgramTools): void {
  const { store, callers, sessions, mustFind, laneOf } = tools;

  app.post("/api/programs", { config: { limit: "guests" } }, async (request, reply): Promise<Program> => {
    const { id: owner, language } = await callers.mustBe(request, null);
    const asked = read(ProgramRequest, request.body);
    const name = plainName(asked.name);
    if (name === null) throw new Refused(400, "nameBlank");
    if (isTooLong(name)) throw new Refused(400, "nameTooLong", { most: LONGEST_NAME });
    if ((await store.countPrograms(owner)) >= MOST_PROGRAMS)
      throw new Refused(422, "tooManyPrograms", { most: MOST_PROGRAMS });
    const id = sessions.newPlayerId();
    const scopes = [...new Set(asked.scopes)];
    await store.putPlayer({
      id,
      name,
      language: asked.language ?? language,
      createdAt: Date.now(),
      program: { owner, scopes },
    });
    reply.code(201);
    return { id, name, scopes, token: sessions.tokenFor(id) };
  });

  app.delete<{ Params: { id: string } }>("/api/programs/:id", async (request, reply) => {
    const { id: owner } = await callers.mustBe(request, null);
    const program = await store.player(request.params.id);
    if (program?.program?.owner !== owner) throw new Refused(404, "noProgram");
    await store.putPlayer({ ...program, program: { owner, scopes: [] } });
    return reply.code(204).send();
  });

  app.get<{ Params: { id: string }; Querystring: { after?: unknown } }>(
    "/api/tables/:id/view",
    { config: { limit: "follows" } },
    async (request): Promise<Shown> => {
      const player = await callers.whoIs(request);
      const table = await mustFind(request, request.params.id);
      const after = /^[0-9]{1,9}$/.test(String(request.query.after)) ? Number(request.query.after) : null;
      return shownAfter(table, player?.id ?? null, after);
    },
  );

  app.post<{ Params: { id: string } }>(
    "/api/tables/:id/commands",
    { config: { limit: "messages" } },
    async (request): Promise<Acknowledged> => {
      const { id: player } = await callers.mustBe(request, "play");
      const table = await mustFind(request, request.params.id);
      const message = read(CommandRequest, request.body);
      const seat = table.seatOf(player);
      if (seat === null) throw new Refused(409, "notSeated");
      const reply = await carryOut(table, seat, message, { player, lane: laneOf(request) });
      if (reply.ok) return { seq: reply.seq };
      const { reason, rule, with: numbers } = reply.refusal;
      throw new Refused(409, reason, numbers, rule);
    },
  );
}

/** A table as soon as it is further than the caller knows, or after a while as it stands. */
async function shownAfter(table: Table, player: string | null, after: number | null): Promise<Shown> {
  const waiter = new Waiter(player, after);
  const timer = setTimeout(() => waiter.give(), LONGEST_WAIT_MS);
  try {
    await table.follow(waiter);
    return await waiter.shown;
  } finally {
    clearTimeout(timer);
    table.leave(waiter);
  }
}

/** Somebody who follows a table until there is something new to be seen. */
class Waiter implements Watcher {
  readonly player: string | null;
  readonly shown: Promise<Shown>;
  private readonly after: number | null;
  private latest: Shown | null = null;
  private resolve: (shown: Shown) => void = () => {};

  constructor(player: string | null, after: number | null) {
    this.player = player;
    this.after = after;
    this.shown = new Promise((resolve) => {
      this.resolve = resolve;
    });
  }

  send(text: string): void {
    const said = JSON.parse(text) as { table: unknown; view?: unknown };
    const table = typeof said.table === "object" ? said.table : this.latest?.table;
    const read = Shown.safeParse({ table, view: said.view === undefined ? this.latest?.view : said.view });
    if (!read.success) return;
    this.latest = read.data;
    const { view } = read.data;
    if (this.after === null || (view !== null && view.seq > this.after)) this.give();
  }

  give(): void {
    if (this.latest) this.resolve(this.latest);
  }
}
