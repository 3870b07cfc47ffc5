import { t } from "../i18n/index.ts";
import type { Teller } from "./told.ts";

/** Tells what a bot has chosen in the place of the reader as the bot's doing, not as theirs. */
export const withYourBot =
  (tell: Teller): Teller =>
  (entry, now, table, later) => {
    if (!entry.byBot) return tell(entry, now, table, later);
    const name = t.value.stage.yourBot;
    const seats = table.seats.map((one) => (one.seat === entry.seat ? { ...one, name } : one));
    return tell(entry, { ...now, who: "public" }, { ...table, seats }, later);
  };
