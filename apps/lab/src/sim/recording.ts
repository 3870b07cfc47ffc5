import { type Game, type GameEvent, type State, viewFor } from "@paravent/kernel";
import { labGame } from "../lib/games.ts";
import type { Played } from "./played.ts";
import { thingName } from "./things.ts";

type Facts = Parameters<Game["outcome"]>[0];

/** Keeps of a game what reports need while it goes on: it is told what happened after every input. */
export class Recording {
  private readonly notes: ReturnType<typeof labGame>;
  private readonly game: Game;
  private readonly state: State<Facts>;
  private readonly names: readonly string[];
  private readonly counts: Record<string, number> = {};
  private readonly course: number[][] = [];
  private readonly taken: readonly Set<string>[];
  private round = 0;

  /** `names` says who sits where. */
  constructor(id: string, game: Game, state: State<Facts>, names: readonly string[]) {
    this.notes = labGame(id);
    this.game = game;
    this.state = state;
    this.names = names;
    this.taken = names.map(() => new Set<string>());
  }

  happened(told: readonly GameEvent[]): void {
    const { round, counted = [], taking } = this.notes;
    const { story } = this.game;
    const now = round?.(this.state.facts) ?? this.round;
    if (now !== this.round && story) this.course.push(story.points(this.state.facts).map(total));
    this.round = now;
    for (const event of told) {
      if (counted.includes(event.type)) this.counts[event.type] = (this.counts[event.type] ?? 0) + 1;
      const thing = taking?.taken(event);
      if (thing) this.taken[thing.seat]!.add(thingName(thing.list, thing.id));
    }
  }

  /** What is kept of it, once it is over. */
  ended(answers: number, unasked: Played["unasked"]): Played {
    const { game, state } = this;
    const { winners } = game.outcome(state.facts)!;
    const { rounds, end, seats } = this.notes.ending(viewFor(game, state, "public").game);
    const sources = game.story?.points(state.facts) ?? [];
    return {
      answers,
      rounds,
      end,
      unasked,
      counts: this.counts,
      course: game.story ? [...this.course, sources.map(total)] : this.course,
      seats: seats.map(({ side, points, parts }, seat) => ({
        bot: this.names[seat]!,
        side,
        points,
        parts,
        sources: sources[seat] ?? {},
        won: winners.includes(seat) ? 1 / winners.length : 0,
        took: [...this.taken[seat]!],
      })),
    };
  }
}

const total = (points: Readonly<Record<string, number>>): number =>
  Object.values(points).reduce((sum, n) => sum + n, 0);
