/**
 * Sentences in a row about what the same one does, told as one: "Ilse pays 1 Gold. Ilse gains 1 Morale." becomes "Ilse pays
 * 1 Gold and gains 1 Morale." Other sentences stay as they are.
 */
export function withOneSubject(
  sentences: readonly string[],
  subject: string | null,
  list: (parts: readonly string[]) => string,
): string[] {
  const told: string[] = [];
  let doings: string[] = [];
  const close = () => {
    if (doings.length > 0) told.push(`${subject} ${list(doings)}.`);
    doings = [];
  };
  for (const sentence of sentences) {
    const doing = subject === null ? null : doingOf(sentence, subject);
    if (doing !== null) doings.push(doing);
    else {
      close();
      told.push(sentence);
    }
  }
  close();
  return told;
}

/** What the subject does, where the sentence says no more than that: one clause of plain words. */
function doingOf(sentence: string, subject: string): string | null {
  if (!sentence.startsWith(`${subject} `) || !sentence.endsWith(".")) return null;
  const doing = sentence.slice(subject.length + 1, -1);
  return /[.:;,!?(]/.test(doing) ? null : doing;
}
