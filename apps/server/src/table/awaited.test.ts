import type { Waiting } from "@paravent/kernel";
import { expect, it } from "vitest";
import { awaitedAt } from "./awaited.ts";
import type { Scene } from "./showing.ts";

const person = (player: string) => ({ kind: "person", player }) as const;

function scene(waiting: Partial<Waiting> | null, status = "running", decisionSeconds: number | null = null): Scene {
  const seats = [person("anna"), { kind: "bot", level: "random" }, person("ben")];
  const view = { waiting: waiting && { id: 7, answered: [], ...waiting }, question: null };
  const play = { viewOf: (who: string) => (who === "public" ? view : null) };
  return {
    record: { name: "Lucerna", game: "toy", status, seats, decisionSeconds },
    play,
    time: { shown: () => ({}) },
    offeredTo: (seat: number) => (seat === 2 ? [0, 1] : []),
  } as unknown as Scene;
}

const awaited = (...given: Parameters<typeof scene>) => awaitedAt(scene(...given), (player) => player === "anna");

it("names the persons whose answer everybody knows is awaited", () => {
  expect(awaited({ seats: [0, 1, 2] })).toEqual({
    name: "Lucerna",
    game: "toy",
    question: 7,
    players: [
      { player: "anna", isThere: true },
      { player: "ben", isThere: false },
    ],
    present: ["anna"],
    // Anna and the bot have something for Ben, who is not there.
    offers: [
      { player: "ben", from: "anna" },
      { player: "ben", from: null },
    ],
    timeLeft: null,
    isLive: false,
  });
  expect(awaited({ seats: [0, 2], answered: [2] })?.players).toEqual([{ player: "anna", isThere: true }]);
});

it("tells a table played at one sitting from one played over days", () => {
  const isLive = (seconds: number | null) => awaited({ seats: [0] }, "running", seconds)?.isLive;
  expect([isLive(120), isLive(86_400), isLive(null)]).toEqual([true, false, false]);
});

it("names nobody while it is hidden who is asked, nor where nothing is", () => {
  expect(awaited({ seats: [] })?.players).toEqual([]);
  expect(awaited(null)).toBeNull();
  expect(awaited({ seats: [2] }, "over")).toBeNull();
});
