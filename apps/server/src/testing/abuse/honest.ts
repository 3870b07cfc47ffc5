/** An honest player in a process of its own: what a ping and a command take. node honest.ts <who as JSON> */
import type { WebSocket } from "ws";
import { Caller } from "./caller.ts";

/** Who measures, from where, at which table, and for how long. */
export interface Honest {
  readonly address: string;
  readonly from: string;
  readonly cookie: string;
  readonly table: string;
  readonly seconds: number;
}

/** Milliseconds, in order of length; what was never answered counts with the time it waited. */
export interface Measured {
  readonly pings: readonly number[];
  readonly commands: readonly number[];
  readonly lists: readonly number[];
  /** Refusals of any kind: there should be none. */
  readonly refused: number;
}

const PING_MS = 80;
/** No faster than a person may talk: the limit of their own is not what is measured. */
const COMMAND_MS = 700;

async function measure({ address, from, cookie, table, seconds }: Honest): Promise<Measured> {
  const caller = new Caller(address, from);
  caller.cookie = cookie;
  const socket = caller.socket();
  await new Promise((resolve) => socket.once("open", resolve));
  const pings = new Waits();
  const commands = new Waits();
  const lists: number[] = [];
  let refused = 0;
  hear(socket, (message) => {
    if (message.t === "pong") pings.answered(0);
    else if (message.t === "ack") commands.answered(message.cmd);
    else if (message.t === "refused" || message.t === "fault") refused++;
  });
  socket.send(JSON.stringify({ t: "follow", table }));
  let n = 0;
  const end = performance.now() + seconds * 1000;
  let commandAt = 0;
  while (performance.now() < end) {
    pings.asked(0);
    socket.send('{"t":"ping"}');
    if (performance.now() > commandAt) {
      commandAt = performance.now() + COMMAND_MS;
      const cmd = `honest-${process.pid}-${n++}`;
      commands.asked(cmd);
      socket.send(JSON.stringify({ t: "say", cmd, table, to: null, text: `line ${n}` }));
      const since = performance.now();
      void caller.ask("/api/tables").then(({ status }) => {
        lists.push(performance.now() - since);
        if (status !== 200) refused++;
      });
    }
    await new Promise((resolve) => setTimeout(resolve, PING_MS));
  }
  return { pings: pings.sorted(), commands: commands.sorted(), lists: lists.sort((a, b) => a - b), refused };
}

function hear(socket: WebSocket, each: (message: { t: string; cmd: string }) => void): void {
  socket.on("message", (raw) => each(JSON.parse(String(raw))));
}

/** How long answers take, in the order they were asked for under one name. */
class Waits {
  private readonly open = new Map<string | number, number[]>();
  private readonly done: number[] = [];

  asked(name: string | number): void {
    const since = this.open.get(name);
    if (since) since.push(performance.now());
    else this.open.set(name, [performance.now()]);
  }

  answered(name: string | number): void {
    const since = this.open.get(name)?.shift();
    if (since !== undefined) this.done.push(performance.now() - since);
  }

  sorted(): number[] {
    const now = performance.now();
    const still = [...this.open.values()].flat().map((since) => now - since);
    return [...this.done, ...still].sort((a, b) => a - b);
  }
}

if (import.meta.main) {
  const measured = await measure(JSON.parse(process.argv[2]!) as Honest);
  process.stdout.write(JSON.stringify(measured), () => process.exit(0));
}
