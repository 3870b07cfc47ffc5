import type { Seat } from "@paravent/kernel";
import { t } from "../../../i18n/index.ts";
import type { Seen } from "./seen.ts";

/** A player by name; the reader is "you". */
export const called = (seen: Pick<Seen, "you" | "name">, seat: Seat): string =>
  seat === seen.you ? t.value.table.you : seen.name(seat);
