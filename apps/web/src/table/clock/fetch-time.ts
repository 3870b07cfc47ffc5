/** What there is to say about time at a table, fetched when it is to be said. */
export async function fetchTime() {
  const time = await import("../../time/at-table.ts");
  await time.openWords();
  return time;
}
