import { Rng } from "@paravent/kernel";
import { Browser, openStore, ServerProcess, temporaryFolder } from "@paravent/server/testing";
import { Attacker, send } from "./attack.ts";
import { HonestTable } from "./honest-table.ts";
import { hostileRequest } from "./requests.ts";

/** What an attack on a running server came to. */
export interface Attacked {
  readonly target: "protocol";
  readonly frames: number;
  readonly requests: number;
  /** How often the server hung up on an attacker. */
  readonly hungUp: number;
  /** Bytes the server kept after a first tenth of the attack, and at its end. */
  readonly memory: { readonly early: number; readonly late: number };
  readonly faults: readonly string[];
}

/** Attacks go in rounds; between two of them the honest players move, so that other questions are attacked. */
const ROUND = 2000;

/** One in so many messages is a request. */
const REQUESTS = 10;

/** Room for caches and buffers that fill up and empty again; a leak of a few bytes for each of a million frames is far more. */
const FLAT_BYTES = 24 * 1024 * 1024;

/** More faults than this tell nothing new. */
const MOST_FAULTS = 20;

/** Limits of a server under test: the point is what lies behind them. */
const OPEN_DOORS: Readonly<Record<string, string>> = { PARAVENT_LIMITS: "1000" };

/** Sends hostile frames and requests to a server of its own at which honest people play: nothing may come of it. */
export async function attackServer(
  games: readonly string[],
  messages: number,
  seed: string,
  each: (messages: number) => void = () => {},
): Promise<Attacked> {
  const folder = temporaryFolder();
  const server = new ServerProcess(
    { PARAVENT_DATA: folder.path, PARAVENT_LOG: "error", ...OPEN_DOORS },
    { weighed: true },
  );
  let alive = true;
  server.ended.then(() => {
    alive = false;
  });
  try {
    const address = await server.address();
    const attack = new ProtocolAttack(address, games, seed);
    await attack.open();
    let early = 0;
    for (let sent = 0; sent < messages && alive && attack.faults.length < MOST_FAULTS; ) {
      const n = Math.min(ROUND, messages - sent);
      await attack.round(n);
      sent += n;
      if (early === 0 && sent >= messages / 10) early = await server.weigh();
      each(n);
    }
    const survived = alive;
    const late = survived ? await server.weigh() : 0;
    attack.close();
    await server.stop();
    attack.faults.push(...(await addedRows(folder.path, attack.honest)));
    if (!survived) attack.faults.push(`the server ended: ${server.stderr.slice(-500)}`);
    if (late - early > FLAT_BYTES) attack.faults.push(`memory grew from ${early} to ${late} bytes`);
    const [fault] = server.stderr.split("\n").filter((line) => line !== "" && !isSecurityEvent(line));
    if (fault !== undefined) attack.faults.push(`the server's log says ${fault.slice(0, 500)}`);
    return {
      target: "protocol",
      frames: attack.frames,
      requests: attack.requests,
      hungUp: attack.hungUp,
      memory: { early, late },
      faults: attack.faults.slice(0, MOST_FAULTS),
    };
  } finally {
    await server.kill();
    folder.remove();
  }
}

/** Requests that are turned away are noted, as they are to be; whatever else an attack brings into the log is a fault. */
const isSecurityEvent = (line: string): boolean => line.startsWith("{") && JSON.parse(line).msg === "security event";

/** Rows in the log that no honest player made, or that one of them made and are gone. */
export async function addedRows(folder: string, honest: ReadonlyMap<string, readonly string[]>): Promise<string[]> {
  const store = await openStore({ databaseUrl: undefined, folder });
  try {
    const faults: string[] = [];
    for (const [table, commands] of honest) {
      // The first row is the beginning of the game.
      const rows = (await store.rows(table, 0)).length - 1;
      if (rows !== commands.length) faults.push(`a table of ${commands.length} honest answers has ${rows} rows`);
    }
    return faults;
  } finally {
    await store.close();
  }
}

/** Honest tables and those who attack them: strangers, spectators, and people at the table itself. */
class ProtocolAttack {
  readonly faults: string[] = [];
  frames = 0;
  requests = 0;
  private readonly address: string;
  private readonly games: readonly string[];
  private readonly seed: string;
  private readonly rng: Rng;
  private readonly guest: Browser;
  private tables: HonestTable[] = [];
  private attackers: { attacker: Attacker; at: HonestTable; seat: number | null; rng: Rng }[] = [];
  private closedLines = 0;
  private seatings = 0;
  /** What was carried out at each table by its own players. */
  readonly honest = new Map<string, readonly string[]>();

  constructor(address: string, games: readonly string[], seed: string) {
    this.address = address;
    this.games = games;
    this.seed = seed;
    this.rng = Rng.from(`protocol ${seed}`);
    this.guest = new Browser(address);
  }

  get hungUp(): number {
    return this.attackers.reduce((sum, { attacker }) => sum + attacker.hungUp, this.closedLines);
  }

  async open(): Promise<void> {
    await this.guest.signIn("Mallory");
    await this.seat();
  }

  close(): void {
    for (const table of this.tables) table.close();
  }

  async round(messages: number): Promise<void> {
    if (this.tables.some(({ over }) => over)) await this.seat();
    const requests = Math.floor(messages / REQUESTS);
    const share = Math.ceil((messages - requests) / this.attackers.length);
    const ids = this.tables.map(({ id }) => id);
    await Promise.all([
      ...this.attackers.map(({ attacker, at, seat, rng }) =>
        attacker.attack(at.target(seat, [...ids.filter((id) => id !== at.id), "nothing"]), share, rng),
      ),
      this.ask(requests, ids),
    ]);
    this.frames += share * this.attackers.length;
    this.requests += requests;
    for (const table of this.tables) {
      this.faults.push(...(await table.heardUnasked()));
      await table.move(this.rng);
    }
  }

  /** New tables, each attacked from all sides. */
  private async seat(): Promise<void> {
    this.closedLines = this.hungUp;
    this.close();
    this.seatings++;
    this.tables = [];
    for (const game of this.games) this.tables.push(await HonestTable.open(this.address, game, ["Ana", "Bor"]));
    for (const { id, carriedOut } of this.tables) this.honest.set(id, carriedOut);
    const against = (at: HonestTable, browser: Browser, seat: number | null) => {
      const rng = Rng.from(`${this.seed} ${this.seatings}-${at.game}-${seat}-${browser.cookie === null}`);
      return { attacker: new Attacker(browser), at, seat, rng };
    };
    this.attackers = this.tables.flatMap((at) => [
      against(at, new Browser(this.address), null),
      against(at, this.guest, null),
      ...at.players.map(({ browser }, seat) => against(at, browser, seat)),
    ]);
  }

  private async ask(requests: number, ids: readonly string[]): Promise<void> {
    for (let n = 0; n < requests; n++) {
      const asked = hostileRequest(ids, this.games, this.guest.cookie!, this.rng);
      const status = await send(this.address, asked);
      if (status >= 500)
        this.faults.push(`${asked.method} ${asked.path} was answered with ${status} (seed ${this.seed})`);
    }
  }
}
