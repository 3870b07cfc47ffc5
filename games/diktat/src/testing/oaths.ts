import type { Json, Ref } from "@paravent/kernel";
import type { Deadline } from "../politics/state/oath.ts";
import { counted, LETTERS } from "./notation.ts";

/** A term as a test writes it: who promises, what kind of promise, and its details by name. */
export type WrittenTerm = readonly [by: string, kind: string, details: Readonly<Record<string, unknown>>];

export interface WrittenOath {
  /** The end of the Cycle, where nothing else is said. */
  readonly until?: Deadline;
  readonly terms: readonly WrittenTerm[];
}

/** The answer by which one player offers another an oath. `refOf` finds things by the names tests use. */
export function writtenOath(
  from: string,
  partner: string,
  { until = "endOfCycle", terms }: WrittenOath,
  refOf: (name: string) => Ref,
): Json {
  return {
    with: [refOf(partner)],
    until: [until],
    terms: terms.map(([by, kind, details]) => {
      if (by !== from && by !== partner) throw new Error(`${by} is no party of this oath`);
      return {
        by: [by === from ? "self" : "partner"],
        promise: { branch: kind, value: value(kind, details, by, refOf) },
      };
    }),
  } as Json;
}

type Details = Readonly<Record<string, unknown>>;

const NOTHING = {
  pp: 0,
  citizen: 0,
  guard: 0,
  emissary: 0,
  spyToken: 0,
  assassinToken: 0,
  politics: 0,
  people: 0,
  artefact: 0,
  debt: 0,
};

/** The details that each kind of promise has. */
const DETAILS: Readonly<Record<string, readonly string[]>> = {
  give: [...Object.keys(NOTHING), "cards", "markers"],
  doManoeuvre: ["manoeuvre", "sector", "target"],
  notSend: ["sector"],
  notKill: ["owner", "sector"],
  notSpy: ["owner", "sector"],
  concede: ["pile"],
  bidAtMost: ["n", "sector"],
  bidAtLeast: ["n", "sector"],
  take: ["card", "marker"],
  notTake: ["card", "marker"],
  nameFirst: ["player"],
  nameSector: ["order"],
  leagueVote: ["side"],
  truth: ["pawn", "is", "secretCard", "pp", "agents", "affinities"],
  words: ["text"],
};

function value(kind: string, details: Details, by: string, refOf: (name: string) => Ref): unknown {
  const known = DETAILS[kind];
  if (!known) throw new Error(`${kind} is no kind of promise (${Object.keys(DETAILS).join(", ")})`);
  for (const detail of Object.keys(details))
    if (!known.includes(detail)) throw new Error(`${kind}: "${detail}" is no detail of it (${known.join(", ")})`);
  const one = (name: unknown): Ref[] => (name === undefined ? [] : [refOf(String(name))]);
  switch (kind) {
    case "give":
      return goods(details);
    case "doManoeuvre":
      return { manoeuvre: [details.manoeuvre], sector: one(details.sector), target: one(details.target) };
    case "notSend":
      return one(details.sector);
    case "notKill":
    case "notSpy":
      return { owner: one(details.owner), sector: one(details.sector) };
    case "concede":
      return [refOf(`${by}.${details.pile}`)];
    case "bidAtMost":
    case "bidAtLeast":
      return { n: details.n, sector: one(details.sector) };
    case "take":
    case "notTake":
      return [details.card === undefined ? `marker:${details.marker}` : `card:${details.card}`];
    case "nameFirst":
      return one(details.player);
    case "nameSector":
      return (details.order as string[]).map((sector) => [sector]);
    case "leagueVote":
      return [details.side];
    case "truth":
      return claim(details, refOf);
    default:
      return details.text;
  }
}

function goods({ cards = [], markers = [], ...counts }: { cards?: string[]; markers?: string[] } & Details) {
  return {
    ...NOTHING,
    ...counts,
    cards: cards.map((card) => `card:${card}`),
    markers: markers.map((sector) => `marker:${sector}`),
  };
}

function claim(details: Details, refOf: (name: string) => Ref): unknown {
  if (details.pawn !== undefined)
    return { branch: "pawn", value: { pawn: [refOf(String(details.pawn))], is: [kindOf(details.is)] } };
  if (details.secretCard !== undefined) return { branch: "secretCard", value: [`card:${details.secretCard}`] };
  if (details.pp !== undefined) return { branch: "pp", value: details.pp };
  if (details.agents !== undefined) return { branch: "agents", value: counted(String(details.agents)) };
  return { branch: "affinities", value: { politics: 0, people: 0, artefact: 0, ...(details.affinities as object) } };
}

/** An Agent by its name or its letter. */
const kindOf = (is: unknown): unknown => LETTERS[String(is)] ?? is;
