/** The same sentence several times in a row is said once, with how often. */
export function folded(sentences: readonly string[], times: (n: number) => string): string[] {
  const told: { text: string; n: number }[] = [];
  for (const text of sentences) {
    const last = told.at(-1);
    if (last?.text === text) last.n++;
    else told.push({ text, n: 1 });
  }
  return told.map(({ text, n }) => (n === 1 ? text : text.replace(/\.?$/, ` (${times(n)}).`)));
}
