import { AND } from "@paravent/content/lists";
import { english } from "@paravent/content/plural";
import type * as french from "../fr/resolution.ts";

const { count: plural } = english;

const list = AND.en;

/** The Resolution: sectors, the stage, bids, Trophies. */
export const bid: typeof french.bid = {
  label: "Your bid, known to you alone",
  before: "Behind your screen",
  beforeText: "PP before the bid",
  after: "You will keep",
  afterText: "PP for what follows",
  none: "bid nothing",
  now: "current bid",
  all: "everything",
  amount: (n) => `Bid ${n} PP`,
  debt: "Debt, −1 VP",
};

export const rail: typeof french.rail = {
  title: "Sectors to resolve",
  chooses: (name) => `${name}, Administrator, chooses the order.`,
  youChoose: "Administrator, you choose the order.",
  now: "under way",
  piles: (n) => plural(n, "pile", "piles"),
  nobody: "nothing taken",
  took: (name, n) => `${name}: ${plural(n, "Trophy", "Trophies")}`,
};

export const steps: typeof french.steps = {
  secret: "Secret card",
  turned: "Pawns turned",
  struggle: "Power Struggle",
  takes: "Takes",
  discard: "Discard",
};

export const stage: typeof french.stage = {
  turned: "All pawns are turned face up.",
  tied: (names) => `Level on Emissaries: bids decide between ${list.format(names)}.`,
  won: (name) => `Winner of the sector: ${name}.`,
  wonByBid: (name) => `Power Struggle won by ${name}.`,
};

export const struggle: typeof french.struggle = {
  sealed: "Bid sealed",
  thinking: "Bidding",
  draft: (n) => `${n} PP, not sealed`,
  bid: (n) => `${n} PP`,
  rank: (n) => `Rank ${n}`,
  tie: (name, rank) =>
    `Equal bids go to ${name}, ${rank === null ? "thanks to an effect" : `by Rank (${rank})`}. All bids are discarded, winning or not.`,
};

export const trophies: typeof french.trophies = {
  title: "Trophies at stake",
  count: (trophies, emissaries) =>
    trophies === 0
      ? "Nothing to take here: the winner gains no Trophy."
      : `${plural(trophies, "Trophy", "Trophies")} for ${plural(emissaries, "Emissary", "Emissaries")}.`,
  card: (place) => `Opportunity ${place}`.trim(),
  copies: (n) => ` · ${n} left`,
  marker: (face) => `Influence marker ${face}`,
  order: "Order of takes, Emissaries left",
  ifYouWin: "If you win",
  ifWins: (name) => `If ${name} wins`,
  veiled: "in the Gloom",
  taken: "taken",
};

export const ledger: typeof french.ledger = {
  title: (name) => `What the table knows: ${name}`,
  gained: "PP gains seen this Cycle",
  spent: "Spending seen this Cycle",
  hidden: "Total behind the screen: hidden",
};
