import { connect } from "node:net";
import { WebSocket } from "ws";
import { Caller } from "./caller.ts";

/** What an attacker knows: where the server is, and tables that anybody could have heard of. */
export interface Target {
  readonly address: string;
  readonly from: string;
  /** A table under way where honest people sit. */
  readonly table: string;
  /** A table whose game is over. */
  readonly over: string;
}

type Attack = (target: Target) => Promise<void>;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Goes on until the process is ended. What fails is tried again at once. */
async function forever(workers: number, work: (n: number, round: number) => Promise<void>): Promise<void> {
  const one = async (n: number) => {
    for (let round = 0; ; round++) await work(n, round).catch(() => pause(5));
  };
  await Promise.all(Array.from({ length: workers }, (_, n) => one(n)));
}

/** Keeps sockets open, and says on each what it is told, in bursts, as fast as the line takes it. */
async function flood(
  callers: readonly Caller[],
  sockets: number,
  words: (n: number, round: number) => string,
  burst = 60,
) {
  await forever(sockets, async (n) => {
    const socket = callers[n % callers.length]!.socket();
    await new Promise<void>((resolve, reject) => {
      socket.once("open", () => resolve());
      socket.once("error", reject);
    });
    for (let round = 0; socket.readyState === WebSocket.OPEN; round++) {
      if (socket.bufferedAmount < 1_000_000)
        for (let k = 0; k < burst; k++) socket.send(words(n, round * burst + k), () => {});
      await pause(5);
    }
  });
}

const stranger = ({ address, from }: Target): Caller => new Caller(address, from);

/** An attacker who sits at a table with bots, and the table. */
async function seated(target: Target, options: object = {}): Promise<{ caller: Caller; table: string }> {
  const caller = stranger(target);
  await caller.signIn("Mallory");
  const table = await caller.makeTable({ seats: ["me", { bot: "random" }, { bot: "random" }], ...options });
  return { caller, table };
}

const follow = (table: string): string => JSON.stringify({ t: "follow", table });

async function command(target: Target, message: (table: string, cmd: string, round: number) => object): Promise<void> {
  const { caller, table } = await seated(target);
  const say = (n: number, round: number) => JSON.stringify(message(table, `command-${n}-${round}-x`, round));
  await flood([caller], 20, say);
}

/** Everything one address can think of. */
export const ATTACKS: Readonly<Record<string, Attack>> = {
  follow: (target) => flood([stranger(target)], 20, () => follow(target.table)),
  followOver: (target) => flood([stranger(target)], 20, () => follow(target.over)),
  followElsewhere: (target) =>
    flood([stranger(target)], 20, (_, round) => follow(round % 2 ? target.over : target.table)),
  ping: (target) => flood([stranger(target)], 40, () => '{"t":"ping"}', 2_000),
  answer: (target) =>
    command(target, (table, cmd, question) => ({ t: "answer", cmd, table, question: question % 40, value: [] })),
  say: (target) => command(target, (table, cmd) => ({ t: "say", cmd, table, to: null, text: "x".repeat(500) })),
  undo: (target) => command(target, (table, cmd) => ({ t: "undo", cmd, table })),
  stop: (target) =>
    command(target, (table, cmd, n) => ({ t: "stop", cmd, table, at: "victimNamed", armed: n % 2 === 0 })),
  largeFrames: (target) => {
    const value = Array.from({ length: 3_500 }, () => [1]);
    const frame = JSON.stringify({ t: "answer", cmd: "a-large-one", table: target.table, question: 1, value });
    return flood([stranger(target)], 20, () => frame, 10);
  },
  sockets: (target) =>
    forever(50, async () => {
      const socket = stranger(target).socket();
      await new Promise<void>((resolve, reject) => {
        socket.once("open", () => resolve());
        socket.once("error", reject);
      });
      socket.send(follow(target.table));
    }),
  slowReaders: (target) =>
    forever(200, async () => {
      const socket = stranger(target).socket();
      await new Promise<void>((resolve, reject) => {
        socket.once("open", () => resolve());
        socket.once("error", reject);
      });
      socket.pause();
      for (let n = 0; n < 60; n++) socket.send(follow(target.table));
      await new Promise((resolve) => socket.once("close", resolve));
    }),
  halfOpen: (target) =>
    forever(300, async () => {
      const { hostname, port } = new URL(target.address);
      const line = connect({ host: hostname, port: Number(port), localAddress: target.from });
      line.on("error", () => {});
      line.write("GET /api/tables HTTP/1.1\r\nHost: x\r\nX-Slow: ");
      await new Promise((resolve) => line.once("close", resolve));
      await pause(5);
    }),
  lists: (target) => {
    const caller = stranger(target);
    return forever(50, async () => void (await caller.ask("/api/tables")));
  },
  replays: (target) => {
    const caller = stranger(target);
    return forever(
      50,
      async (n, round) => void (await caller.ask(`/api/tables/${target.over}/moments/${(n * 7 + round) % 300}`)),
    );
  },
  guests: (target) => forever(50, async (_, round) => stranger(target).signIn(`Guest ${round % 1000}`)),
  tables: (target) =>
    forever(20, async () => {
      const caller = stranger(target);
      await caller.signIn("Mallory");
      for (;;) await caller.makeTable({ seats: ["me", "open"] });
    }),
  botTables: (target) =>
    forever(20, async () => {
      const caller = stranger(target);
      await caller.signIn("Mallory");
      const bots = Array.from({ length: 5 }, () => ({ bot: "greedy" }));
      for (;;) await caller.makeTable({ seats: bots });
    }),
};
