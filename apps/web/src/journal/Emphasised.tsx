/** A sentence with some of its words in bold: names of players and places. */
export function Emphasised({ text, terms }: { text: string; terms: readonly string[] }) {
  const known = terms
    .filter((term) => term.length > 1)
    .sort((a, b) => b.length - a.length)
    .map((term) => term.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  const parts = text.split(new RegExp(`((?<![\\p{L}])(?:${[...known, "Vous", "You"].join("|")})(?![\\p{L}]))`, "u"));
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
