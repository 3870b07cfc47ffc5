/** Does one thing after another, in the order they were asked for. One that fails does not stop the next. */
export class SerialQueue {
  private tail: Promise<unknown> = Promise.resolve();
  private waiting = 0;

  run<T>(job: () => Promise<T>): Promise<T> {
    this.waiting++;
    const done = this.tail.then(job).finally(() => {
      this.waiting--;
    });
    this.tail = done.catch(() => {});
    return done;
  }

  get idle(): boolean {
    return this.waiting === 0;
  }

  /** Resolves when everything asked for so far is done. */
  async drained(): Promise<void> {
    await this.tail;
  }
}
