import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";

/** One side of a race in a process of its own, so that neither pays for the other's garbage collection. */
export class SideProcess<A, R> {
  private readonly child: ChildProcess;

  private constructor(child: ChildProcess) {
    this.child = child;
  }

  /** Resolves when it is ready to be asked. */
  static async begin<A, R>(file: URL, args: readonly string[]): Promise<SideProcess<A, R>> {
    const child = fork(file, args);
    await heard(child);
    return new SideProcess(child);
  }

  async ask(what: A): Promise<R> {
    this.child.send(what as object);
    return (await heard(this.child)) as R;
  }

  /** It clears up and ends by itself. */
  async end(): Promise<void> {
    if (!this.child.connected) return;
    const ended = once(this.child, "exit");
    this.child.disconnect();
    await ended;
  }
}

/** What it says next; one that ends instead has failed. */
export async function heard(child: ChildProcess): Promise<unknown> {
  const ended = new AbortController();
  try {
    return await Promise.race([
      once(child, "message", ended).then(([said]) => said),
      once(child, "exit", ended).then(([code]) => {
        throw new Error(`a side of the race ended with ${code}`);
      }),
    ]);
  } finally {
    ended.abort();
  }
}
