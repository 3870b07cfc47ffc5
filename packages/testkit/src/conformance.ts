import type { Game, GameEvent } from "@paravent/kernel";
import { beforeAll, describe, expect, test } from "vitest";
import { LAW_NAMES } from "./laws/index.ts";
import { describeViolation, type RandomGames, type Report, randomGames } from "./random-games.ts";

export interface Conformance extends RandomGames {
  /** What these games need not meet ("step x/y.z", "question …", "action …", "event …"). All the rest must occur. */
  readonly rare?: readonly string[];
  /** What these games are to cover, where other games of the same test cover the rest; everything by default. */
  readonly covers?: (name: string) => boolean;
}

/** Registers one test per law for a game, all on the same random games, and one for coverage. */
export function describeLaws<F, E extends GameEvent, V>(game: Game<F, E, V>, asked: Conformance): void {
  const { games, laws = LAW_NAMES, rare = [], covers = () => true } = asked;
  describe(`laws of ${game.id}, on ${games} random games`, () => {
    let report: Report;
    // All games are played here: on a busy machine that takes longer than a hook usually may.
    beforeAll(() => {
      report = randomGames(game, asked);
    }, 240_000);

    const violationsOf = (name: string): string[] =>
      report.violations.filter(({ law }) => law === name).map(describeViolation);

    test("every game can be played", () => {
      expect(violationsOf("running")).toEqual([]);
      expect(report.inputs).toBeGreaterThan(games);
    });

    test.each(laws)("%s", (law) => {
      expect(violationsOf(law)).toEqual([]);
    });

    test("coverage", () => {
      expect(report.neverMet.filter((name) => covers(name) && !rare.includes(name))).toEqual([]);
    });
  });
}
