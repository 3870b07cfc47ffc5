import { AFFINITIES, more, until } from "./english-words.ts";
import type { Tongue } from "./tongue.ts";

/** What a change of each stat means. */
export const STAT_WORDS: Tongue["stats"] = {
  guardPenalty: (op) =>
    `when one of your Assassinations reveals a Guard, you pay ${op.set === 0 ? "no" : String(op.set ?? op.delta)} PP`,
  guardFee: (op, say) =>
    `when an Assassination reveals one of your Guards, you receive ${more(say.goods("pp", op.delta ?? 0))}, paid by the assassin`,
  guardsIgnored: (op) =>
    `the first ${op.set === 1 ? "Guard" : `${op.set} Guards`} you reveal in each Assassinate Manoeuvre does not end it`,
  influenceIncome: (op, say) =>
    `each of your Extend influence Manoeuvres earns ${more(say.goods("pp", op.delta ?? 0))}`,
  rank: (op, say) => `have ${say.goods("rank", op.delta ?? 0)}${until(op.until)}`,
  vp: (op, say) => `you have ${more(say.goods("vp", op.delta ?? 0))}`,
  conquestEmissaries: (op) =>
    `have it count there as ${op.delta === 1 ? "one" : String(op.delta)} of your Emissaries, take included`,
  conquestStrength(op, say) {
    const tail = "to find the Winner and the order of takes, with no extra take";
    const n = op.delta ?? 0;
    if (typeof n === "object" && "count" in n)
      return `each ${n.div === 2 ? "pair" : `group of ${n.div ?? 1}`} of your Guards counts as 1 Emissary (${n.max} at most) ${tail}`;
    return `you count ${more(say.goods("emissary", n))} ${tail}`;
  },
  tieBreak: () =>
    "if you have strictly more Citizens there than each other tied player, you are the Winner without a Power Struggle",
  struggleBid: (op, say) =>
    `in a Power Struggle, your bid counts as ${say.goods("pp", op.delta ?? 0).replace(" PP", " PP more")}`,
  struggleTie: (op) => `win Power Struggles on equal bids${until(op.until)}`,
  splitStack: () =>
    "the second Influence marker of a sector may take a slot of its own, side II, beside the first one left on side I: both work; if you discard one of the two, it is the one on side II",
  othersAttackPp: (op) => `you lose ${op.set === 0 ? "no" : String(op.set ?? op.delta)} PP to an Attack of the Others`,
  othersAssassins: (op) => `they make ${Math.abs(Number(op.delta))} fewer Assassinations against your piles`,
  debtFree: (op) =>
    `at the end of the game, ${op.delta === 1 ? "one" : String(op.delta)} of your Debt tokens costs you no VP`,
  affinityWild: (op) =>
    `on all your Opportunity cards, ${AFFINITIES[String(op.set)]} symbols accept an Affinity token of any type`,
  hiddenBottom: () =>
    "the bottom pawn of each of your piles of at least 2 pawns can be neither looked at nor targeted by an opposing Assassination, the Others included",
  blockhouseAssassinates: (_, say) =>
    `instead of looking at a pawn thanks to a Blockhouse, ${say.unlocked("blockhouseAssassinates") ?? "you may assassinate it"}`,
  blockhouseReach: () => "each pawn looked at or Assassinated thanks to a Blockhouse may be in a sector adjacent to it",
  dormantCost: (op) => `waking a Sleeper Agent costs only ${String(op.set)} PP`,
  revoltToll: (op) =>
    `the toll of sectors with a Revolt becomes ${1 + Number(op.delta ?? 0)} PP; discarding 1 Guard remains possible`,
  exploreDraw: (op) =>
    `when exploring, draw ${String(op.set)} cards, add 1 to the track and put the other under the deck`,
  throughDarkness: () => "you may take Trophies in a sector bearing Gloom tokens",
};
