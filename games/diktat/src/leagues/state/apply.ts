import type { Seat } from "@paravent/kernel";
import { SHADOW } from "../../content/leagues.ts";
import { forgetAbilities } from "../../model/base/abilities.ts";
import { gain, of } from "../../model/base/apply/table.ts";
import type { Changes, Reactions } from "../../model/base/changes.ts";
import type { BaseEvent } from "../../model/base/events/index.ts";
import { notePp, noteShortage } from "../../model/knowledge/book.ts";
import type { PoliticsEvent } from "../../politics/state/events.ts";
import type { LeagueEvent } from "./events.ts";
import { elementsIn } from "./exchange.ts";
import type { Exclusion, LeagueBoard, WithLeagues } from "./facts.ts";
import { areFellows, leagueOf } from "./membership.ts";

export const changes: Changes<WithLeagues, LeagueEvent> = {
  leagueBoardsTaken() {},
  leagueJoined(f, { seat, league }) {
    const board = boardIn(f, league);
    board.members.push(seat);
    if (board.level === 0) board.level = 1;
    if (f.leagues!.shadow === seat) becomeShadow(f, null);
  },
  leagueLeft(f, { seat, league }) {
    strike(boardIn(f, league), seat);
  },
  exclusionAsked(f, { league, asker, target }) {
    f.leagues!.accused.push(target);
    f.leagues!.exclusion = { league, asker, target, payments: [], opposed: false, fists: [], bids: [], declared: [] };
  },
  exclusionFunded(f, { seat, pp }) {
    const player = of(f, seat);
    player.pp -= pp;
    player.seen.spent += pp;
    noteShortage(player, pp);
    notePp(player, -pp);
    change(f, (e) => ({ ...e, payments: [...e.payments, { seat, pp }] }));
  },
  exclusionOpposed(f) {
    change(f, (e) => ({ ...e, opposed: true }));
  },
  fistClosed(f, { seat, pp }) {
    change(f, (e) => ({ ...e, fists: [...e.fists, { seat, pp }] }));
  },
  leagueDeclared(f, { seat, for: pro }) {
    change(f, (e) => ({ ...e, declared: [...e.declared, { seat, for: pro }] }));
  },
  fistsRevealed(f, { fists }) {
    change(f, (e) => ({ ...e, fists: [], bids: fists.map(({ seat, pp }) => ({ seat, pp })) }));
  },
  exclusionEnded(f, { league, target, excluded, pp, unfunded }) {
    const { asker, payments } = f.leagues!.exclusion!;
    f.leagues!.exclusion = null;
    if (unfunded) {
      // It was no request: another member may still make one (DK-RUL-93).
      f.leagues!.accused = f.leagues!.accused.filter((seat) => seat !== target);
      f.leagues!.overreached.push(asker);
    }
    if (!excluded) {
      for (const paid of payments) gain(of(f, paid.seat), "pp", paid.pp);
      return;
    }
    gain(of(f, target), "pp", pp);
    const board = boardIn(f, league);
    strike(board, target);
    board.excluded.push(target);
  },
  leagueRose(f, { league, to }) {
    boardIn(f, league).level = to;
  },
  leagueFell(f, { league, to }) {
    boardIn(f, league).level = to;
  },
  shadowNamed(f, { seat }) {
    becomeShadow(f, seat);
  },
  conclaveCalled(f, { by }) {
    f.leagues!.callers.push(by);
  },
  conclaveDeclined() {},
  conclaveOpened(f, { league, by, members, seconds }) {
    f.leagues!.conclave = { league, by, members, seconds };
  },
  conclaveExtended(f, { seat, spies, seconds }) {
    gain(of(f, seat), "spyToken", -spies);
    const { conclave } = f.leagues!;
    if (conclave) f.leagues!.conclave = { ...conclave, seconds: conclave.seconds + seconds };
  },
  conclaveClosed(f) {
    f.leagues!.conclave = null;
  },
};

export const reactions: Reactions<WithLeagues, BaseEvent | PoliticsEvent> = {
  /** CY.1: what the Leagues count by the Cycle. */
  cycleBegan(f) {
    if (f.leagues === null) return;
    for (const board of f.leagues.boards) board.exchanged = 0;
    if (f.leagues.shadowUsed && f.leagues.shadow !== null) forgetAbilities(f, f.leagues.shadow);
    f.leagues.shadowUsed = false;
  },
  phaseBegan(f, { phase }) {
    if (f.leagues === null || phase !== "league") return;
    f.leagues.callers = [];
    f.leagues.accused = [];
    f.leagues.overreached = [];
  },
  used(f, { element }) {
    if (element === SHADOW) f.leagues!.shadowUsed = true;
  },
  /** DK-LG-LIM-01: what fellow members exchange is counted. */
  traded(f, { from, to, give, want }) {
    if (f.leagues !== null && areFellows(f, from, to)) leagueOf(f, from)!.exchanged += elementsIn(give, want);
  },
};

const boardIn = (f: WithLeagues, id: string): LeagueBoard => f.leagues!.boards.find((board) => board.id === id)!;

/** DK-RUL-89: a League without members is empty, and begins anew. */
function strike(board: LeagueBoard, seat: Seat): void {
  board.members = board.members.filter((member) => member !== seat);
  if (board.members.length === 0) board.level = 0;
}

function change(f: WithLeagues, to: (exclusion: Exclusion) => Exclusion): void {
  f.leagues!.exclusion = to(f.leagues!.exclusion!);
}

/** What a player can do changes with it. */
function becomeShadow(f: WithLeagues, seat: Seat | null): void {
  for (const one of [f.leagues!.shadow, seat]) if (one !== null) forgetAbilities(f, one);
  f.leagues!.shadow = seat;
}
