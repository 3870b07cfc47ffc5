import type { Fault } from "@paravent/protocol";

/** A request that cannot be granted: becomes a status and a Fault. */
export class Refused extends Error {
  readonly status: number;
  readonly fault: Fault;

  constructor(status: number, reason: string, numbers?: Fault["with"], rule?: string | null) {
    super(reason);
    this.status = status;
    this.fault = { reason, ...(rule && { rule }), ...(numbers && { with: numbers }) };
  }
}

/** Over a limit; in so many seconds another request is allowed. */
export class TooFast extends Refused {
  readonly seconds: number;

  constructor(seconds: number, reason = "tooFast") {
    super(429, reason, { seconds });
    this.seconds = seconds;
  }
}
