import type { Agent } from "@paravent/diktat";
import type { Seat } from "@paravent/kernel";
import type { PieceCard, PieceLine } from "../../../plug/pieces.ts";
import { Icon, type IconName } from "../art/index.ts";
import type { Seen } from "../seen/seen.ts";
import { texts } from "../words/index.ts";
import type { pieceTexts } from "./words.ts";

/** A question about a thing: its own name without its kind, and the names of what it lies on. */
export interface Asked {
  readonly seen: Seen;
  readonly say: typeof pieceTexts.value;
  readonly id: string;
  /** From the inside out. */
  readonly around: readonly string[];
}

export type Answer = (asked: Asked) => PieceCard | null;

/** On whose board a thing lies; null where it lies on none. */
export function seatAround({ seen, around }: Asked): Seat | null {
  for (const name of around) {
    const seat = /^(?:seat|vp|pp|rank|tokens|agents|row|influence|manoeuvres):(\d+)$/.exec(name)?.[1];
    if (seat !== undefined && seen.game.players[Number(seat)]) return Number(seat);
  }
  return null;
}

/** What a player is called inside of a sentence. */
export const calledInside = ({ seen }: Asked, seat: Seat): string =>
  seat === seen.you ? texts.value.youInside : seen.name(seat);

/** A line behind a sign. */
export const line = (name: IconName, text: string, tone?: PieceLine["tone"]): PieceLine => ({
  text,
  tone,
  sign: () => <Icon name={name} size={16} />,
});

/** The sign at the head of a card. */
export const headSign = (name: IconName) => () => <Icon name={name} size={34} />;

export const isAgentName = (id: string): id is Agent => id === "citizen" || id === "guard" || id === "emissary";
