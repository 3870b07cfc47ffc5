import type { Refusal } from "@paravent/kernel";
import type { ClientMessage } from "@paravent/protocol";

/** A message the server must answer for: it carries a command id. */
type Command = Extract<ClientMessage, { cmd: string }>;

type WithoutId<T> = T extends unknown ? Omit<T, "cmd"> : never;
export type CommandBody = WithoutId<Command>;

/** What became of a command. */
export type Verdict = { readonly ok: true } | { readonly ok: false; readonly refusal: Refusal };

/** Commands on their way. One that was never answered is sent again after a reconnection, under the same id. */
export class Outbox {
  private readonly waiting = new Map<string, { command: Command; settle: (verdict: Verdict) => void }>();

  put(body: CommandBody): { command: Command; verdict: Promise<Verdict> } {
    const command: Command = { ...body, cmd: newId() };
    const verdict = new Promise<Verdict>((settle) => {
      this.waiting.set(command.cmd, { command, settle });
    });
    return { command, verdict };
  }

  settle(cmd: string, verdict: Verdict): void {
    const entry = this.waiting.get(cmd);
    if (!entry) return;
    this.waiting.delete(cmd);
    entry.settle(verdict);
  }

  /** Those still without an answer, in the order they were given. */
  unanswered(): Command[] {
    return [...this.waiting.values()].map(({ command }) => command);
  }
}

/** Not `randomUUID`: that exists on secure origins only, and a table at home is served over plain HTTP. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
