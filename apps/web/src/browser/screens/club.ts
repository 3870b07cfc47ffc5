import { setTimeout } from "node:timers/promises";
import type { DiktatView } from "@paravent/diktat";
import { Rng, type TableView } from "@paravent/kernel";
import type { Portrait, TableSummary, Tournament } from "@paravent/protocol";
import { Authenticator } from "../../../../server/src/testing/authenticator.ts";
import { Browser } from "../../../../server/src/testing/browser.ts";
import { LetterBox } from "../../../../server/src/testing/letter-box.ts";
import { freePort } from "../../../../server/src/testing/own-postgres.ts";
import { TestPostOffice } from "../../../../server/src/testing/post-office.ts";
import { ServerProcess } from "../../../../server/src/testing/process.ts";
import { playSome } from "../../../../server/src/testing/releases/play-some.ts";
import { temporaryFolder } from "../../../../server/src/testing/rig.ts";

/** Those whose screens are photographed, with the pictures they have chosen; the last one is a guest. */
const MEMBERS = { Milena: "bob", Ondra: "hat", Ilse: "bun", Rook: "hood", Marta: "elder" } as const;
export type Somebody = keyof typeof MEMBERS | "Nikolaï";

const PASSWORD = "seven grey geese fly";
const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
const IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Safari/604.1";
const ENDLESS = 10_000;
const DAY_S = 86_400;
const BOT = { bot: "skilled" };

/** What is agreed on at a table that is photographed. */
const TERMS = { talk: "rules", rated: true };
const LIVE = { decisionSeconds: 120, timing: { absence: "substitute", bank: { seconds: 600, cap: 600 } } };
const SLOW = { decisionSeconds: DAY_S, timing: { absence: "substitute", weekendsOff: true, pauseDays: 7 } };

/** Tables by what they are photographed for. */
export interface Tables {
  readonly over: string;
  readonly waiting: string;
  readonly full: string;
  readonly begun: string;
  readonly kicked: string;
}

/** A server that people have played on for a while: finished games, open tables, a tournament, something to judge. */
export class Club {
  address = "";
  tournament = "";
  /** The move of the finished game at which most piles lie on the map. */
  move = 0;
  tables: Tables = { over: "", waiting: "", full: "", begun: "", kicked: "" };
  private readonly folder = temporaryFolder();
  private readonly office = new TestPostOffice();
  private readonly box = new LetterBox();
  private games = 0;
  private server: ServerProcess | null = null;
  private readonly people = new Map<Somebody, Browser>();

  async open(): Promise<void> {
    // Browsers know passkeys of names only.
    const port = await freePort();
    this.address = `http://localhost:${port}`;
    this.server = new ServerProcess({
      PORT: String(port),
      PARAVENT_DATA: this.folder.path,
      PARAVENT_LIMITS: "1000",
      PARAVENT_MODERATORS: "Marta",
      PARAVENT_ORIGIN: this.address,
      PARAVENT_SMTP_URL: await this.office.open(),
      PARAVENT_MAIL_FROM: "tables@paravent.example",
      PARAVENT_CALLS_INSIDE: "on",
      PARAVENT_LESSONS: "on",
    });
    await this.server.address();
    for (const [name, portrait] of Object.entries(MEMBERS)) await this.become(name as Somebody, portrait);
    await this.become("Nikolaï", null);
    await this.playGames();
    await this.openTables();
    await this.holdTournament();
    await this.sayWhere();
    await this.report();
  }

  async close(): Promise<void> {
    await this.server?.stop();
    await Promise.all([this.office.close(), this.box.close()]);
    this.folder.remove();
  }

  /** What a browser has to send to be this one. */
  cookieOf(who: Somebody): { readonly name: string; readonly value: string; readonly url: string } {
    const [name = "", value = ""] = this.as(who).cookie!.split("=", 2);
    return { name, value, url: this.address };
  }

  private as(who: Somebody): Browser {
    return this.people.get(who)!;
  }

  private async ask<T = { readonly id: string }>(who: Somebody, path: string, body?: unknown): Promise<T> {
    const answer = await this.as(who).fetch(path, body);
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${who} ${path}: ${text}`);
    return (text === "" ? null : JSON.parse(text)) as T;
  }

  private async become(name: Somebody, portrait: Portrait | null): Promise<void> {
    this.people.set(name, new Browser(this.address));
    await this.as(name).signIn(name);
    if (portrait === null) return;
    if (name === "Marta") {
      // Moderators sign in by passkey.
      const begun = await this.ask<Parameters<Authenticator["make"]>[0]>(name, "/api/passkeys/sign-up/begin", { name });
      const passkey = new Authenticator(this.address).make(begun);
      await this.ask(name, "/api/passkeys/sign-up", { name, passkey });
    } else await this.as(name).fetch("/api/account", { name, password: PASSWORD }, { "user-agent": FIREFOX });
    await this.ask(name, "/api/account/portrait", { portrait });
  }

  /** A table at which these people sit, the first of whom has opened it. */
  private async table(wish: object, [host, ...guests]: readonly [Somebody, ...Somebody[]]): Promise<string> {
    const { id } = await this.ask(host, "/api/tables", { language: "fr", ...wish });
    for (const guest of guests) await this.ask(guest, `/api/tables/${id}/join`, {});
    return id;
  }

  private async play(table: string, people: readonly Somebody[]): Promise<void> {
    await Promise.all(people.map((one, n) => playSome(this.as(one), table, ENDLESS, Rng.from(`${this.games} ${n}`))));
    this.games++;
    // Its table is closed a moment after the last answer.
    for (;;) {
      const { status } = await this.ask<TableSummary>(people[0]!, `/api/tables/${table}`);
      if (status === "over") return;
      await setTimeout(20);
    }
  }

  private async playGames(): Promise<void> {
    const games = [
      ["diktat", "Pont Charles", ["Ilse", "Milena", "Rook"]],
      ["dclight", "Mer de Naxos", ["Milena", "Rook"]],
      ["dclight", "Golfe de Corinthe", ["Ilse", "Milena", "Ondra"]],
      ["diktat", "Sous la Forteresse", ["Milena", "Ilse"]],
      ["diktat", "Passage Lucerna", ["Ondra", "Ilse", "Milena"]],
    ] as const;
    let over = "";
    for (const [game, name, people] of games) {
      over = await this.table(
        { game, name, seats: ["me", ...people.slice(1).map(() => "open")], terms: TERMS },
        people,
      );
      await this.play(over, people);
    }
    this.tables = { ...this.tables, over };
    this.move = await this.fullestMove(over);
    const notes = [
      { move: 30, text: "Ilse tue sans espionner : elle savait.", shared: false },
      { move: this.move, text: "Rook n’avait qu’un PP.", shared: true },
    ];
    for (const note of notes) await this.ask("Milena", `/api/tables/${over}/notes`, note);
  }

  private async fullestMove(table: string): Promise<number> {
    let [best, most] = [0, -1];
    for (let at = 0; ; at += 4) {
      const answer = await this.as("Milena").fetch(`/api/tables/${table}/moments/${at}?lens=all`);
      if (!answer.ok) return best;
      const { view } = (await answer.json()) as { view: TableView<DiktatView> };
      const { length } = view.game.piles;
      if (length > most) [best, most] = [at, length];
    }
  }

  private async openTables(): Promise<void> {
    const open = { game: "diktat", seats: ["me", "open", "open", BOT], terms: TERMS, ...LIVE };
    const waiting = await this.table({ ...open, terms: { talk: "rules" }, name: "Nuit sur Karlov" }, ["Ondra", "Ilse"]);
    await this.say("Ondra", waiting, "On commence à 21 h 15, avec ou sans café.");
    await this.say("Ilse", waiting, "Je prends PolSec. Personne ne proteste, c’est noté.");
    const small = { game: "diktat", seats: ["me", "open", "open"] };
    // Another game with the same people: their seats are kept for them, and there is none for anybody else.
    const { id: full } = await this.ask("Ondra", `/api/tables/${this.tables.over}/rematch`, {});
    const kicked = await this.table({ ...small, name: "Entre amis" }, ["Ondra", "Nikolaï"]);
    await this.ask("Ondra", `/api/tables/${kicked}/free`, { seat: 1, why: "friends" });
    const begun = await this.table({ ...small, ...SLOW, name: "Golem & fils" }, ["Milena", "Ilse", "Rook"]);
    await this.table({ game: "dclight", name: "Charybde", language: "en", seats: ["me", "open"] }, ["Rook"]);
    await this.table({ game: "dclight", name: "Mer Égée", seats: ["me", "open", BOT], ...SLOW }, ["Ilse"]);
    this.tables = { ...this.tables, waiting, full, begun, kicked };
  }

  private async holdTournament(): Promise<void> {
    const wish = { name: "Coupe de Prague", game: "dclight", language: "fr", seats: 2, rounds: 3, duplicate: true };
    const kind = { fill: "byes", pace: "tables", visibility: "public" };
    const { id } = await this.ask("Ondra", "/api/tournaments", { ...wish, ...kind });
    const players = ["Milena", "Ilse", "Rook", "Nikolaï"] as const;
    for (const one of players) await this.ask(one, `/api/tournaments/${id}/join`, {});
    await this.ask("Ondra", `/api/tournaments/${id}/round`, {});
    const { played, players: listed } = await this.ask<Tournament>("Ondra", `/api/tournaments/${id}`);
    for (const { table, seats } of played[0]!.boards)
      await this.play(
        table,
        seats.map(({ player }) => listed[player!]!.name as Somebody),
      );
    this.tournament = id;
  }

  /** Milena is called by mail and by a message, and is signed in elsewhere, too. */
  private async sayWhere(): Promise<void> {
    await new Browser(this.address).fetch(
      "/api/account/sign-in",
      { name: "Milena", password: PASSWORD },
      { "user-agent": IPHONE },
    );
    await this.ask("Milena", "/api/calls/webhook", { kind: "ntfy", address: `${await this.box.open()}/milena` });
    await this.ask("Milena", "/api/calls/mail", { address: "milena@paravent.example", password: PASSWORD });
    const [, token] = /confirm#(\S+)/.exec(this.office.received[0]!.text)!;
    await this.ask("Milena", "/api/calls/confirm", { token });
    const quiet = { from: 1350, until: 450 };
    const habits = { quiet, zone: "Europe/Prague", ringsLate: true, digestHours: 4 };
    await this.ask("Milena", "/api/calls/habits", habits);
  }

  private async report(): Promise<void> {
    const { begun } = this.tables;
    await this.say("Rook", begun, "Vous jouez comme un pavé.");
    const words = "Il recommence à chaque partie.";
    await this.ask("Ilse", `/api/tables/${begun}/reports`, { seat: 2, reason: "insults", words });
  }

  private async say(who: Somebody, table: string, text: string): Promise<void> {
    const line = await this.as(who).connect();
    line.send({ t: "follow", table });
    await line.next("table");
    line.send({ t: "say", cmd: `say-${text.length}-${table}`.slice(0, 60), table, to: null, text });
    await line.next("said");
    line.hangUp();
  }
}
