import type { Game, State, StoryFact } from "@paravent/kernel";
import type { GameStory } from "@paravent/protocol";
import type { Thinkers } from "../thinking/thinkers.ts";
import { type Chances, MOST_WEIGHED, nextToWeigh, turnsOf } from "../told/course.ts";
import type { Retelling } from "./retelling.ts";

/** Weighs a position of a game that is over; null where nobody can. */
export type Weigh = (state: State<unknown>) => Promise<Chances | null>;

/** How long a thread may weigh one position. */
const WEIGHS_MS = 10_000;

/** How positions of this game are weighed; null where nobody looks ahead. */
export const weighingFor = (game: string, lane: string, thinkers: Pick<Thinkers, "weigh"> | undefined): Weigh | null =>
  thinkers ? (state) => thinkers.weigh({ game, state, seed: "story" }, lane, WEIGHS_MS) : null;

/** What a game tells of itself, by the rows it happened in. */
interface Gathered {
  /** How the points stood after each row that changed them. */
  readonly points: readonly { readonly seq: number; readonly of: ReturnType<Told["points"]> }[];
  readonly facts: readonly (StoryFact & { readonly seq: number })[];
}

type Told = NonNullable<Game["story"]>;

/**
 * The story of a game that is over: what its rules tell of it now (`story` of a `Game`), and how it turned by the estimate
 * of bots. That takes a while: it is begun when somebody asks, and each asks again for as much of it as there is.
 */
export class Story {
  private readonly retelling: Retelling;
  private readonly told: Told | undefined;
  private gathered: Promise<Gathered> | null = null;
  /** Chances after rows that were weighed, by their place among those that stand. */
  private readonly known = new Map<number, Chances>();
  private weighing: "no" | "going" | "done" = "no";

  constructor(retelling: Retelling, game: Game) {
    this.retelling = retelling;
    this.told = game.story;
  }

  /** As much of it as there is, by the moves of the replay. */
  async tell(weigh: Weigh | null): Promise<GameStory> {
    this.gathered ??= this.gather();
    const { points, facts } = await this.gathered;
    if (weigh && this.weighing === "no") void this.weigh(weigh);
    const { moves } = this.retelling;
    const rows = this.retelling.standing;
    const at = (seq: number): number =>
      Math.max(
        0,
        moves.findLastIndex((told) => told <= seq),
      );
    const course = [...this.known].sort(([a], [b]) => a - b);
    return {
      moments: moves.length,
      points: points.map(({ seq, of }) => ({ at: at(seq), of: of.map((parts) => ({ ...parts })) })),
      facts: facts.map(({ seq, kind, seats, with: more }) => ({
        at: at(seq),
        kind,
        seats: [...seats],
        with: { ...more },
      })),
      weighed: { done: this.known.size, of: Math.min(MOST_WEIGHED, rows.length), going: this.weighing === "going" },
      chances: course.map(([n, chances]) => ({ at: at(rows[n]!), of: [...chances] })),
      turns: this.weighing === "done" ? turnsOf(this.known).map((turn) => this.opened(turn, at(rows[turn.at]!))) : [],
    };
  }

  private opened(turn: ReturnType<typeof turnsOf>[number], at: number): GameStory["turns"][number] {
    return { ...turn, at, events: this.retelling.told(at) };
  }

  private async gather(): Promise<Gathered> {
    const points: { seq: number; of: ReturnType<Told["points"]> }[] = [];
    const facts: (StoryFact & { seq: number })[] = [];
    const { told } = this;
    let last = 0;
    if (told)
      await this.retelling.walk((row, { facts: now }) => {
        const of = told.points(now as object);
        if (JSON.stringify(of) !== JSON.stringify(points.at(-1)?.of)) points.push({ seq: last, of });
        for (const event of row?.events ?? [])
          for (const fact of told.tells(now as object, event)) facts.push({ ...fact, seq: row!.seq });
        last = row?.seq ?? last;
      });
    return { points, facts };
  }

  /** One position after the other: whoever plays meanwhile has the threads in between. */
  private async weigh(weigh: Weigh): Promise<void> {
    this.weighing = "going";
    const rows = this.retelling.standing;
    for (let n = nextToWeigh(this.known, rows.length); n !== null; n = nextToWeigh(this.known, rows.length)) {
      const chances = await this.retelling.stateAfter(rows[n]!).then(weigh, () => null);
      if (!chances) break;
      this.known.set(n, chances);
    }
    this.weighing = "done";
  }
}
