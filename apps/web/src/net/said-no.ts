import { RestFault } from "./rest.ts";

/** How the server said no: a code each language has a sentence for, and when to try again where it told. */
export interface SaidNo {
  readonly reason: string;
  readonly seconds?: number;
}

/** The same from whatever was thrown on the way. */
export function saidNo(fault: unknown): SaidNo {
  if (!(fault instanceof RestFault)) return { reason: "malformed" };
  const { seconds } = fault.with;
  return typeof seconds === "number" ? { reason: fault.reason, seconds } : { reason: fault.reason };
}
