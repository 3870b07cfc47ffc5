import type { SectorId } from "@paravent/diktat";
import type { Ref } from "@paravent/kernel";
import { preparing } from "../../../store/draft.ts";
import { pawnPlace } from "../labels.ts";
import type { Seen } from "../seen.ts";
import { type Openness, sectorsForTeam, sendingOf } from "../sending.ts";
import { NAME_SECTOR, SPY_TARGET, VICTIM } from "../subjects.ts";

const NOTHING: Openness = { open: new Set(), closed: {} };

/** Light is permission: the sectors the open question lets the player touch. Null: the map is not asked anything. */
export function openSectors(seen: Seen): Openness | null {
  const { question } = seen.view;
  if (!question || preparing.value !== null) return null;
  if (sendingOf(seen)) return sectorsForTeam(seen, question);
  if (question.ask.shape !== "pick") return null;
  switch (question.subject) {
    case NAME_SECTOR:
      return { open: new Set(question.ask.from as SectorId[]), closed: question.closed };
    case SPY_TARGET:
    case VICTIM:
      return { open: sectorsOf(seen, question.ask.from), closed: NOTHING.closed };
    default:
      return null;
  }
}

function sectorsOf(seen: Seen, refs: readonly Ref[]): Set<SectorId> {
  return new Set(refs.flatMap((ref) => pawnPlace(seen, ref)?.pile.sector ?? []));
}
