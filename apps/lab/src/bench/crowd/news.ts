/** Wakes whoever waits for a table to change. */
export class News {
  private wake: (() => void) | null = null;

  /** Something was heard. */
  come(): void {
    this.wake?.();
  }

  /** Until something is heard, or that moment has passed; false: nothing was heard in time. */
  until(moment: number): Promise<boolean> {
    return new Promise((resolve) => {
      const late = setTimeout(() => this.wake?.(), Math.max(0, moment - performance.now()));
      this.wake = () => {
        clearTimeout(late);
        this.wake = null;
        resolve(performance.now() < moment);
      };
    });
  }
}
