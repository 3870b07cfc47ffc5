import type { OfferedTerm } from "@paravent/diktat";
import { readRef } from "@paravent/diktat/refs";
import type { Json, Ref, Seat } from "@paravent/kernel";
import { isBranch, isFields, isRefs } from "../../../drafts/draft.ts";

type Promised = OfferedTerm["promise"];

/** The term that a completed sentence swears, as the rules will read it: it can be read before it is offered. */
export function termOf(term: Json, you: Seat, partner: Seat): OfferedTerm | null {
  if (!isFields(term) || !isBranch(term.promise) || !isRefs(term.by)) return null;
  const promise = promised(term.promise.branch, term.promise.value ?? null);
  return promise && { by: term.by[0] === "partner" ? partner : you, promise: promise as Promised };
}

/** An answer of the right shape, as the rules read it. */
function promised(kind: string, value: Json): object | null {
  const [first = ""] = isRefs(value) ? value : [];
  const fields = isFields(value) ? value : {};
  switch (kind) {
    case "give":
      return { kind, goods: goodsOf(fields) };
    case "doManoeuvre": {
      const [manoeuvre] = refsIn(fields.manoeuvre);
      const isPlaced = manoeuvre === "sendTeam" || manoeuvre === "spy" || manoeuvre === "assassinate";
      const isAimed = manoeuvre === "spy" || manoeuvre === "assassinate";
      const [sector = null] = isPlaced ? refsIn(fields.sector) : [];
      return { kind, manoeuvre, sector, target: isAimed ? seatIn(fields.target) : null };
    }
    case "notSend":
      return { kind, sector: first };
    case "notKill":
    case "notSpy": {
      const [sector = null] = refsIn(fields.sector);
      return { kind, owner: seatIn(fields.owner), sector };
    }
    case "concede": {
      const read = readRef(first);
      return read.kind === "pile" ? { kind, pile: read.pile } : null;
    }
    case "bidAtMost":
    case "bidAtLeast":
      return { kind, n: fields.n, sector: refsIn(fields.sector)[0] };
    case "take":
    case "notTake": {
      const read = readRef(first);
      if (read.kind === "card") return { kind, trophy: { card: read.card } };
      return read.kind === "marker" ? { kind, trophy: { marker: read.sector } } : null;
    }
    case "nameFirst":
      return { kind, player: seatIn(value) };
    case "nameSector":
      return { kind, order: Array.isArray(value) ? value.flatMap(refsIn) : [] };
    case "leagueVote":
      return { kind, for: first === "for" };
    case "words":
      return { kind, words: value };
    case "truth":
      return isBranch(value) ? truthOf(value.branch, value.value ?? null) : null;
    default:
      return null;
  }
}

function truthOf(about: string, value: Json): object | null {
  const fields = isFields(value) ? value : {};
  const claim = (is: unknown, more: object = {}) => ({ kind: "truth", claim: { about, ...more, is } });
  if (about === "secretCard") {
    const read = readRef(refsIn(value)[0] ?? "");
    return read.kind === "card" ? claim(read.card) : null;
  }
  if (about !== "pawn") return claim(value);
  const read = readRef(refsIn(fields.pawn)[0] ?? "");
  return read.kind === "pawn" ? claim(refsIn(fields.is)[0], { pawn: read.pawn }) : null;
}

/** How many of each thing; cards and markers are named one by one. */
function goodsOf(fields: Readonly<Record<string, Json>>): Record<Ref, number> {
  const goods: Record<Ref, number> = {};
  for (const [what, n] of Object.entries(fields)) if (typeof n === "number" && n > 0) goods[what] = n;
  for (const ref of [...refsIn(fields.cards), ...refsIn(fields.markers)]) goods[ref] = 1;
  return goods;
}

const refsIn = (value: Json | undefined): readonly Ref[] => (isRefs(value) ? value : []);

function seatIn(value: Json | undefined): Seat | null {
  const read = readRef(refsIn(value)[0] ?? "");
  return read.kind === "seat" ? read.seat : null;
}
