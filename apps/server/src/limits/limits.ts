import { TokenBucket } from "./bucket.ts";
import { COUNTS, type Kind, RATES, type Rate } from "./numbers.ts";

/** Who asks: a session, where there is one, and the network it comes from. */
export interface Caller {
  readonly player: string | null;
  readonly network: string;
}

/** The most buckets kept; the oldest are dropped first, and their owners start with full ones. */
const MOST_BUCKETS = 100_000;

/** What sessions and addresses may do, and what they have done lately. None of it is stored. */
export class Limits {
  private readonly factor: number;
  private readonly buckets = new Map<string, TokenBucket>();
  private readonly sockets = new Map<string, number>();

  constructor(factor: number) {
    this.factor = factor;
  }

  /** Counts something that is about to be done; null, or the seconds to wait before it may be. */
  ask(kind: Kind, caller: Caller, cost = 1): number | null {
    const seconds = this.wait(kind, caller, cost);
    if (seconds === null) for (const bucket of this.of(kind, caller)) bucket.take(cost);
    return seconds;
  }

  /** Seconds until something more may be done; null: at once. */
  wait(kind: Kind, caller: Caller, cost = 1): number | null {
    const wait = Math.max(...this.of(kind, caller).map((bucket) => bucket.wait(cost)));
    return wait > 0 ? Math.ceil(wait / 1000) : null;
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
    for (const [name, bucket] of this.buckets) if (bucket.full) this.buckets.delete(name);
  }

  get remembered(): number {
    return this.buckets.size;
  }

  private of(kind: Kind, { player, network }: Caller): TokenBucket[] {
    const { session, address } = RATES[kind];
    const ofAddress = this.bucket(`${kind} at ${network}`, address);
    return player === null || !session ? [ofAddress] : [this.bucket(`${kind} of ${player}`, session), ofAddress];
  }

  private bucket(name: string, { burst, perSecond }: Rate): TokenBucket {
    const known = this.buckets.get(name);
    if (known) return known;
    if (this.buckets.size >= MOST_BUCKETS) this.buckets.delete(this.buckets.keys().next().value!);
    const bucket = new TokenBucket(Math.max(1, burst * this.factor), perSecond * this.factor);
    this.buckets.set(name, bucket);
    return bucket;
  }
}
