import { t } from "../i18n/index.ts";
import type { SaidNo } from "../net/said-no.ts";

/** A fault of the server in words. */
export function faultText({ reason, seconds = 1 }: SaidNo): string {
  const { fault } = t.value;
  switch (reason) {
    case "offline":
    case "seatTaken":
    case "unwelcome":
    case "nameTaken":
    case "nameTooLong":
    case "nameBlank":
    case "noTable":
    case "tooManyTables":
    case "tooManyTablesHere":
    case "tooManyBotTables":
    case "tooManyBotTablesHere":
    case "malformed":
      return fault[reason];
    case "tooFast":
      return fault.tooFast(seconds);
    case "notOver":
    case "notRetold":
    case "noMoment":
    case "noLens":
      return t.value.replay[reason];
    case "sealed":
      return t.value.fair.sealed;
    case "notProvable":
      return t.value.fair.notProvable;
    case "unavailable":
      return fault.offline;
    default:
      return fault.other(reason);
  }
}
