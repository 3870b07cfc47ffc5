import { vi } from "vitest";
import type { Store } from "../store/store.ts";
import { settled } from "./rig.ts";

/** So many rounds of the loop let a table do what one moment leads to, and what that leads to. */
const ROUNDS = 12;

/** A clock that stands still until the test moves it: hours, timers and what is measured agree. */
export class TestClock {
  private readonly store: () => Pick<Store, "touch">;

  constructor(now: number, store: () => Pick<Store, "touch">) {
    this.store = store;
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date", "performance"], now });
  }

  /** Lets everything happen that is due by now. */
  async settle(): Promise<void> {
    for (let round = 0; round < ROUNDS; round++) {
      vi.advanceTimersByTime(0);
      await settled();
      // What has been asked for before is on disk by then.
      await this.store().touch();
    }
  }

  /** Lets this much time pass, in steps, so that what happens in between happens then. */
  async pass(ms: number, step = ms): Promise<void> {
    for (let passed = 0; passed < ms; passed += step) {
      vi.advanceTimersByTime(Math.min(step, ms - passed));
      await this.settle();
    }
  }

  stop(): void {
    vi.useRealTimers();
  }
}
