import {
  type Branch,
  type Json,
  leastAnswer,
  type OverdueQuestion,
  type Ref,
  type Rng,
  type Seat,
} from "@paravent/kernel";
import { packOf } from "../../content/installed.ts";
import { AGENTS, SECTORS } from "../../names/names.ts";
import { refersTo } from "../../names/read-ref.ts";
import { type Doing, opAt } from "../effects/body.ts";
import { DECLINE } from "../effects/triggers.ts";
import { DEFAULT_MANOEUVRE } from "../manoeuvres/table.ts";
import { type Facts, NOTHING, nameIn, numberIn, STOP, seatRef } from "../write.ts";

/** A question of Diktat whose time has run out, with what is offered in it. */
interface Overdue {
  readonly facts: Facts;
  readonly seat: Seat;
  readonly about: OverdueQuestion["about"];
  readonly rng: Rng;
  /** Names that can be picked, or of the options; empty for other shapes. */
  readonly from: readonly Ref[];
  readonly ask: OverdueQuestion["ask"];
}

/** A preference: the first of these that is offered, else what comes first. */
const prefer =
  (...wanted: readonly Ref[]) =>
  ({ from }: Overdue): Json => [wanted.find((ref) => from.includes(ref)) ?? from[0]!];

/** As few as the question allows, in the order in which things are listed. */
const fewest = ({ ask }: Overdue): Json => leastAnswer(ask);

/** One thing is due: the first. */
const first = prefer();

/** Columns "Default on timeout" of section 3.6; what it calls `specialChoices` has a line for each thing asked. */
const DEFAULTS: Readonly<Record<string, (question: Overdue) => Json>> = {
  "diktat/chooseCabal": ({ from, rng }) => [rng.oneOf(from)],
  "kernel/reaction": () => ({ branch: "pass" }),
  "diktat/incomeChoice": prefer(DECLINE),
  "diktat/nameFirstPlayer": ({ seat }) => [seatRef(seat)],
  // Turns go clockwise unless somebody wants otherwise.
  "diktat/nameFirstAndDirection": ({ seat }) => [`${seatRef(seat)}:1`],
  "diktat/chooseManoeuvre": prefer(DEFAULT_MANOEUVRE),
  "diktat/chooseSector": first,
  "diktat/composePile": ({ ask }) => [AGENTS.find((kind) => ask.shape === "compose" && (ask.supply[kind] ?? 0) > 0)!],
  "diktat/chooseSpyTarget": ({ from }) => [stopOr(from)],
  "diktat/chooseVictim": ({ from }) => [stopOr(from)],
  "diktat/extendDiscard": prefer(NOTHING),
  "diktat/chooseCabalCard": ({ facts, seat, from }) => [lowestOrder(facts, seat, from)],
  "diktat/tollChoice": prefer("withdraw"),
  "diktat/offerAnswer": prefer("refuse"),
  "diktat/effectChoice": prefer(DECLINE),
  "diktat/nameSector": prefer(...SECTORS),
  "diktat/powerBid": () => 0,
  "diktat/chooseTrophy": ({ ask }) => (ask.shape === "branch" ? trophy(ask.options) : null),
  "diktat/placeMarker": ({ from }) => [wayOf(from)],
  "diktat/affinityTypes": ownTypeFirst,
  // Tokens of the reserve are listed before those on cards.
  "diktat/affinityLoss": fewest,
  "diktat/ready": fewest,
  "diktat/endOfCycleCall": fewest,
  // What can still score does: everything offered is the best placement.
  "diktat/finalAffinities": ({ from }) => [...from],
  "diktat/oathVerdict": prefer("kept"),
  // An accused who says nothing has sworn and admitted nothing: the uninvolved judge.
  "diktat/oathAnswer": prefer("contest"),

  // A pawn nobody has named yet, from the top; no more than must be.
  "diktat/othersVictim": ({ from }) => [from.find((ref) => ref !== STOP)!],
  "diktat/orderGeneralEffects": ({ ask }) => (ask.shape === "order" ? [...ask.items] : null),
  "diktat/moveOthers": fewest,
  "diktat/leagueChoice": () => ({ branch: NOTHING }),
  "diktat/exclusionShare": () => 0,
  "diktat/exclusionAnswer": prefer("oppose"),
  "diktat/leagueFist": () => 0,
  // The one who asked is for it, all others are against.
  "diktat/leagueDeclare": ({ seat, about }) => [about.asker === seat ? "for" : "against"],
  // Listed in Rank order.
  "diktat/rewardSplit": fewest,
  "diktat/conclaveJoin": prefer("stay"),
  "diktat/conclaveClose": () => ({ branch: "close" }),

  "diktat/chooseSpecial": first,
  "diktat/optionChoice": freeOfDebt,
  "diktat/costChoice": fewest,
  "diktat/choosePlayer": first,
  "diktat/choosePile": first,
  "diktat/choosePiles": fewest,
  "diktat/chooseTrackCard": ({ ask }) => (ask.shape === "branch" ? trophy(ask.options) : null),
  "diktat/chooseMarker": first,
  "diktat/returnMarker": first,
  "diktat/readyPossession": first,
  "diktat/exhaustPossession": fewest,
  "diktat/exchangeAffinity": () => ({ branch: NOTHING }),
  "diktat/movePile": fewest,
  "diktat/movePawn": fewest,
  "diktat/swapPawn": () => ({ branch: NOTHING }),
  "diktat/convertPawn": prefer(NOTHING),
  "diktat/removePawn": fewest,
  "diktat/placeToken": fewest,
  "diktat/keepCard": first,
};

/** Subjects with a default of their own. */
export const DEFAULTED: readonly string[] = Object.keys(DEFAULTS);

/**
 * DK-RUL-103: what counts as answered by a player whose time has run out: the least commitment. Debts, trades, oaths
 * and concessions are never asked for, they are free actions (3.5), and so no default can make one.
 */
export function defaultAnswer(
  facts: Facts,
  seat: Seat,
  { subject, ask, about }: OverdueQuestion,
  rng: Rng,
): Json | null {
  const from = ask.shape === "pick" ? ask.from : ask.shape === "branch" ? ask.options.map(({ name }) => name) : [];
  return DEFAULTS[subject]?.({ facts, seat, about, rng, from, ask }) ?? null;
}

/** From the second on nothing more; the first is due: the top pawn of the first pile, else whatever there is. */
function stopOr(from: readonly Ref[]): Ref {
  if (from.includes(STOP)) return STOP;
  return from.find((ref) => refersTo(ref, "pawn")) ?? from[0]!;
}

function lowestOrder(s: Facts, seat: Seat, from: readonly Ref[]): Ref {
  const { cards } = packOf(s).cabals.get(s.players[seat]!.cabal!)!;
  const order = (ref: Ref): number => cards.find(({ id }) => id === nameIn(ref))!.order;
  return from.toSorted((a, b) => order(a) - order(b))[0]!;
}

/** The first card, placed; else the marker; else a special Trophy, for a take cannot be declined (DK-RUL-63). */
function trophy(options: readonly Branch[]): Json {
  const card = options.find(({ name }) => refersTo(name, "card"));
  if (card) return { branch: card.name, value: ["place"] };
  const { name, ask } = options.find((option) => option.name === "marker") ?? options[0]!;
  return ask?.shape === "pick" ? { branch: name, value: [wayOf(ask.from)] } : { branch: name };
}

/** `stackOrSpread`: spread. `freeInfluenceSlot`: the rightmost. */
function wayOf(ways: readonly Ref[]): Ref {
  return ways.includes("apart") ? "apart" : ways.at(-1)!;
}

/** Tokens of the type the player began with, as far as there are any; then in the order of the types. */
function ownTypeFirst({ facts, seat, ask }: Overdue): Json {
  if (ask.shape !== "compose") return null;
  const own = packOf(facts).cabals.get(facts.players[seat]!.cabal!)!.affinity;
  const { [own]: many = 0, ...others } = ask.supply;
  return leastAnswer({ ...ask, supply: { [own]: many, ...others } });
}

/** The first option that gives nobody a Debt; where all of them do, the first. */
function freeOfDebt({ facts, about, from }: Overdue): Json {
  const doing = about as unknown as Doing;
  const { options } = opAt<"choose">(facts, doing);
  const indebts = (ref: Ref): boolean => options[numberIn(ref)]!.do.some((op) => op.op === "gain" && op.res === "debt");
  return [from.find((ref) => !indebts(ref)) ?? from[0]!];
}
