import { afterChange } from "./changes.ts";
import type { ServerMessage, View } from "./messages.ts";

/** In the address of a socket: of views only what has changed is to be sent. */
export const CHANGES_ONLY = { view: "changed" } as const;

/** The view a line was last told: whoever listens hears whole views. */
export class KnownView {
  private known: View | null = null;

  /** The message with its view whole; null where a change is of a view that this line has never been told. */
  whole(message: ServerMessage): Exclude<ServerMessage, { t: "changed" }> | null {
    if (message.t === "changed") {
      if (!this.known) return null;
      const { t: _, view: change, ...rest } = message;
      this.known = afterChange(this.known, change) as View;
      return { ...rest, t: "update", view: this.known };
    }
    if (message.t === "table" || message.t === "update") this.known = message.view;
    return message;
  }
}
