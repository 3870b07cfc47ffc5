/**
 * A bucket of tokens: `burst` at once, `perSecond` for ever. It goes by a clock that only runs forward: the hour of the
 * machine may be set back, and nobody should have to wait until it has caught up.
 */
export class TokenBucket {
  private readonly burst: number;
  private readonly perSecond: number;
  private tokens: number;
  private at: number;

  constructor(burst: number, perSecond: number, now = performance.now()) {
    this.burst = burst;
    this.perSecond = perSecond;
    this.tokens = burst;
    this.at = now;
  }

  /** Takes tokens if there are so many. */
  take(cost = 1, now = performance.now()): boolean {
    if (this.wait(cost, now) > 0) return false;
    this.tokens -= cost;
    return true;
  }

  /** Takes tokens for what has been done already: what is missing is owed. Milliseconds until there is one again. */
  owe(cost: number, now = performance.now()): number {
    this.fill(now);
    this.tokens -= cost;
    return this.until(1);
  }

  /** Milliseconds until so many tokens are there. */
  wait(cost = 1, now = performance.now()): number {
    this.fill(now);
    return this.until(cost);
  }

  private until(cost: number): number {
    return this.tokens >= cost ? 0 : ((cost - this.tokens) / this.perSecond) * 1000;
  }

  /** A full bucket holds no information: it can be dropped. */
  get full(): boolean {
    return this.wait(this.burst) === 0;
  }

  private fill(now: number): void {
    this.tokens = Math.min(this.burst, this.tokens + ((now - this.at) / 1000) * this.perSecond);
    this.at = now;
  }
}
