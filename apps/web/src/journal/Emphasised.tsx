/** The pattern that catches these words, longest first. All lines of a journal ask for the same one: it is made once. */
function patternOf(terms: readonly string[]): RegExp {
  const words = terms.join("\n");
  if (words === latest.words) return latest.pattern;
  const known = terms
    .filter((term) => term.length > 1)
    .sort((a, b) => b.length - a.length)
    .map((term) => term.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  const pattern = new RegExp(`((?<![\\p{L}])(?:${[...known, "Vous", "You"].join("|")})(?![\\p{L}]))`, "u");
  latest = { words, pattern };
  return pattern;
}

let latest = { words: "", pattern: /(?!)/u };

/** A sentence with some of its words in bold: names of players and places. */
export function Emphasised({ text, terms }: { text: string; terms: readonly string[] }) {
  const parts = text.split(patternOf(terms));
  return (
    <>
      {parts.map((part, at) => {
        // Odd parts are what the pattern caught.
        const key = `${at} ${part}`;
        return at % 2 === 1 ? <b key={key}>{part}</b> : part;
      })}
    </>
  );
}
