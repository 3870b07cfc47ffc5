import type { Option, Rules } from "@paravent/kernel";
import { amount, branch, end, form, next, pick, procedures, signature } from "@paravent/kernel";
import { type Bid, copyDice, counts, type DiceEvent, FACES, type Face, type Facts, facesOf, inPlay } from "./facts.ts";

const { procedure, asks } = procedures<Facts, DiceEvent>();

export type FaceRef = `face:${Face}`;
export const faceRef = (face: Face): FaceRef => `face:${face}`;
export const faceOf = (ref: FaceRef): Face => FACES.find((face) => faceRef(face) === ref)!;

type Raise = Option<"first" | "more", { count: number; face: [FaceRef] }> | Option<"higher", [FaceRef]>;

/** LD-BID-02: a bid is raised by more dice of any face, or by as many of a higher one. */
export function raises(bid: Bid | null, dice: number, faces: readonly Face[] = FACES): Raise[] {
  const options: Raise[] = [];
  const least = (bid?.count ?? 0) + 1;
  if (least <= dice)
    options.push({
      name: bid ? "more" : "first",
      ask: form({ count: amount(least, dice), face: pick(faces.map(faceRef)) }),
    });
  const higher = faces.filter((face) => bid && face > bid.face);
  if (higher.length > 0) options.push({ name: "higher", ask: pick(higher.map(faceRef)) });
  return options;
}

export const play = procedure(signature<object>("liars-dice/play"), {
  /** LD-ROUND-01: everybody rolls under the cup and looks. */
  round(g) {
    g.emit({ type: "roundBegan", round: g.facts.round + 1, seat: g.facts.turn });
    const dice = g.facts.dice.map((cup) => cup.map(() => g.rng.oneOf(facesOf(g.facts))));
    g.emit({ type: "diceRolled", dice });
    return next("bid");
  },
  /** LD-BID-01: around the table everybody raises the bid or challenges it. */
  bid: asks({
    subject: "liars-dice/bid",
    rule: "LD-BID-01",
    of: (s) => s.turn,
    what(s) {
      const doubt: Option<"challenge">[] = s.bid ? [{ name: "challenge" }] : [];
      return branch<Option<"challenge"> | Raise>([...doubt, ...raises(s.bid, inPlay(s), facesOf(s))]);
    },
    then(g, _, answer, seat) {
      const { bid } = g.facts;
      if (answer.branch === "challenge") return bid && challenge(g, bid, seat) ? end() : next("round");
      if (answer.branch !== "higher") {
        const { count, face } = answer.value;
        g.emit({ type: "bidMade", seat, count, face: faceOf(face[0]) });
      } else if (bid) g.emit({ type: "bidMade", seat, count: bid.count, face: faceOf(answer.value[0]) });
      return next("bid");
    },
  }),
});

/** LD-DOUBT-01: all cups are lifted, and who was wrong loses a die. Whether that decides the game (LD-END-01). */
function challenge(g: Rules<Facts, DiceEvent>, bid: Bid, by: number): boolean {
  const { dice, wild } = g.facts;
  const found = dice.flat().filter((die) => counts(die, bid.face, wild)).length;
  const loser = found >= bid.count ? by : bid.seat;
  g.emit({ type: "challenged", ...bid, by, found, loser, dice: copyDice(dice) });
  const left = dice[loser]!.length - 1;
  g.emit({ type: "dieLost", seat: loser, left });
  if (left === 0) g.emit({ type: "wentOut", seat: loser });
  const playing = g.facts.dice.filter((cup) => cup.length > 0).length;
  if (playing === 1) g.emit({ type: "gameWon", seat: g.facts.turn });
  return playing === 1;
}
