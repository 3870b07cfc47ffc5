/** How often something may be done: so many at once, and so many a second for ever. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

/** By one session, and by all who come from one address. A club of twenty shares an address and must fit in. */
export interface RatePair {
  readonly session: Rate | null;
  readonly address: Rate;
}

const rate = (burst: number, perSecond: number): Rate => ({ burst, perSecond });
const perHour = (burst: number, n: number): Rate => rate(burst, n / 3600);
const MB = 1_000_000;

/** What is limited in time. docs/LIMITS.md tells hosts these numbers, and a test keeps both the same. */
export const RATES = {
  /** Everything asked over HTTP, the client's own files included. */
  requests: { session: null, address: rate(1200, 60) },
  /** Refusals that are told at once; beyond them they are told a second late. */
  refusals: { session: rate(20, 1), address: rate(100, 5) },
  guests: { session: null, address: perHour(100, 200) },
  /** Passwords tried: here a session is the name they are tried on, wherever from. */
  passwords: { session: perHour(20, 60), address: perHour(100, 400) },
  /** What passkeys are asked for, and what they answer. */
  passkeys: { session: perHour(60, 240), address: perHour(300, 1200) },
  /** Letters that somebody has sent by hand: here a session is the address they go to, whoever sends them. */
  letters: { session: perHour(3, 6), address: perHour(20, 60) },
  /** Ways to be called that are added or tried out. */
  calls: { session: perHour(20, 60), address: perHour(100, 300) },
  tables: { session: perHour(20, 60), address: perHour(100, 300) },
  lists: { session: rate(40, 2), address: rate(300, 20) },
  replays: { session: rate(100, 5), address: rate(400, 15) },
  uploads: { session: perHour(10, 60), address: perHour(40, 240) },
  sockets: { session: rate(40, 1), address: rate(300, 10) },
  messages: { session: rate(120, 40), address: rate(1200, 200) },
  follows: { session: rate(30, 1), address: rate(300, 10) },
  /** Stops armed and lifted, and how one wants to be asked: rows that move nothing. */
  stops: { session: rate(60, 2), address: rate(600, 20) },
  undos: { session: rate(20, 0.5), address: rate(200, 5) },
  /** Advice keeps a thread busy for seconds. */
  advice: { session: rate(10, 0.5), address: rate(60, 2) },
  /** Once for each answer of a coached game; it keeps a thread busy for a moment. */
  coach: { session: rate(40, 1), address: rate(200, 6) },
  bytesOut: { session: rate(48 * MB, 2 * MB), address: rate(256 * MB, 12 * MB) },
} as const satisfies Record<string, RatePair>;

export type Kind = keyof typeof RATES;

/** What is limited in number, at any one time. */
export const COUNTS = {
  sockets: { session: 20, address: 250 },
  /** Lines at all, those included that have not asked for anything yet. */
  lines: { address: 400 },
  /** Tables that are not over. */
  tables: { session: 40, address: 400 },
  /** Tables under way where nobody sits but bots. */
  botTables: { session: 3, address: 20 },
} as const;
