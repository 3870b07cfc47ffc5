import type { PlayerView } from "@paravent/dclight";
import type { PieceCard, PieceLine } from "../../../plug/pieces.ts";
import { type Face, FaceGlyph, type Sign, SignGlyph } from "../art/index.ts";
import { type Seen, shownPlayer } from "../seen/seen.ts";
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

/** On whose board a thing lies; where it lies on none, the board of the reader. */
export function playerAround({ seen, around }: Asked): PlayerView {
  for (const name of around) {
    const seat = /^(?:seat|track|vp|building):(\d+)/.exec(name)?.[1];
    if (seat !== undefined && seen.game.players[Number(seat)]) return seen.player(Number(seat));
  }
  return shownPlayer(seen);
}

/** A line behind the sign of a track or of a sector. */
export const faceLine = (face: Face, text: string, tone?: PieceLine["tone"]): PieceLine => ({
  text,
  tone,
  sign: () => <FaceGlyph face={face} size={17} />,
});

/** A line behind another sign of the table. */
export const signLine = (sign: Sign, text: string, tone?: PieceLine["tone"]): PieceLine => ({
  text,
  tone,
  sign: () => <SignGlyph sign={sign} size={16} />,
});

/** The sign at the head of a card. */
export const faceSign = (face: Face) => () => <FaceGlyph face={face} size={38} />;
export const headSign = (sign: Sign) => () => <SignGlyph sign={sign} size={34} />;
