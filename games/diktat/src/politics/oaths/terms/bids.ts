import { type AnswerTo, amount, form, pick } from "@paravent/kernel";
import type { DiktatEvent } from "../../../model/events.ts";
import { SECTORS } from "../../../names/names.ts";
import type { Facts } from "../../../rules/write.ts";
import type { PromiseOf } from "../../state/oath.ts";
import type { Finding, Judged, TermRule } from "./rule.ts";

const MOST = 60;
const ASK = form({ n: amount(0, MOST), sector: pick(SECTORS) });

type Answer = AnswerTo<typeof ASK>;

const read = ({ n, sector: [sector] }: Answer) => ({ n, sector });

/** A bid comes to light when all are revealed. */
function judge(
  s: Facts,
  { promise, by }: Judged<PromiseOf<"bidAtMost" | "bidAtLeast">>,
  event: DiktatEvent,
  keeps: (bid: number) => boolean,
): Finding {
  if (event.type !== "bidsRevealed" || s.conquest?.sector !== promise.sector) return null;
  const bid = event.bids.find(({ seat }) => seat === by);
  if (!bid) return null;
  return keeps(bid.pp) ? "kept" : "broken";
}

export const bidAtMost: TermRule<"bidAtMost", Answer> = {
  ask: () => ASK,
  read: (answer) => ({ kind: "bidAtMost", ...read(answer) }),
  after: (s, term, event) => judge(s, term, event, (bid) => bid <= term.promise.n),
  due: () => "lapsed",
};

export const bidAtLeast: TermRule<"bidAtLeast", Answer> = {
  ask: () => ASK,
  read: (answer) => ({ kind: "bidAtLeast", ...read(answer) }),
  after: (s, term, event) => judge(s, term, event, (bid) => bid >= term.promise.n),
  due: () => "lapsed",
};
