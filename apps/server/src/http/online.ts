/** Every page of the client asks for its player's tables more often than this. */
const HERE_MS = 45_000;

/** Who is here: how many players this process has heard of lately. */
export class Online {
  private readonly heard = new Map<string, number>();

  note(player: string, now = performance.now()): void {
    // The latest last.
    this.heard.delete(player);
    this.heard.set(player, now);
  }

  count(now = performance.now()): number {
    for (const [player, at] of this.heard) {
      if (now - at < HERE_MS) break;
      this.heard.delete(player);
    }
    return this.heard.size;
  }
}
