import type { Agent, PileView } from "@paravent/diktat";
import type { PieceCard, PieceLine } from "../../../plug/pieces.ts";
import { Medallion, Piece } from "../art/index.ts";
import { OTHERS } from "../others/seen.ts";
import { pilesIn } from "../seen/piles.ts";
import { thingOf } from "../seen/refs.ts";
import { type Answer, type Asked, isAgentName, line } from "./asked.tsx";

const CHAPTER = "material";
const RULE_OF = { citizen: "DK-MAN-KILL-05", guard: "DK-MAN-KILL-07", emissary: "DK-RES-09" } as const;

/** An Agent of a player: a kind in the reserve, or one pawn of a pile. */
export const agent: Answer = (asked) => {
  const inPile = asked.around.find((name) => name.startsWith("pawn:"));
  if (inPile) return pawn({ ...asked, id: inPile.slice("pawn:".length) });
  return isAgentName(asked.id) ? agentCard(asked, asked.id) : hiddenPawn(asked, []);
};

/** A pawn of the Others. */
export const other: Answer = (asked) =>
  isAgentName(asked.id) ? othersCard(asked, asked.id, []) : othersHidden(asked, []);

/** One pawn of a pile, as far as the reader knows it. */
export const pawn: Answer = (asked) => {
  const { seen, say, id } = asked;
  const thing = thingOf(seen, `pawn:${id}`);
  if (thing.is !== "pawn") return null;
  const { pile, position } = thing;
  const kind = pile.pawns[position - 1]?.kind ?? null;
  const where = say.agent.place(position, pile.pawns.length, seen.words.place(pile.sector));
  const isOwn = pile.owner === seen.you;
  const known = kind !== null && !isOwn ? `${where} ${say.agent.seen}` : where;
  const at = [line("eye", known, kind === null ? undefined : "own")];
  if (pile.owner === OTHERS) return kind ? othersCard(asked, kind, at) : othersHidden(asked, at);
  const card = kind ? agentCard(asked, kind, at) : hiddenPawn(asked, at);
  return { ...card, kind: `${say.agent.kind}, ${isOwn ? say.yours : say.of(seen.name(pile.owner))}` };
};

/** A pile: how many pawns everybody sees, which ones only those who know. */
export const pile: Answer = (asked) => {
  const { seen, say, id } = asked;
  const found = seen.game.piles.find((one) => one.id === Number(id));
  if (!found) return null;
  const { owner, sector, pawns } = found;
  return {
    title: say.pile.title(seen.words.place(sector)),
    kind: `${say.pile.kind(pawns.length)}, ${owner === seen.you ? say.yours : say.of(seen.name(owner))}`,
    sign: () => <Medallion cabal={seen.player(owner).cabal} size={40} />,
    says: say.pile.says,
    lines: [...knownOf(asked, found), line("lock", say.pile.room(pilesIn(seen, sector).length, seen.game.pileLimit))],
    chapter: "manoeuvres",
    rule: "DK-MAN-SEND-07",
  };
};

function knownOf({ seen, say }: Asked, { pawns, owner }: PileView): PieceLine[] {
  if (pawns.every(({ kind }) => kind === null)) return [];
  const names = pawns.map(({ kind }) => (kind === null ? "?" : seen.words.pawn(kind, owner)));
  return [line("eye", say.pile.known(names), "own")];
}

function agentCard({ seen, say }: Asked, kind: Agent, more: readonly PieceLine[] = []): PieceCard {
  const { emissaryBounty, guardPenalty } = seen.pack.constants;
  const { killed } = say.agent;
  const cost = {
    citizen: killed.citizen,
    guard: killed.guard(guardPenalty),
    emissary: killed.emissary(emissaryBounty),
  };
  const own = seen.game.own;
  return {
    title: seen.words.agent(kind),
    kind: say.agent.kind,
    sign: () => <Piece kind={kind} look="public" size={44} />,
    says: say.agent[kind],
    lines: [
      line("kill", cost[kind]),
      ...(kind === "emissary" ? [line("fist", say.agent.most)] : []),
      line("clock", say.agent.gone),
      ...(own ? [line("eye", say.agent.inReserve(own.agents[kind]), "own")] : []),
      ...more,
    ],
    chapter: CHAPTER,
    rule: RULE_OF[kind],
  };
}

const hiddenPawn = ({ say }: Asked, more: readonly PieceLine[]): PieceCard => ({
  title: say.agent.hiddenTitle,
  kind: say.agent.kind,
  sign: () => <Piece kind={null} look="hidden" size={44} />,
  says: say.agent.hidden,
  lines: more,
  chapter: "manoeuvres",
  rule: "DK-MAN-SEND-07",
});

const othersCard = ({ seen, say }: Asked, kind: Agent, more: readonly PieceLine[]): PieceCard => ({
  title: seen.words.pawn(kind, OTHERS),
  kind: say.other.kind,
  sign: () => <Piece kind={kind} look="public" size={44} others />,
  says: say.other[kind],
  lines: more,
  chapter: "others",
  rule: "DK-OTH-PILE-04",
});

const othersHidden = ({ say }: Asked, more: readonly PieceLine[]): PieceCard => ({
  title: say.other.hiddenTitle,
  kind: say.other.kind,
  sign: () => <Piece kind={null} look="hidden" size={44} others />,
  says: say.other.hidden,
  lines: more,
  chapter: "others",
  rule: "DK-OTH-PILE-03",
});
