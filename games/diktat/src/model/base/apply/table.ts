import type { Seat } from "@paravent/kernel";
import type { Agent } from "../../../names/names.ts";
import { closeCycle, notePp, noteShortage, noteSpending } from "../../knowledge/book.ts";
import { forgetTalk, seenByOneself } from "../../knowledge/hearing.ts";
import { forgetAbilities } from "../abilities.ts";
import type { Changes } from "../changes.ts";
import type { Resource, TableEvent } from "../events/index.ts";
import type { BaseFacts, Player } from "../facts.ts";
import type { Looking } from "../memory.ts";
import { enterManoeuvre, leaveManoeuvre } from "./inner.ts";

export const table: Changes<BaseFacts, TableEvent> = {
  cabalTaken(f, e) {
    const player = of(f, e.seat);
    player.cabal = e.cabal;
    forgetAbilities(f, e.seat);
    player.pp += e.pp;
    notePp(player, e.pp);
    player.affinities[e.affinity] += e.tokens;
    player.affinityTale.open[e.affinity] += e.tokens;
    player.cabalTokens = { ...e.cabalTokens };
  },
  deckShuffled(f, e) {
    f.deck = e.order.slice();
  },
  cycleBegan(f, e) {
    // DK-RUL-117: what was begun after EC.3 until the end of the Cycle has ended with it.
    endDurations(f);
    f.cycle = e.cycle;
    f.firstPlayer = null;
    f.begun = false;
    f.direction = 1;
    for (const player of f.players) {
      player.tookDebt = false;
      player.performed = [];
      player.seen = { gained: 0, spent: 0 };
    }
  },
  administratorChanged(f, e) {
    f.administrator = e.seat;
  },
  phaseBegan(f, e) {
    f.phase = e.phase;
  },
  discardShuffled(f, e) {
    f.deck = e.order.slice();
    f.discard = [];
    f.buried = [];
  },
  cardDealt(f, e) {
    drawTop(f);
    f.track.push(e.card);
  },
  secretCardDealt(f, e) {
    drawTop(f);
    f.secret = { card: e.card, knownTo: 0 };
  },
  secretCardLookedAt(f, e) {
    f.secret!.knownTo |= 1 << e.seat;
    seenByOneself(f, e.seat, ({ about }) => about === "secretCard");
    look(f, { seat: e.seat, using: f.using, pawns: [], secretCard: true });
  },
  secretCardRevealed(f, e) {
    f.secret = null;
    f.track.push(e.card);
  },
  gained(f, e) {
    gain(of(f, e.seat), e.what, e.n);
  },
  discarded(f, e) {
    gain(of(f, e.seat), e.what, -e.n);
  },
  lost(f, e) {
    const player = of(f, e.seat);
    if (e.what === "pp") {
      player.pp -= e.n;
      player.seen.spent += e.n;
      notePp(player, -e.n);
    } else gain(player, e.what, -e.n);
  },
  paid(f, e) {
    of(f, e.from).pp -= e.pp;
    of(f, e.from).seen.spent += e.pp;
    noteShortage(of(f, e.from), e.pp);
    notePp(of(f, e.from), -e.pp);
    if (e.to !== null) gain(of(f, e.to), "pp", e.pp);
  },
  debtTaken(f, e) {
    const player = of(f, e.seat);
    player.debts++;
    if (!e.compulsory) player.tookDebt = true;
    if (e.compulsory) player.book.short = e.pp;
    gain(player, "pp", e.pp);
  },
  debtDiscarded(f, e) {
    of(f, e.seat).debts--;
  },
  vpGained(f, e) {
    of(f, e.seat).bonusVp += e.n;
  },
  manoeuvrePawnsReceived(f, e) {
    of(f, e.seat).manoeuvrePawns += e.n;
  },
  firstPlayerNamed(f, e) {
    f.firstPlayer = e.seat;
    f.direction = e.direction;
  },
  turnBegan(f, e) {
    f.turn = { seat: e.seat, manoeuvre: null, sector: null, done: false };
  },
  turnSkipped(f, e) {
    f.skips.splice(f.skips.indexOf(e.seat), 1);
    f.turn = null;
  },
  manoeuvreChosen(f, e) {
    // What was used between two Manoeuvres counts for neither.
    forget(f, "manoeuvre");
    f.turn = { seat: e.seat, manoeuvre: e.manoeuvre, sector: null, done: false };
  },
  manoeuvreDone(f) {
    f.turn!.done = true;
  },
  turnSectorNamed(f, e) {
    // A team sent by anything but the Manoeuvre of the turn leaves that as it is.
    if (f.turn?.seat !== e.seat || f.inner.length > 0) return;
    if (f.using === (f.turn.manoeuvre === "specialManoeuvre" ? 1 : 0)) f.turn = { ...f.turn, sector: e.sector };
  },
  turnEnded(f, e) {
    const player = of(f, e.seat);
    player.manoeuvrePawns--;
    player.performed.push(e.manoeuvre);
    f.begun = true;
    f.turn = null;
    f.looking = [];
  },
  additionalManoeuvreBegan(f, e) {
    enterManoeuvre(f, e.seat, e.manoeuvre);
  },
  additionalManoeuvreEnded: leaveManoeuvre,
  additionalManoeuvreAbandoned: leaveManoeuvre,
  playAgainGranted(f, e) {
    f.playsAgain = e.seat;
  },
  playedAgain(f) {
    f.playsAgain = null;
  },
  skipGranted(f, e) {
    f.skips.push(e.seat);
  },
  manoeuvresEnded(f) {
    f.playsAgain = null;
    f.skips = [];
    forget(f, "manoeuvre");
  },
  roleTaken(f, e) {
    f.roles[e.role] = e.seat;
  },
  sectorPickerDone(f) {
    f.roles.sectorPicker = null;
  },
  statChanged(f, { seat, stat, delta, set, until }) {
    f.lasting.push({ seat, stat, delta, set, until });
  },
  tollSet(f, { sector, owner, element, effect }) {
    f.tolls.push({ sector, owner, element, effect });
  },
  useCounted(f, e) {
    const at = f.uses.findIndex(({ key }) => key === e.key);
    if (at < 0) f.uses.push({ key: e.key, n: 1 });
    else f.uses[at] = { key: e.key, n: f.uses[at]!.n + 1 };
  },
  manoeuvreUsesForgotten(f) {
    forget(f, "manoeuvre");
  },
  cardsPeeked(f, e) {
    for (const _ of e.cards) drawTop(f);
    f.peeked = { seat: e.seat, cards: [...(f.peeked?.cards ?? []), ...e.cards] };
  },
  peekedCardAdded(f, e) {
    unpeek(f, e.card);
    f.track.push(e.card);
  },
  peekedCardBuried(f, e) {
    unpeek(f, e.card);
    f.deck.unshift(e.card);
    f.buried.unshift({ seat: e.seat, card: e.card });
  },
  reservesDiscarded(f) {
    for (let seat = 0; seat < f.players.length; seat++) {
      const player = of(f, seat);
      player.agents = { citizen: 0, guard: 0, emissary: 0 };
      player.spyTokens = 0;
      player.assassinTokens = 0;
      // What Gains gave of them went with them (DK-RUL-111).
      for (const { gave } of [...player.row, ...player.cabalRow, ...player.influence]) gave.passing = null;
      closeCycle(f, seat);
    }
    forgetTalk(f);
    f.veiled = [];
  },
  usedTokensRemoved(f) {
    for (let seat = 0; seat < f.players.length; seat++) {
      const player = of(f, seat);
      if (isUsing(player)) forgetAbilities(f, seat);
      for (const possession of player.row) possession.used = false;
      for (const possession of player.cabalRow) possession.used = false;
      for (const slot of player.influence) {
        slot.used = false;
        slot.spared = null;
      }
    }
    endDurations(f);
    forget(f, "cycle");
  },
  trackDiscarded(f, e) {
    f.discard.push(...e.cards);
    f.track = [];
  },
  pointsNoted(f, e) {
    f.history.push({ cycle: f.cycle, vp: e.vp });
  },
  endTriggered(f) {
    f.phase = "over";
  },
  gameEnded(f, e) {
    f.final = { winners: e.winners.slice(), fellBy: null };
  },
};

/** Everything that lasts until the end of the Cycle; the PP that Supreme Administrator is paid with goes (DK-EOC-06). */
function endDurations(f: BaseFacts): void {
  for (const player of f.players) for (const card of player.cabalRow) card.pp = 0;
  f.lasting = [];
  f.tolls = [];
  f.roles = { administrator: null, sectorPicker: null };
}

/** Whether a Used token lies on one of the player's elements. */
function isUsing(player: Player): boolean {
  const { row, cabalRow, influence } = player;
  return row.some(({ used }) => used) || cabalRow.some(({ used }) => used) || influence.some(({ used }) => used);
}

export function of(f: BaseFacts, seat: Seat): Player {
  return f.players[seat]!;
}

export function gain(player: Player, what: Resource, n: number): void {
  switch (what) {
    case "pp":
      player.pp += n;
      player.seen.gained += n;
      notePp(player, n);
      return;
    case "spyToken":
      player.spyTokens += n;
      break;
    case "assassinToken":
      player.assassinTokens += n;
      break;
    default:
      addAgents(player, what, n);
  }
  if (n < 0) noteSpending(player);
}

/** Agents come and go all the time; by their own names they are found far sooner than by a name that varies. */
export function addAgents({ agents }: Player, kind: Agent, n: number): void {
  switch (kind) {
    case "citizen":
      agents.citizen += n;
      return;
    case "guard":
      agents.guard += n;
      return;
    case "emissary":
      agents.emissary += n;
  }
}

/** Who looks at something puts back what was looked at before, but not what somebody holds who was interrupted. */
export function look(f: BaseFacts, now: Looking): void {
  f.looking = [...f.looking.filter(({ using }) => using < now.using), now];
}

/** Forgets the uses counted in a scope that has ended: keys begin with it. */
export function forget(f: BaseFacts, scope: "manoeuvre" | "conquest" | "cycle"): void {
  if (f.uses.length > 0) f.uses = usesBeyond(f.uses, scope);
}

const usesBeyond = (uses: BaseFacts["uses"], scope: string): BaseFacts["uses"] =>
  uses.filter(({ key }) => !key.startsWith(scope));

/** The top of the deck; a buried card that comes to the top is drawn like any other. */
function drawTop(f: BaseFacts): void {
  f.deck.pop();
  if (f.buried.length > f.deck.length) f.buried.pop();
}

function unpeek(f: BaseFacts, card: string): void {
  const cards = f.peeked!.cards.filter((peeked) => peeked !== card);
  f.peeked = cards.length > 0 ? { seat: f.peeked!.seat, cards } : null;
}
