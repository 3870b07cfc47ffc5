import { afterChange } from "./changes.ts";
import type { ServerMessage, View } from "./messages.ts";

/** In the address of a socket: of views only what has changed is to be sent. */
export const CHANGES_ONLY = { view: "changed" } as const;

/** The view a line was last told: whoever listens hears whole views. */
export class KnownView {
  private known: View | null = null;

  /** The message with its view whole; null where a change is not of the view that this line knows: it has to ask anew. */
  whole(message: ServerMessage): Exclude<ServerMessage, { t: "changed" }> | null {
    if (message.t === "changed") {
      if (!this.known) return null;
      const { t: _, view: change, ...rest } = message;
      try {
        this.known = afterChange(this.known, change) as View;
      } catch {
        this.known = null;
        return null;
      }
      return { ...rest, t: "update", view: this.known };
    }
    if (message.t === "table" || message.t === "update") this.known = message.view;
    return message;
  }
}
