import { type NoteList, PutNote } from "@paravent/protocol";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Store } from "../store/store.ts";
import type { Table } from "../table/table.ts";
import type { Callers } from "./callers.ts";
import { read } from "./read.ts";
import { Refused } from "./refused.ts";

interface NoteTools {
  readonly store: Store;
  readonly callers: Callers;
  mustFind(request: FastifyRequest, id: string): Promise<Table>;
}

type AtTable = FastifyRequest<{ Params: { id: string } }>;

/** So many notes a player may keep on the moves of one game, and as many on its players and things. */
const MOST_NOTES = 200;

/** Notes on the moves, players and things of games that are over: their author's own, until they let others read them. */
export function serveNotes(app: FastifyInstance, { store, callers, mustFind }: NoteTools): void {
  const limited = { config: { limit: "replays" } } as const;

  /** A game that is over, which who asks may look at. */
  const mustBeOver = async (request: AtTable): Promise<string> => {
    const { id } = await mustFind(request, request.params.id);
    if ((await store.table(id))?.status !== "over") throw new Refused(409, "notOver");
    return id;
  };

  const notesFor = async (table: string, player: string | null): Promise<NoteList> => {
    const found = await store.notes.readable(table, player);
    const names = new Map(
      (await store.players([...new Set(found.map((note) => note.player))])).map((one) => [one.id, one.name]),
    );
    return {
      notes: found.map(({ move, about, label, text, shared, player: by }) => ({
        move,
        ...(about !== undefined && { about }),
        ...(label !== undefined && { label }),
        text,
        shared,
        by: names.get(by) ?? "",
        own: by === player,
      })),
    };
  };

  app.get<{ Params: { id: string } }>("/api/tables/:id/notes", limited, async (request): Promise<NoteList> => {
    return notesFor(await mustBeOver(request), (await callers.whoIs(request))?.id ?? null);
  });

  app.post<{ Params: { id: string } }>("/api/tables/:id/notes", limited, async (request): Promise<NoteList> => {
    const player = await callers.mustBe(request, "play");
    const { move, about, label, text, shared } = read(PutNote, request.body);
    const table = await mustBeOver(request);
    const where = { table, player: player.id, move, ...(about !== undefined && { about }) };
    const note = { ...where, ...(label !== undefined && { label }), text, shared, at: Date.now() };
    if (text === "") await store.notes.remove(where);
    else if (!(await store.notes.put(note, MOST_NOTES))) throw new Refused(409, "tooManyNotes", { most: MOST_NOTES });
    return notesFor(table, player.id);
  });
}
