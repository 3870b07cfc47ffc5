import { TokenBucket } from "./bucket.ts";
import { COUNTS, type Kind, RATES, type Rate } from "./numbers.ts";

/** Who asks: a session, where there is one, and the network it comes from. */
export interface Caller {
  readonly player: string | null;
  readonly network: string;
}

/**
 * The most buckets of one kind that are kept, by session and by address each; the oldest are dropped first, and their owners
 * start with full ones.
 */
const MOST_BUCKETS = 10_000;

/** Of one kind of thing: the buckets of those who do it, by session and by address. */
interface Buckets {
  readonly session: Map<string, TokenBucket>;
  readonly address: Map<string, TokenBucket>;
}

/** What sessions and addresses may do, and what they have done lately. None of it is stored. */
export class Limits {
  private readonly factor: number;
  private readonly buckets = new Map<Kind, Buckets>();
  private readonly sockets = new Map<string, number>();

  constructor(factor: number) {
    this.factor = factor;
  }

  /** Counts something that is about to be done; null, or the seconds to wait before it may be. */
  ask(kind: Kind, caller: Caller, cost = 1): number | null {
    const buckets = this.of(kind, caller);
    const seconds = secondsUntil(buckets, cost);
    if (seconds === null) for (const bucket of buckets) bucket.take(cost);
    return seconds;
  }

  /** Seconds until something more may be done; null: at once. */
  wait(kind: Kind, caller: Caller, cost = 1): number | null {
    return secondsUntil(this.of(kind, caller), cost);
  }

  /** Counts what has been done already; null, or the seconds until something more may be. */
  owe(kind: Kind, caller: Caller, cost: number): number | null {
    let wait = 0;
    for (const bucket of this.of(kind, caller)) wait = Math.max(wait, bucket.owe(cost));
    return wait > 0 ? Math.ceil(wait / 1000) : null;
  }

  /** Counts a socket that is open now; false: it is one too many. */
  enter(caller: Caller): boolean {
    const { session, address } = COUNTS.sockets;
    const { player, network } = caller;
    const places = [
      [`at ${network}`, address],
      ...(player === null ? [] : [[`of ${player}`, session] as const]),
    ] as const;
    if (places.some(([place, most]) => (this.sockets.get(place) ?? 0) >= this.most(most))) return false;
    for (const [place] of places) this.sockets.set(place, (this.sockets.get(place) ?? 0) + 1);
    return true;
  }

  leave({ player, network }: Caller): void {
    for (const place of [`at ${network}`, ...(player === null ? [] : [`of ${player}`])]) {
      const left = (this.sockets.get(place) ?? 0) - 1;
      if (left > 0) this.sockets.set(place, left);
      else this.sockets.delete(place);
    }
  }

  /** A number of things as this server's setting has it. */
  most(count: number): number {
    return Math.max(1, Math.round(count * this.factor));
  }

  /** Drops the buckets that are full again. */
  sweep(): void {
    for (const buckets of this.all()) for (const [whose, bucket] of buckets) if (bucket.full) buckets.delete(whose);
  }

  get remembered(): number {
    return this.all().reduce((sum, { size }) => sum + size, 0);
  }

  private all(): Map<string, TokenBucket>[] {
    return [...this.buckets.values()].flatMap(({ session, address }) => [session, address]);
  }

  private of(kind: Kind, { player, network }: Caller): TokenBucket[] {
    const rates = RATES[kind];
    let known = this.buckets.get(kind);
    if (!known) {
      known = { session: new Map(), address: new Map() };
      this.buckets.set(kind, known);
    }
    const ofAddress = this.bucket(known.address, network, rates.address);
    return player === null || !rates.session
      ? [ofAddress]
      : [this.bucket(known.session, player, rates.session), ofAddress];
  }

  private bucket(buckets: Map<string, TokenBucket>, whose: string, { burst, perSecond }: Rate): TokenBucket {
    const known = buckets.get(whose);
    if (known) return known;
    if (buckets.size >= MOST_BUCKETS) buckets.delete(buckets.keys().next().value!);
    const bucket = new TokenBucket(Math.max(1, burst * this.factor), perSecond * this.factor);
    buckets.set(whose, bucket);
    return bucket;
  }
}

/** Seconds until all of them grant something of this cost; null: they do. */
function secondsUntil(buckets: readonly TokenBucket[], cost: number): number | null {
  let wait = 0;
  for (const bucket of buckets) wait = Math.max(wait, bucket.wait(cost));
  return wait > 0 ? Math.ceil(wait / 1000) : null;
}
