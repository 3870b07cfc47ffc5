import { isAssassinateManoeuvre } from "../../content/effects.ts";
import {
  isUpTo,
  MANOEUVRES,
  most,
  NOUNS,
  number,
  often,
  pile,
  plural,
  sector,
  some,
  TOKENS,
  until,
  who,
} from "./english-words.ts";
import type { Tongue } from "./tongue.ts";

/** What each verb of the vocabulary does. */
export const VERBS: Tongue["ops"] = {
  gain(op, _, say) {
    const what = say.goods(op.res, op.n);
    return op.to === "it" ? `they gain ${what}` : `${who(op.to ?? "acting")} gains ${what}`;
  },
  lose(op, _, say) {
    if (op.res === "debt") return "discard one of your Debt tokens";
    return `lose ${say.goods(op.res, op.n)}${op.mandatory ? " (Debt if needed)" : ""}`;
  },
  convert(op) {
    const may = isUpTo(op.n) ? "if you wish, " : "";
    if (op.from === "affinityAny")
      return `${may}exchange ${most(op.n)} of your unplaced Affinity tokens for 1 token of another type`;
    return `${may}replace ${most(op.n)} of its pawns with a ${NOUNS[op.to][0]} of the same owner, in the same place`;
  },
  placePile: (op) =>
    `place a pile of 1 to ${op.maxPawns} pawns from your reserve in ${sector(op.sector)}, without a Manoeuvre pawn`,
  reinforce: (op) => `add ${some(op.n, "pawn", "pawns")} from your reserve on top of ${pile(op.pile)}`,
  withdraw: (op) =>
    `take ${pile(op.pile)} back into your reserve${op.recoverManoeuvre ? ", with the Manoeuvre pawn that marked it" : ""}`,
  movePile: (op) =>
    `move ${pile(op.pile)} to ${sector(op.to)}${op.ignoreLimit ? ", even if it has no free pile space" : ""}`,
  movePawns: (op) =>
    `move ${some(op.n, "pawn", "pawns")} of ${pile(op.pile)} onto one or two of your piles in other sectors`,
  swapPawns(op) {
    const n = typeof op.n === "object" && "upTo" in op.n ? op.n.upTo : 0;
    if (op.perPile !== undefined)
      return `in up to ${n} of your piles, secretly replace ${op.perPile} pawn with ${op.perPile} ${op.only ? NOUNS[op.only][0] : "pawn"} from your reserve, in the same place`;
    return `in ${pile(op.pile)}, secretly replace ${some(op.n, "pawn", "pawns")} with as many from your reserve, in the same places`;
  },
  removePawn: (op) =>
    `each other player there discards ${some(op.n, "pawn", "pawns")} of their choice from one of their piles`,
  spy(op) {
    const tokens = op.tokenBonus ? " plus 1 per Spy token" : "";
    if (op.scope === "secretCard") return "look at the face-down card of the track";
    if (op.n === "all") return `look at every pawn of ${op.pile ? pile(op.pile) : "a pile"}`;
    const what =
      op.pile || op.scope === "pawns" ? some(op.n, "pawn", "pawns") : `up to ${number(op.n)} elements as when Spying`;
    return `look at ${what}${op.pile ? ` of ${pile(op.pile)}` : op.scope === "pawns" ? " lying on the board" : ""}${tokens}`;
  },
  peekDeck: (op, _, say) => `draw ${say.goods("pp", op.n).replace(" PP", "")} top card of the Opportunity deck`,
  assassinate(op) {
    const bounty = op.bounty === undefined ? "" : `; each assassinated Emissary earns you ${op.bounty} PP instead of 3`;
    if (isAssassinateManoeuvre(op)) return `carry out an Assassinate Manoeuvre${bounty}`;
    const where = op.pile ? ` in ${pile(op.pile)}` : "";
    return `carry out ${op.tokenBonus ? "up to " : ""}${some(op.n, "Assassination", "Assassinations")}${where}${op.tokenBonus ? " plus 1 per Assassin token" : ""}${bounty}`;
  },
  protect: (op) =>
    op.stage === "beforeReveal"
      ? "keep the pawn hidden; the Assassination is spent"
      : "put the pawn back in its place in its pile; the assassin gains nothing",
  extraManoeuvre(op) {
    const types = op.types
      .map((type) => MANOEUVRES[type])
      .filter(Boolean)
      .join(" or ");
    return `at once carry out one ${types || "additional"} Manoeuvre without a Manoeuvre pawn`;
  },
  playAgain: () => "after this Manoeuvre, at once play another one, with a Manoeuvre pawn",
  skipTurn: (op) =>
    `${op.who === "acting" ? "skip your turn" : `${who(op.who)} ${op.who === "eventPlayer" ? "skip" : "skips"} the next turn`}, keeping the Manoeuvre pawn`,
  takeRole: (op) =>
    ({
      administrator: `be the Administrator whatever the Ranks${until(op.until)}`,
      firstPlayer: "name the first player and the direction of play in the Administrator's place",
      sectorPicker: "name the first sector to be conquered in the Administrator's place",
    })[op.role],
  develop: (op) =>
    op.price === "free"
      ? "Develop your Cabal free of charge"
      : `Develop your Cabal for ${op.n ?? 0} PP less (0 at least)`,
  ready: () => "remove the Used token from another of your Possessions",
  exhaust: (op) =>
    `place a Used token on ${op.target === "otherPossession" ? `${op.n === 1 ? "" : `${most(op.n)} times `}another player's Possession` : `${most(op.n)} of their Possessions`} not Used`,
  addCard: () => "add it face up to the Opportunity track",
  takeCard: (op) =>
    `take any card of the Opportunity track${op.anySector ? ", whatever its sector" : " of the sector"}`,
  takeMarker: (op) => `take an available marker of ${sector(op.sector)}`,
  returnMarker: () => "put one of your Influence markers back on its sector",
  placeToken(op) {
    const what = some(op.n, TOKENS[op.token], `${TOKENS[op.token]}s`);
    const most = op.maxPer ? ` (${op.maxPer} per ${op.onto})` : "";
    if (op.onto === "player" && op.player === "it") return `hand them ${what}${most}`;
    if (op.onto === "player") return `hand ${what} to another player${most}`;
    if (op.onto === "pile") return `place ${what} on an opposing pile of which you have just looked at a pawn${most}`;
    return `place ${what} from your reserve on ${sector(op.sector ?? {})}${most}`;
  },
  removeToken: (op) => `give ${op.to === "reserve" ? "the token back" : "the token out of the game"}`,
  moveOthers: (op) =>
    `move ${most(op.n)} Other ${plural(op.n) ? "pawns" : "pawn"} to ${op.to === "adjacent" ? "an adjacent sector" : "another sector"}`,
  altTrophy(op, _, say) {
    const limit = op.limit ? ` (${often(op.limit)})` : "";
    const price = op.cost?.length ? `${say.costs(op.cost, "infinitive")} and ` : "";
    return `as a Trophy${limit}, you may ${price}${say.steps(op.do, "infinitive")}`;
  },
  toll(op, _, say) {
    const options = op.options.map((option) =>
      [say.costs(option.cost, "order", "they"), say.steps(option.do, "order")].filter(Boolean).join(" and "),
    );
    const named = op.until ? `name ${sector(op.sector)};${until(op.until)}, another player` : "they";
    return `${named} must ${options.join(" or ")} to place a pile there`;
  },
  choose(op, mood, say) {
    const options = op.options.map((option) => {
      const condition = say.conditions(option.if);
      const body = [say.costs(option.cost, mood), say.steps(option.do, mood)].filter(Boolean).join(" to ");
      return [condition, body || "do nothing"].filter(Boolean).join(", ");
    });
    return options.join(", or ");
  },
  offer(op, _, say) {
    const price = say.costs(op.accept.cost, "infinitive", "they").replace(/^pay (the owner|you) /, "give you ");
    const gets = say.steps(op.accept.do, "order");
    const refuse = say.steps(op.refuse.do, "order");
    const offer = `offer ${who(op.to).replace("they", "them")} to ${price}${gets && ` to ${gets}`}`;
    return `${offer}${refuse && `; otherwise ${refuse}`}`;
  },
  forEach: (op, mood, say) => `for ${who(op.over)}, ${say.steps(op.do, mood)}`,
};
