import { expect, it } from "vitest";
import { BEATS, Lines } from "./lines.ts";
import type { Connection } from "./socket.ts";

it("cuts off sockets whose session has ended elsewhere, and no others", async () => {
  const lines = new Lines();
  const cut: string[] = [];
  const open = (name: string, session: string | null) =>
    lines.add({ player: name, cut: () => cut.push(name) } as unknown as Connection, session);
  open("guest", null);
  open("anna here", "s1");
  open("anna there", "s2");
  open("bert", "s3");
  for (let n = 0; n < 600; n++) open(`other ${n}`, `other-${n}`);
  const asked: number[] = [];
  const living = async (sessions: readonly string[]) => {
    asked.push(sessions.length);
    return new Set(sessions.filter((session) => session !== "s2" && session !== "other-599"));
  };
  await lines.cutEnded({ living });
  expect(cut).toEqual(["anna there", "other 599"]);
  expect(asked).toEqual([500, 103]);
});

it("asks a part of them at a time for a sign of life, and each once in a round", () => {
  const lines = new Lines();
  const asked: number[] = [];
  const all = Array.from({ length: 50 }, (_, n) => ({ beat: () => asked.push(n) }) as unknown as Connection);
  for (const one of all) lines.add(one, null);
  lines.remove(all[7]!);
  const rounds = Array.from({ length: BEATS }, () => {
    const before = asked.length;
    lines.beat();
    return asked.length - before;
  });
  expect(Math.max(...rounds)).toBeLessThanOrEqual(3);
  expect(asked.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 50 }, (_, n) => n).filter((n) => n !== 7));
});
