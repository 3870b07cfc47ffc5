import { MANOEUVRES, type Manoeuvre, PHASES, type Phase } from "@paravent/diktat";
import type { PieceLine } from "../../../plug/pieces.ts";
import { MANOEUVRE_SIGN } from "../rulebook/lists/icons.tsx";
import { type Answer, type Asked, headSign, line } from "./asked.tsx";

/** The Cycle on the counter. */
export const cycle: Answer = ({ seen, say }) => {
  const { cycle: now, cycles } = seen.game;
  const left = cycles - now;
  return {
    title: say.cycle.title,
    kind: say.cycle.kind(now, cycles),
    sign: headSign("eclipse"),
    says: say.cycle.says,
    lines: [line("first", left > 0 ? say.cycle.more(left) : say.cycle.last, "now")],
    chapter: "cycle",
    rule: "DK-CYC-01",
  };
};

const PHASE_AT: Readonly<Record<Phase, { readonly chapter: string; readonly rule: string }>> = {
  setup: { chapter: "material", rule: "DK-SETUP-01" },
  darkness: { chapter: "others", rule: "DK-OTH-DARK-01" },
  opportunities: { chapter: "opportunities", rule: "DK-OPP-01" },
  development: { chapter: "development", rule: "DK-DEV-01" },
  league: { chapter: "leagues", rule: "DK-LG-PHASE-01" },
  manoeuvres: { chapter: "manoeuvres", rule: "DK-MAN-01" },
  resolution: { chapter: "resolution", rule: "DK-RES-02" },
  endOfCycle: { chapter: "end-of-cycle-and-game", rule: "DK-EOC-01" },
  over: { chapter: "end-of-cycle-and-game", rule: "DK-END-02" },
};

export const phase: Answer = ({ seen, say, id }) => {
  const found = PHASES.find((one) => one === id);
  if (!found) return null;
  return {
    title: seen.words.phase(found),
    kind: say.phase.kind,
    sign: headSign("clock"),
    says: say.phase[found],
    lines: seen.game.phase === found ? [line("clock", say.phase.now, "now")] : [],
    ...PHASE_AT[found],
  };
};

const MANOEUVRE_RULE: Readonly<Record<Manoeuvre, string>> = {
  sendTeam: "DK-MAN-SEND-02",
  spy: "DK-MAN-SPY-01",
  assassinate: "DK-MAN-KILL-01",
  extendInfluence: "DK-MAN-EXT-01",
  developCabal: "DK-MAN-DEV-01",
  specialManoeuvre: "DK-MAN-SPEC-01",
};

export const manoeuvre: Answer = (asked) => {
  const { seen, say, id } = asked;
  const found = MANOEUVRES.find((one) => one === id);
  if (!found) return null;
  return {
    title: seen.words.manoeuvre(found),
    kind: say.manoeuvre.kind,
    sign: headSign(MANOEUVRE_SIGN[found]),
    says: say.manoeuvre[found],
    lines: worthNow(asked, found),
    chapter: "manoeuvres",
    rule: MANOEUVRE_RULE[found],
  };
};

/** What it would bring or cost the reader now. */
function worthNow({ seen, say }: Asked, which: Manoeuvre): PieceLine[] {
  if (seen.you === null) return [];
  const own = seen.player(seen.you);
  const { spyBase, guardPenalty, emissaryBounty } = seen.pack.constants;
  switch (which) {
    case "spy":
      return [line("spy", say.manoeuvre.looks(spyBase + own.spyTokens), "now")];
    case "assassinate":
      return [
        line("kill", say.manoeuvre.knives(1 + own.assassinTokens), "now"),
        line("emissary", say.manoeuvre.emissary(emissaryBounty)),
        line("guard", say.manoeuvre.guard(guardPenalty)),
      ];
    case "developCabal":
      return [
        own.nextCabalCost === null
          ? line("develop", say.manoeuvre.full, "now")
          : line("develop", say.manoeuvre.next(own.nextCabalCost), "now"),
      ];
    default:
      return [];
  }
}

export const deck: Answer = ({ seen, say }) => ({
  title: say.deck.title,
  kind: say.deck.kind,
  sign: headSign("card"),
  says: say.deck.says,
  lines: [line("card", say.deck.now(seen.game.deckSize, seen.game.discard.length), "now")],
  chapter: "opportunities",
  rule: "DK-OPP-01",
});

export const track: Answer = ({ seen, say }) => ({
  title: say.track.title,
  kind: say.track.kind,
  sign: headSign("card"),
  says: say.track.says,
  lines: [line("card", say.track.now(seen.game.track.length), "now")],
  chapter: "opportunities",
  rule: "DK-OPP-01",
});
