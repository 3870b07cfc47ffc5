import type { Pack } from "../content/pack.ts";
import { COLOURS, SECTORS } from "../model/names.ts";
import type { DclightView, PlayerView } from "../view/types.ts";

/** Steps the common marker makes in a turn, about. */
const STEPS = 5.4;

/** DC-END-01, -02, -03, -05: until the last turn, or until the common creatures end it. */
export function turnsToCome({ turn, turns, common, players }: DclightView, { constants }: Pack): number {
  if (players.some(hasBuiltTwo)) return 0;
  const until = (central: number): number =>
    Math.ceil(((central - common.central) * common.summonAt - common.creature) / STEPS);
  const third = common.central < constants.centralEnd - 1 ? until(constants.centralEnd - 1) : 0;
  const creatures = third > 0 && turn + third >= constants.earlyEndFrom ? third : until(constants.centralEnd);
  return Math.max(0, Math.min(turns - turn, creatures));
}

/** The same by whoever keeps in mind what this turn has brought and still will: 0 where it is surely the last. */
export function turnsForeseen(view: DclightView, pack: Pack): number {
  if (isLast(view, pack)) return 0;
  const { turn, turns, common, dice } = view;
  const { centralEnd, earlyEndFrom } = pack.constants;
  // Before the dice are rolled, this turn's steps are still to come.
  const until = (central: number): number =>
    Math.ceil(((central - common.central) * common.summonAt - common.creature) / STEPS) - (dice === null ? 1 : 0);
  const third = common.central < centralEnd - 1 ? until(centralEnd - 1) : -1;
  const creatures = third >= 0 && turn + third >= earlyEndFrom ? third : until(centralEnd);
  return Math.max(dice === null ? 0 : 1, Math.min(turns - turn, creatures));
}

/** Whether the game surely ends with this turn (DC-END-01 to -05). */
export function isLast(view: DclightView, pack: Pack): boolean {
  const { turn, turns, common, players } = view;
  const { centralEnd, earlyEndFrom } = pack.constants;
  return (
    turn >= turns ||
    common.central >= centralEnd ||
    (common.central === centralEnd - 1 && turn >= earlyEndFrom && hasBegunAnew(view, pack)) ||
    players.some(hasBuiltTwo)
  );
}

/** DC-END-02: two sectors at age 3. */
function hasBuiltTwo({ ages }: PlayerView): boolean {
  let built = 0;
  for (const sector of SECTORS) if (ages[sector] === 3) built++;
  return built >= 2;
}

/** Dice of a colour that nobody had first move the common marker, too: so many are bought in a turn, about. */
const BOUGHT = 3;

/** Whether the common marker has begun anew this turn, by where it stands: it has then moved less far than it had to. */
function hasBegunAnew({ dice, god, common }: DclightView, { gods }: Pack): boolean {
  if (dice === null) return false;
  const isNeutral = god !== null && gods.get(god)!.effects.some((effect) => effect.do === "neutraliseFace");
  const faces = COLOURS.reduce((sum, colour) => sum + dice[colour].filter((face) => face === "creature").length, 0);
  return common.creature < (isNeutral ? 0 : faces) + BOUGHT;
}
