import type { Pack } from "../content/pack.ts";
import { DECKS, type Deck, SECTORS, TRACKS, WINDOWS } from "../model/names.ts";
import { agesIn, type Roll, sectorsIn, tracksIn } from "./notation.ts";
import type { PlayerSetup, Position } from "./position.ts";

const FIELDS: readonly (keyof PlayerSetup)[] = [
  "tracks",
  "ages",
  "hand",
  "buildings",
  "defeated",
  "destroyed",
  "order",
  "passed",
  "moraleDraws",
  "standing",
];

/** A position that could not be: what is wrong with it is said at once, not by what goes wrong later. */
export function checkPosition(pack: Pack, { players, common, central, decks, discards }: Position): void {
  const count = Object.keys(players).length;
  if (count < 2 || count > 4) throw new Error(`DCLight is for 2 to 4 players, not ${count}`);
  for (const [name, setup] of Object.entries(players)) checkPlayer(pack, name, setup);
  const { summonAt, centralEnd } = pack.constants;
  if (common < 0 || common >= summonAt) throw new Error(`the common creature marker stands on 0 to ${summonAt - 1}`);
  if (central < 0 || central > centralEnd) throw new Error(`the central marker stands on 0 to ${centralEnd}`);
  for (const deck of [...Object.keys(decks), ...Object.keys(discards)])
    if (!DECKS.includes(deck as Deck)) throw new Error(`"${deck}" is no deck (${DECKS.join(", ")})`);
}

function checkPlayer(pack: Pack, name: string, setup: PlayerSetup): void {
  for (const field of Object.keys(setup))
    if (!FIELDS.includes(field as keyof PlayerSetup))
      throw new Error(`${name}: "${field}" says nothing of a player (${FIELDS.join(", ")})`);
  const tracks = tracksIn(setup.tracks ?? "");
  for (const track of TRACKS) {
    const { min, max } = pack.tracks[track];
    // On its last space the creature marker has summoned already.
    const most = track === "creature" ? max - 1 : max;
    const value = tracks[track] ?? 0;
    if (value < min || value > most) throw new Error(`${name}: ${track} goes from ${min} to ${most}, not ${value}`);
  }
  if (setup.ages !== undefined)
    for (const sector of SECTORS) {
      const age = agesIn(setup.ages)[sector];
      if (!(age >= 0 && age <= 3)) throw new Error(`${name}: ages are 0 to 3, not "${setup.ages}"`);
    }
  if (setup.order !== undefined && sectorsIn(setup.order).toSorted().join() !== SECTORS.toSorted().join())
    throw new Error(`${name}: an order names each sector once: "Mil Civ Rel", not "${setup.order}"`);
  for (const window of setup.standing ?? [])
    if (!WINDOWS.includes(window)) throw new Error(`${name}: "${window}" is no window (${WINDOWS.join(", ")})`);
}

/** Orders of all players, which the dice need. */
export function checkOrders(players: Readonly<Record<string, PlayerSetup>>): void {
  for (const [name, { order }] of Object.entries(players))
    if (order === undefined) throw new Error(`${name} has not ordered: say { order: "Mil Civ Rel" }`);
}

/** DC-PROD-04: the black die is scripted where it is due, and only there; else every die would be another. */
export function checkBlackDie(pack: Pack, rolls: readonly Roll[], common: number): void {
  const isDue = pack.constants.dieIcons.includes(common);
  for (const roll of rolls) {
    if (typeof roll === "string" || "of" in roll) continue;
    if (isDue && roll.black === undefined)
      throw new Error(`the black die is due on space ${common}: say { black: 1 } to 6`);
    if (!isDue && roll.black !== undefined) throw new Error(`the black die is not due on space ${common}`);
    return;
  }
}
