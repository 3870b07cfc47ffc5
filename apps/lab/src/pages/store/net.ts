import type { Fault } from "@paravent/content";

/** The lab does not do it: a sentence, and where a pack has faults, each of them. */
export class Refused extends Error {
  readonly faults: readonly Fault[];

  constructor(says: string, faults: readonly Fault[]) {
    super(says);
    this.faults = faults;
  }
}

export async function ask<T>(method: "GET" | "POST" | "PUT" | "DELETE", address: string, body?: unknown): Promise<T> {
  const sent =
    body === undefined ? {} : { body: JSON.stringify(body), headers: { "content-type": "application/json" } };
  const answer = await fetch(address, { method, ...sent });
  const said = await answer.json();
  if (!answer.ok) throw new Refused(said.says, said.faults ?? []);
  return said as T;
}
