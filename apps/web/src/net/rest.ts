import {
  Advice,
  Chance,
  Commitment,
  Fault,
  GameList,
  GameWords,
  type JoinTable,
  type Language,
  type LensName,
  Lesson,
  LessonContent,
  LessonList,
  Me,
  Moment,
  type OpenTable,
  Outline,
  PackList,
  PackSummary,
  type SessionRequest,
  TableList,
  TableSummary,
} from "@paravent/protocol";

/** The server said no, in a code each language has a sentence for; or it could not be reached ("offline"). */
export class RestFault extends Error {
  readonly reason: string;
  readonly with: NonNullable<Fault["with"]>;

  constructor(reason: string, numbers: Fault["with"] = {}) {
    super(reason);
    this.name = "RestFault";
    this.reason = reason;
    this.with = numbers;
  }
}

/** Asks the server for something; what it answers is for the caller to check. */
export async function call(method: "GET" | "POST", path: string, body?: unknown): Promise<unknown> {
  const init: RequestInit =
    body === undefined
      ? { method }
      : { method, headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  let response: Response;
  try {
    response = await fetch(path, init);
  } catch {
    throw new RestFault("offline");
  }
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok) return answer;
  const fault = Fault.safeParse(answer);
  throw fault.success ? new RestFault(fault.data.reason, fault.data.with) : new RestFault("offline");
}

/** Becomes a guest, or renames the one this browser is. */
export const openSession = async (request: SessionRequest): Promise<Me> =>
  Me.parse(await call("POST", "/api/session", request));

export const listTables = async (): Promise<TableList> => TableList.parse(await call("GET", "/api/tables"));

export const createTable = async (request: OpenTable): Promise<TableSummary> =>
  TableSummary.parse(await call("POST", "/api/tables", request));

/** Shows the invitation of a table's link: from then on the table is there for this browser. */
export const enterTable = async (id: string, invitation: string): Promise<TableSummary> =>
  TableSummary.parse(await call("POST", `/api/tables/${encodeURIComponent(id)}/enter`, { invitation }));

export const joinTable = async (id: string, request: JoinTable): Promise<TableSummary> =>
  TableSummary.parse(await call("POST", `/api/tables/${encodeURIComponent(id)}/join`, request));

/** Has the server fix the secret of a table to be. */
export const askCommitment = async (): Promise<Commitment> =>
  Commitment.parse(await call("POST", "/api/commitments", {}));

/** What decided the chance of a game that is over. */
export const readChance = async (id: string): Promise<Chance> =>
  Chance.parse(await call("GET", `/api/tables/${encodeURIComponent(id)}/chance`));

/** What a strong player would do in one's place. */
export const askAdvice = async (id: string): Promise<Advice> =>
  Advice.parse(await call("POST", `/api/tables/${encodeURIComponent(id)}/advice`, {}));

/** Leaves a seat for good: to a bot, or, before the game has begun, to whoever comes. */
export const leaveTable = async (id: string): Promise<TableSummary> =>
  TableSummary.parse(await call("POST", `/api/tables/${encodeURIComponent(id)}/leave`, {}));

/** A game that is over, after one of its moves, through a lens. */
export const readMoment = async (id: string, at: number, lens: LensName): Promise<Moment> =>
  Moment.parse(await call("GET", `/api/tables/${encodeURIComponent(id)}/moments/${at}?lens=${lens}`));

/** What kinds of events a lens shows at each of its moves. */
export const readOutline = async (id: string, lens: LensName): Promise<Outline> =>
  Outline.parse(await call("GET", `/api/tables/${encodeURIComponent(id)}/moments?lens=${lens}`));

/** The games this server plays. */
export const listGames = async (): Promise<GameList> => GameList.parse(await call("GET", "/api/games"));

/** What a game without a drawn table says, in one language. */
export const readGameWords = async (game: string, language: Language): Promise<GameWords> =>
  GameWords.parse(await call("GET", `/api/games/${encodeURIComponent(game)}/words?lang=${language}`));

/** The packs this server offers for a game, its own first. */
export const listPacks = async (game: string): Promise<PackList> =>
  PackList.parse(await call("GET", `/api/packs/${encodeURIComponent(game)}`));

/** Sends the files of a content pack, by name. */
export const sendPack = async (game: string, files: Readonly<Record<string, string>>): Promise<PackSummary> =>
  PackSummary.parse(await call("POST", `/api/packs/${encodeURIComponent(game)}`, { files }));

/** The names and texts of one content pack; each game knows the shape of its own. */
export const readPack = (game: string, pack: string): Promise<unknown> =>
  call("GET", `/api/packs/${encodeURIComponent(game)}/${encodeURIComponent(pack)}`);

/** The lessons there are. */
export const listLessons = async (): Promise<LessonList> => LessonList.parse(await call("GET", "/api/lessons"));

/** What the lessons of a game are played with. */
export const readLessonContent = async (game: string): Promise<LessonContent> =>
  LessonContent.parse(await call("GET", `/api/lessons/${encodeURIComponent(game)}`));

export const readLesson = async (game: string, id: string): Promise<Lesson> =>
  Lesson.parse(await call("GET", `/api/lessons/${encodeURIComponent(game)}/${encodeURIComponent(id)}`));
