import { statfsSync } from "node:fs";
import { tmpdir } from "node:os";

/** Where Linux keeps files in memory. */
const MEMORY = "/dev/shm";

/** So much must be free there: a container may have a few megabytes of it, which browsers need themselves. */
const ENOUGH_BYTES = 2 ** 30;

/**
 * The folder for databases of tests: in memory, where there is room. Each answer is written through to the disk before it is
 * acknowledged, and on a disk that is busy with something else tests of tables took ten times as long as their work. Tests
 * end processes, never the machine, and what is written is there for the next process in memory as well.
 */
export function quickPlace(): string {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize > ENOUGH_BYTES ? MEMORY : tmpdir();
  } catch {
    return tmpdir();
  }
}
