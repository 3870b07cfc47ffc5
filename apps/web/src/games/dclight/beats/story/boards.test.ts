import { greedyBot } from "@paravent/bots";
import { type DclightEvent, packOf, packText } from "@paravent/dclight";
import { dclightHeuristic } from "@paravent/dclight/bots";
import { loadDclight } from "@paravent/dclight/node";
import { advance, askedSeats, Rng, start, viewFor } from "@paravent/kernel";
import { expect, test } from "vitest";
import { openVp } from "../../seen/points.ts";
import { before, boardsOf } from "./boards.ts";

const game = loadDclight();

test("boards counted back over an entry are those that were in sight before it, points included", () => {
  const { state } = start(game, { seats: 4, options: {}, seed: "boards" });
  const pack = packText(packOf(state.facts));
  const bots = Array.from({ length: 4 }, () => greedyBot(dclightHeuristic));
  const rng = Rng.from("boards");
  const seenTypes = new Set<string>();
  while (state.stack.length > 0) {
    const [seat] = askedSeats(game, state).filter((one) => viewFor(game, state, one).question?.sealed === undefined);
    const view = viewFor(game, state, seat!);
    const earlier = boardsOf(viewFor(game, state, 0).game);
    const value = bots[seat!]!.choose(view, view.question!, rng);
    const done = advance(game, state, { kind: "answer", seat: seat!, question: view.question!.id, value });
    if (!done.ok) throw new Error(done.refusal.reason);
    const now = viewFor(game, state, 0).game;
    for (const player of now.players) expect(openVp(boardsOf(now).players[player.seat]!, pack)).toBe(player.openVp);
    const events = done.value.events.flatMap((event) => (game.witness(event as never, 0) as DclightEvent | null) ?? []);
    for (const { type } of events) seenTypes.add(type);
    const counted = events.reduceRight((boards, event) => before(boards, event, pack), boardsOf(now));
    expect(sorted(counted)).toEqual(sorted(earlier));
  }
  expect([...seenTypes]).toEqual(expect.arrayContaining(["creatureAppeared", "creatureDefeated", "buildingBuilt"]));
});

/** Buildings in any order: where one lay among the others does not matter. */
const sorted = ({ players, common }: ReturnType<typeof boardsOf>) => ({
  common,
  players: players.map((board) => ({ ...board, buildings: board.buildings.toSorted() })),
});
