import type { Refusal } from "@paravent/kernel";
import { CreateTournament, type Tournament, type TournamentList } from "@paravent/protocol";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { PackLibrary } from "../packs/library.ts";
import type { PlayerRecord, Store } from "../store/store.ts";
import { summaryOf, tournamentFor } from "../tournaments/describe.ts";
import type { Tournaments } from "../tournaments/tournaments.ts";
import type { Callers } from "./callers.ts";
import { read } from "./read.ts";
import { Refused } from "./refused.ts";

interface TournamentTools {
  readonly store: Store;
  readonly tournaments: Tournaments;
  readonly library: PackLibrary;
  readonly callers: Callers;
}

type AtTournament = FastifyRequest<{ Params: { id: string } }>;

/** What the id of a tournament can look like; anything else is not looked for. */
const Id = /^[A-Za-z0-9_-]{1,32}$/;

/** How many tournaments a list shows of each kind. */
const LISTED = 30;

/** Tournaments: made, joined, paired and looked at. */
export function serveTournaments(
  app: FastifyInstance,
  { store, tournaments, library, callers }: TournamentTools,
): void {
  const show = async (id: string, player: string | null): Promise<Tournament> => {
    const found = Id.test(id) ? await store.tournaments.find(id) : null;
    if (!found) throw new Refused(404, "noTournament");
    return tournamentFor(store, library, found, player);
  };

  const listed = { config: { limit: "lists" } } as const;
  app.get("/api/tournaments", listed, async (request): Promise<TournamentList> => {
    const player = (await callers.whoIs(request))?.id ?? null;
    const mine = player === null ? [] : await store.tournaments.of(player, LISTED);
    const others = (await store.tournaments.listed(LISTED)).filter(({ id }) => !mine.some((own) => own.id === id));
    const each = (all: typeof mine) => Promise.all(all.map((one) => summaryOf(store, one, player)));
    return { mine: await each(mine), others: await each(others) };
  });

  app.post("/api/tournaments", { config: { limit: "tables" } }, async (request, reply): Promise<Tournament> => {
    const player = await callers.mustBe(request, null);
    const made = await tournaments.create(player, read(CreateTournament, request.body));
    if (!made.ok) throw new Refused(422, made.refusal.reason, made.refusal.with, made.refusal.rule);
    reply.code(201);
    return show(made.value.id, player.id);
  });

  app.get("/api/tournaments/:id", listed, async (request: AtTournament): Promise<Tournament> => {
    const { id } = request.params;
    // Whoever looks sees that it goes on, also where the process ended that should have seen to it.
    if (Id.test(id)) await tournaments.goOn(id);
    return show(id, (await callers.whoIs(request))?.id ?? null);
  });

  const doing = (path: string, job: (player: PlayerRecord, id: string) => Promise<Refusal | null>): void => {
    app.post(`/api/tournaments/:id/${path}`, async (request: AtTournament): Promise<Tournament> => {
      const player = await callers.mustBe(request, null);
      const { id } = request.params;
      await show(id, player.id);
      const refusal = await job(player, id);
      if (refusal) throw new Refused(409, refusal.reason, refusal.with);
      return show(id, player.id);
    });
  };
  doing("join", (player, id) => tournaments.join(player, id));
  doing("withdraw", (player, id) => tournaments.withdraw(player, id));
  doing("round", (player, id) => tournaments.next(player, id));
  doing("end", (player, id) => tournaments.end(player, id));
}
