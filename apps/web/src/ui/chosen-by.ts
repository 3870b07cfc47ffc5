/** One of several, by a text: the same text always gives the same one. */
export function chosenBy<T>(text: string, of: readonly T[]): T {
  let sum = 0;
  for (const letter of text) sum = (sum * 31 + letter.codePointAt(0)!) % 65_521;
  return of[sum % of.length]!;
}
