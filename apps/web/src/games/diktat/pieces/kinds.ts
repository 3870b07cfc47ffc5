import { AFFINITIES, AGENTS, MANOEUVRES, SECTORS } from "@paravent/diktat";
import { readRef } from "@paravent/diktat/refs";
import type { Answer } from "./asked.tsx";
import { cabalTrack, influence, manoeuvres, row } from "./boards.tsx";
import { cycle, deck, manoeuvre, phase, track } from "./course.tsx";
import { cabalCard, card, marker, screen, secret } from "./elements.tsx";
import { corruption, league, others, shadow } from "./expansions.tsx";
import { agent, other, pawn, pile } from "./pawns.tsx";
import { agents, mark, pp, rank, seat, vp } from "./players.tsx";
import { sector } from "./sectors.tsx";
import { affinity, sign } from "./signs.tsx";

/** Every kind of thing that the table gives a name to. */
export const KINDS: Readonly<Record<string, Answer>> = {
  affinity,
  agent,
  agents,
  /** A card by its own name, the row of a player by the seat. */
  cabal: (asked) => (/^\d+$/.test(asked.id) ? cabalTrack(asked) : cabalCard(asked)),
  card,
  /** The track, or a token on a sector. */
  corruption: (asked) => (asked.id === "" ? corruption(asked) : sign({ ...asked, id: "corruption" })),
  cycle,
  deck,
  influence,
  league,
  manoeuvre,
  manoeuvres,
  mark,
  marker,
  other,
  others,
  pawn,
  phase,
  pile,
  pp,
  rank,
  row,
  screen,
  seat,
  secret,
  sector,
  shadow,
  sign,
  sleeper: (asked) => sign({ ...asked, id: "sleeper" }),
  tokens: (asked) => sign({ ...asked, id: "spy" }),
  track,
  vp,
};

/** Who answers for a name, and the name without its kind. Answers of questions name some things without one. */
export function answerTo(name: string): { readonly answer: Answer; readonly id: string } | null {
  const bare = kindOfBare(name);
  if (bare) return { answer: KINDS[bare]!, id: name };
  const element = elementIn(name);
  const [kind = "", ...rest] = element.split(":");
  const answer = KINDS[kind];
  return answer ? { answer, id: rest.join(":") } : null;
}

function kindOfBare(name: string): string | null {
  const isIn = (names: readonly string[]) => names.includes(name);
  if (isIn(SECTORS)) return "sector";
  if (isIn(AGENTS)) return "agent";
  if (isIn(AFFINITIES)) return "affinity";
  return isIn(MANOEUVRES) ? "manoeuvre" : null;
}

/** An answer may name the use of an element, or whose it is: what is meant is the element. */
function elementIn(name: string): string {
  const read = readRef(name);
  switch (read.kind) {
    case "held":
    case "use":
    case "special":
      return read.element;
    case "placement":
      return `affinity:${read.token}`;
    case "slot":
      return `marker:${read.sector}:1`;
    default:
      return name;
  }
}
