import type { ChatLine } from "@paravent/protocol";
import { OFFERED } from "../store/calls.ts";
import { type Awaited, askedAt, awaitedAt } from "./awaited.ts";
import { tellNamed } from "./named.ts";
import type { Scene } from "./showing.ts";

/** A dead line is noticed this late: who left so soon after a question was asked may not have seen it. */
const UNSEEN_MS = 45_000;

/** Notes who is asked at one table and is not there, so that they are called. */
export class AwayCalls {
  private readonly scene: () => Scene;
  private readonly isThere: (player: string) => boolean;
  private readonly unawaited: (done: Promise<void>) => void;
  /** What was noted last. */
  private noted = "";
  private offered = "";
  private stopped = false;

  constructor(scene: () => Scene, isThere: (player: string) => boolean, unawaited: (done: Promise<void>) => void) {
    this.scene = scene;
    this.isThere = isThere;
    this.unawaited = unawaited;
  }

  /** Whom the table waits for now. */
  awaited(): Awaited | null {
    return awaitedAt(this.scene(), this.isThere);
  }

  /** The game may have moved on. */
  note(): void {
    this.unawaited(this.ask());
  }

  private async ask(): Promise<void> {
    const { record, store } = this.scene();
    if (!record.seats.some((seat) => seat.kind === "person" && !this.isThere(seat.player))) return;
    const awaited = this.awaited();
    if (awaited) await this.tellOffers(awaited);
    const away = awaited?.players.flatMap(({ player, isThere }) => (isThere ? [] : [player])) ?? [];
    const noted = `${awaited?.question} ${away.join(" ")}`;
    if (!awaited || away.length === 0 || noted === this.noted) return;
    await store.calls.ask(record.id, awaited.question, away, Date.now());
    this.noted = noted;
  }

  /** Who has an offer to answer is told of it, too; who is asked something is called for that. */
  private async tellOffers({ offers, players }: Awaited): Promise<void> {
    const { record, store } = this.scene();
    const told = offers.filter(({ player }) => !players.some((asked) => asked.player === player));
    const noted = told.map(({ player, from }) => `${player} ${from}`).join();
    if (noted === this.offered) return;
    this.offered = noted;
    const away = new Set(told.map(({ player }) => player));
    await store.calls.tell(OFFERED, record.id, [...away], Date.now());
  }

  /** Somebody has said something: who is named in it and is not there is told so. */
  said(line: ChatLine | null, speaker: string | null): void {
    if (!line || speaker === null) return;
    // Who is asked something is called for that.
    const asked = askedAt(this.scene());
    this.unawaited(
      tellNamed(this.scene(), line, speaker, (player) => !this.isThere(player) && !asked.includes(player)),
    );
  }

  /** Somebody who sits here has left. Who has had time to see the question knows of it. */
  left(): void {
    const { play } = this.scene();
    if (play && !this.stopped && performance.now() - play.asked.since < UNSEEN_MS) this.note();
  }

  /** The table closes: whose line is cut now has not left, and the store may be closed before them. */
  stop(): void {
    this.stopped = true;
  }

  /** Somebody who sits here has come. */
  came(player: string): void {
    this.unawaited(this.scene().store.calls.cameBack(player, this.scene().record.id));
  }
}
