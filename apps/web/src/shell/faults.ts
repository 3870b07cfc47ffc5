import { t } from "../i18n/index.ts";

/** A fault of the server in words. */
export function faultText(reason: string): string {
  const { fault } = t.value;
  switch (reason) {
    case "offline":
    case "seatTaken":
    case "nameTaken":
    case "nameTooLong":
    case "nameBlank":
    case "noTable":
    case "tooManyTables":
    case "malformed":
      return fault[reason];
    case "notOver":
    case "notRetold":
    case "noMoment":
      return t.value.replay[reason];
    case "unavailable":
      return fault.offline;
    default:
      return t.value.options.why[reason] ?? fault.other(reason);
  }
}
