import type { Json, Ref } from "@paravent/kernel";
import type { Stands } from "../politics/state/offer.ts";
import { counted, LETTERS } from "./notation.ts";

/** A trade as tests write it: `{ give: "3pp spyToken", want: "emissary card:file marker:karst" }`. */
export interface WrittenTrade {
  give?: string;
  want?: string;
  /** Until the end of the Cycle, or of the turn under way. */
  until?: Stands;
  note?: string;
  /** Sectors of own slots to be emptied if the markers wanted find no room: "karst motol". */
  room?: string;
}

/** The answer by which a trade is offered. `full`: the one who offers is asked about slots too. */
export function writtenTrade({ give, want, until = "cycleEnd", note = "", room }: WrittenTrade, full: boolean): Json {
  const terms = { give: writtenGoods(give ?? ""), want: writtenGoods(want ?? ""), until: [until], note };
  return full || room !== undefined ? { ...terms, room: slots(room ?? "") } : terms;
}

export const slots = (sectors: string): Ref[] => words(sectors).map((sector) => `slot:${sector}`);

/** "3pp 2emissary spyToken" or "3 pp 2E": a number, or one, of each. */
function writtenGoods(text: string): Json {
  const goods = { pp: 0, things: [] as Ref[] };
  for (const word of words(text.replace(/(\d+) +/g, "$1"))) {
    const [, n, what] = /^(\d*)(.+)$/.exec(word)!;
    if (what === "pp") goods.pp += Number(n || 1);
    else goods.things.push(...new Array<Ref>(Number(n || 1)).fill(LETTERS[what!] ?? what!));
  }
  return goods;
}

/**
 * Something told: "bor.karst:1=guard" about a pawn, "secretCard=file", "pp=5", "agents=2C E", "affinities=2people"; anything without such a
 * sign is told in words. `refOf` finds a pawn by its place.
 */
export function writtenSaying(text: string, refOf: (ref: string) => Ref): Json {
  const [, about, is] = /^([\w.:]+)=(.*)$/.exec(text) ?? [];
  if (about === undefined || is === undefined) return { branch: "words", value: text };
  if (about === "pp") return { branch: "pp", value: Number(is) };
  if (about === "secretCard") return { branch: "secretCard", value: [`card:${is}`] };
  if (about === "agents") return { branch: "agents", value: counted(is) };
  if (about === "affinities") return { branch: "affinities", value: affinities(is) };
  return { branch: "pawn", value: { pawn: [refOf(about)], is: [LETTERS[is] ?? is] } };
}

/** "2people politics": a number, or one, of each. */
function affinities(text: string): Record<string, number> {
  const held: Record<string, number> = { politics: 0, people: 0, artefact: 0 };
  for (const word of words(text)) {
    const [, n, type] = /^(\d*)(\w+)$/.exec(word) ?? [];
    if (type === undefined || held[type] === undefined)
      throw new Error(`no Affinity ${word}: write "2people politics artefact"`);
    held[type] += Number(n || 1);
  }
  return held;
}

const words = (text: string): string[] => text.split(" ").filter((word) => word !== "");
