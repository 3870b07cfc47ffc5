/**
 * Does this when the process ends: by itself, or told to by the test runner, which lets workers no time to come to their own
 * end. Whatever they have opened for all their files is closed here.
 */
export function atEnd(close: () => void): void {
  process.once("exit", close);
  process.once("SIGTERM", close);
}
