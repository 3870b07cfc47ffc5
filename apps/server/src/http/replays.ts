import { type Chance, type GameStory, LensName, type Moment, type Outline } from "@paravent/protocol";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Viewer } from "../table/replays.ts";
import type { Table } from "../table/table.ts";
import type { Callers } from "./callers.ts";
import { Refused } from "./refused.ts";

interface ReplayTools {
  readonly callers: Callers;
  mustFind(request: FastifyRequest, id: string): Promise<Table>;
  laneOf(request: FastifyRequest): string;
}

/** The number of a move. */
const MoveNumber = /^[0-9]{1,6}$/;

/** Games that are over, as they can be looked at again. What a lens does not show is never sent. */
export function serveReplays(app: FastifyInstance, { callers, mustFind, laneOf }: ReplayTools): void {
  const limited = { config: { limit: "replays" } } as const;

  const viewerOf = async (request: FastifyRequest<{ Querystring: { lens?: unknown } }>): Promise<Viewer> => {
    const lens = LensName.safeParse(request.query.lens ?? "mine");
    if (!lens.success) throw new Refused(404, "noLens");
    return { player: (await callers.whoIs(request))?.id ?? null, lane: laneOf(request), lens: lens.data };
  };

  app.get<{ Params: { id: string }; Querystring: { lens?: unknown } }>(
    "/api/tables/:id/moments",
    limited,
    async (request): Promise<Outline> => {
      const table = await mustFind(request, request.params.id);
      const viewer = await viewerOf(request);
      const outline = await table.past.outline(viewer);
      if (typeof outline === "string") throw new Refused(outline === "noLens" ? 404 : 409, outline);
      return { ...outline, lenses: await table.past.lenses(viewer) };
    },
  );

  app.get<{ Params: { id: string; at: string }; Querystring: { lens?: unknown } }>(
    "/api/tables/:id/moments/:at",
    limited,
    async (request): Promise<Moment> => {
      const { id, at } = request.params;
      const table = await mustFind(request, id);
      const moment = MoveNumber.test(at) ? await table.past.moment(await viewerOf(request), Number(at)) : "noMoment";
      if (moment === "noMoment" || moment === "noLens") throw new Refused(404, moment);
      if (typeof moment === "string") throw new Refused(409, moment);
      return moment;
    },
  );

  app.get<{ Params: { id: string } }>("/api/tables/:id/story", limited, async (request): Promise<GameStory> => {
    const story = await (await mustFind(request, request.params.id)).past.story(laneOf(request));
    if (typeof story === "string") throw new Refused(409, story);
    return story;
  });

  app.get<{ Params: { id: string } }>("/api/tables/:id/chance", limited, async (request): Promise<Chance> => {
    const chance = await (await mustFind(request, request.params.id)).past.chance(laneOf(request));
    if (typeof chance === "string") throw new Refused(409, chance);
    return chance;
  });
}
