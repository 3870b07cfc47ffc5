import { end, interrupt, next, pick, type Ref, refuse, type Seat, signature } from "@paravent/kernel";
import { readRef } from "../../names/read-ref.ts";
import { termRef } from "../../names/refs.ts";
import { everySeat } from "../../rules/effects/rank.ts";
import { acts, asks, asksTogether, type DiktatRules, type Facts, procedure } from "../../rules/write.ts";
import { isParty, type Oath, otherParty } from "../state/oath.ts";

/** The term of an oath that an answer names. */
function termIn(ref: Ref): { oath: number; term: number } {
  const read = readRef(ref);
  if (read.kind !== "oath" || read.term === null) throw new Error(`${ref} is no term of an oath`);
  return { oath: read.oath, term: read.term };
}

/** What this party may complain of: the other's promises in words, each of them once a Cycle. */
function claims(s: Facts, seat: Seat): Ref[] {
  return s.oaths
    .filter((oath) => isParty(oath, seat))
    .flatMap((oath) =>
      oath.terms.flatMap(({ by, promise, state, claimed }, at) =>
        by !== seat && promise.kind === "words" && state === "open" && claimed < s.cycle ? [termRef(oath.id, at)] : [],
      ),
    );
}

const NOTHING_TO_CLAIM = refuse("nothingToClaim", "DK-RUL-56");

const ADMIT = "admit";
const CONTEST = "contest";
const KEPT = "kept";
const BROKEN = "broken";

interface ClaimUnderWay {
  oath: number;
  term: number;
  by: Seat;
  against: Seat;
}

const judging = signature<ClaimUnderWay>("diktat/oathClaim");

/** DK-RUL-56, -59: the complaining party claims a breach, before the game ends. */
export const claimBreach = acts({
  rule: "DK-RUL-56",
  what: (s, seat) => pick(claims(s, seat)),
  closed: () => NOTHING_TO_CLAIM,
  because: () => NOTHING_TO_CLAIM,
  run(g, seat, [ref]) {
    const { oath: id, term } = termIn(ref);
    const oath = g.facts.oaths.find((one) => one.id === id)!;
    const against = otherParty(oath, seat);
    g.emit({ type: "oathClaimed", oath: id, parties: oath.parties, by: seat, against, term });
    return interrupt(judging, { oath: id, term, by: seat, against });
  },
});

/** A claim is answered by the accused; if contested, the uninvolved judge it. */
export const oathClaim = procedure(judging, {
  answer: asks({
    subject: "diktat/oathAnswer",
    rule: "DK-RUL-56",
    of: (_, f) => f.against,
    what: (s, f) => pick(oathOf(s, f) ? [ADMIT, CONTEST] : []),
    then(g, f, [answer]) {
      if (answer === ADMIT) {
        breakOath(g, f);
        return end();
      }
      const { id, parties, terms } = oathOf(g.facts, f)!;
      const read = terms.map(({ by, promise }) => ({ by, promise }));
      g.emit({ type: "oathOpened", oath: id, parties, by: f.against, contested: true, terms: read });
      return next("verdict");
    },
  }),

  /** In secret and at once; a strict majority for "broken" is needed, or it counts as kept. */
  verdict: asksTogether({
    subject: "diktat/oathVerdict",
    rule: "DK-RUL-56",
    of: (s, f) => everySeat(s).filter((seat) => seat !== f.by && seat !== f.against),
    what: () => pick([KEPT, BROKEN]),
    then(g, f, answers) {
      const oath = oathOf(g.facts, f);
      // Something else may have ended it meanwhile.
      if (!oath) return end();
      const against = answers.filter(({ value: [verdict] }) => verdict === BROKEN).length;
      const broken = against * 2 > answers.length;
      g.emit({ type: "oathJudged", oath: oath.id, parties: oath.parties, against: f.against, broken });
      if (broken) breakOath(g, f);
      return end();
    },
  }),
});

function oathOf(s: Facts, { oath }: Readonly<ClaimUnderWay>): Oath | undefined {
  return s.oaths.find(({ id }) => id === oath);
}

function breakOath(g: DiktatRules, f: ClaimUnderWay): void {
  const { id, parties } = oathOf(g.facts, f)!;
  g.emit({ type: "oathBroken", oath: id, parties, seats: [f.against], terms: [f.term] });
}
