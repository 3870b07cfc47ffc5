import type { Json } from "@paravent/kernel";
import type { Changes } from "../../model/base/changes.ts";
import type { WithPolitics } from "./facts.ts";
import type { Oath, OathTerm, OfferedTerm } from "./oath.ts";
import type { OathEvent } from "./oath-events.ts";
import { truthOf } from "./truth.ts";

export const oathChanges: Changes<WithPolitics, OathEvent> = {
  oathOffered(f, { from, to, until, terms }) {
    f.oathOffers.push({ from, to, until, terms });
  },
  oathOfferDropped(f, e) {
    f.oathOffers = f.oathOffers.filter(({ from, to }) => from !== e.from || to !== e.to);
  },
  oathSworn(f, { oath, parties, until, terms }) {
    // The first of the parties made the offer.
    f.oathOffers = f.oathOffers.filter(({ from, to }) => from !== parties[0] || to !== parties[1]);
    f.oathsSworn++;
    f.oaths.push({
      id: oath,
      parties,
      until,
      cycle: f.cycle,
      terms: terms.map(({ by, promise }) => ({
        by,
        promise,
        state: "open",
        memory: remembered(f, { by, promise }),
        claimed: 0,
      })),
      open: false,
      expired: false,
    });
  },
  oathTermNoted(f, e) {
    change(f, e.oath, (oath) => withTerm(oath, e.term, (term) => ({ ...term, memory: e.memory })));
  },
  oathTermSettled(f, e) {
    change(f, e.oath, (oath) => withTerm(oath, e.term, (term) => ({ ...term, state: e.as })));
  },
  oathTruthTold(f, e) {
    change(f, e.oath, (oath) => withTerm(oath, e.term, (term) => ({ ...term, state: "kept" })));
  },
  oathBroken(f, e) {
    for (const seat of e.seats) f.players[seat]!.brokenOaths++;
    f.oaths = f.oaths.filter(({ id }) => id !== e.oath);
  },
  oathExpired(f, e) {
    change(f, e.oath, (oath) => ({ ...oath, expired: true }));
  },
  oathOpened(f, e) {
    change(f, e.oath, (oath) => ({ ...oath, open: true }));
  },
  oathClaimed(f, e) {
    change(f, e.oath, (oath) => withTerm(oath, e.term, (term) => ({ ...term, claimed: f.cycle })));
  },
  oathJudged() {},
};

/** A statement is judged by what is so at the moment of swearing: that is copied here, and stays as hidden as it is. */
function remembered(f: WithPolitics, { by, promise }: OfferedTerm): Json {
  return promise.kind === "truth" ? { was: truthOf(f, promise.claim, by), unseen: false } : null;
}

/** Replaces an oath; one that has expired goes when nothing in it is left to be judged. */
function change(f: WithPolitics, id: number, to: (oath: Oath) => Oath): void {
  f.oaths = f.oaths.map((oath) => (oath.id === id ? to(oath) : oath)).filter((oath) => !isDone(oath));
}

const isDone = ({ expired, terms }: Oath): boolean => expired && terms.every(({ state }) => state !== "open");

function withTerm(oath: Oath, at: number, to: (term: OathTerm) => OathTerm): Oath {
  return { ...oath, terms: oath.terms.map((term, i) => (i === at ? to(term) : term)) };
}
