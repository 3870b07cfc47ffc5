/**
 * Does this once when the process ends: by itself, or told to by the test runner, which lets workers no time to come to
 * their own end. Whatever they have opened for all their files is closed here.
 */
export function atEnd(close: () => void): void {
  const end = () => {
    process.off("exit", end);
    process.off("SIGTERM", end);
    close();
  };
  process.on("exit", end);
  process.on("SIGTERM", end);
}
