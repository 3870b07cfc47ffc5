import { headOf, type Lesson as PlayedLesson } from "@paravent/content/lessons";
import type { Lesson, LessonContent, LessonList } from "@paravent/protocol";
import type { FastifyInstance } from "fastify";
import type { ServedGames } from "../games/games.ts";
import type { Lessons } from "../lessons/lessons.ts";
import type { PackLibrary } from "../packs/library.ts";
import { Refused } from "./refused.ts";

export interface LessonTools {
  readonly games: ServedGames;
  readonly lessons: Promise<Lessons>;
  readonly library: PackLibrary;
}

/** Lessons are the same for everybody, and played in the browser: nobody needs a session to read one. */
export function serveLessons(app: FastifyInstance, { games, lessons, library }: LessonTools): void {
  app.get(
    "/api/lessons",
    async (): Promise<LessonList> => ({
      games: [...(await lessons)].map(([game, all]) => ({ game, lessons: all.map(headOf) })),
    }),
  );

  app.get<{ Params: { game: string } }>("/api/lessons/:game", async (request): Promise<LessonContent> => {
    const { game } = request.params;
    const [pack] = ((await lessons).has(game) && library.offered(game)) || [];
    const document = games.get(game)?.content?.base();
    if (!pack || document === undefined) throw new Refused(404, "noLesson");
    return { pack, document };
  });

  app.get<{ Params: { game: string; id: string } }>("/api/lessons/:game/:id", async (request): Promise<Lesson> => {
    const { game, id } = request.params;
    const lesson = (await lessons).get(game)?.find((one) => one.id === id);
    if (!lesson) throw new Refused(404, "noLesson");
    return asSent(lesson);
  });
}

/** A lesson as plain JSON. */
const asSent = (lesson: PlayedLesson): Lesson => ({
  ...lesson,
  names: [...lesson.names],
  state: { ...lesson.state },
  events: lesson.events.map((event) => ({ ...event })),
  steps: lesson.steps.map((step) => ({
    ...step,
    points: [...step.points],
    moves: step.moves.map((move) => ({ ...move, luck: move.luck && [...move.luck] })),
    tries: [...step.tries],
  })),
});
