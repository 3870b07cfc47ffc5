import { useSeen } from "../seen.ts";

/** A sentence with the names of players and sectors in bold. */
export function Emphasised({ text }: { text: string }) {
  const { table, pack, words, name } = useSeen();
  const terms = [...table.seats.map(({ seat }) => name(seat)), ...pack.sectors.map(({ id }) => words.sector(id))];
  const known = terms
    .filter((term) => term.length > 1)
    .sort((a, b) => b.length - a.length)
    .map((term) => term.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  const parts = text.split(new RegExp(`((?<![\\p{L}])(?:${known.join("|")}|Vous|You)(?![\\p{L}]))`, "u"));
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
