import type { Draw } from "@paravent/testkit";
import { COLOURS, type Colour, type Counter, FACES, type Face, type Sector, type Track } from "../model/names.ts";

/** Tracks as the worked scenarios abbreviate them, and in full. */
const TRACK_NAMES: Readonly<Record<string, Track>> = {
  g: "gold",
  m: "materials",
  p: "population",
  mil: "military",
  civ: "civil",
  rel: "religion",
  mor: "morale",
  cre: "creature",
};

export function trackNamed(name: string): Track {
  const small = name.toLowerCase();
  const track = TRACK_NAMES[small] ?? Object.values(TRACK_NAMES).find((full) => full === small);
  if (!track) throw new Error(`"${name}" is no track (G M P Mil Civ Rel Mor Cre)`);
  return track;
}

/** "G3 Civ4 Mor-1": a value for each track named. */
export function tracksIn(written: string): Partial<Record<Track, number>> {
  const tracks: Partial<Record<Track, number>> = {};
  for (const part of written
    .trim()
    .split(/[\s,]+/)
    .filter(Boolean)) {
    const [, name, value] = /^([A-Za-z]+)(-?\d+)$/.exec(part) ?? [];
    if (!name) throw new Error(`"${part}" is no value of a track: write "G3" or "Mor-1"`);
    tracks[trackNamed(name)] = Number(value);
  }
  return tracks;
}

/** "2G 3Civ": points of several tracks. */
export function pointsIn(written: string): Partial<Record<Counter, number>> {
  const points: Partial<Record<Counter, number>> = {};
  for (const part of written
    .trim()
    .split(/[\s,+]+/)
    .filter(Boolean)) {
    const [, n, name] = /^(\d+)([A-Za-z]+)$/.exec(part) ?? [];
    if (!name) throw new Error(`"${part}" is no number of points: write "2G"`);
    points[trackNamed(name) as Counter] = Number(n);
  }
  return points;
}

/** "2/1/0": Military, Civil, Religion. */
export function agesIn(written: string): Record<Sector, number> {
  const [military, civil, religion, ...more] = written.split("/").map(Number);
  if (religion === undefined || more.length > 0)
    throw new Error(`"${written}": write ages as "Mil/Civ/Rel", for instance "2/1/0"`);
  return { military: military!, civil: civil!, religion };
}

/** "Mil Civ Rel" or "military civil religion": sectors from the top of the order. */
export function sectorsIn(written: string): Sector[] {
  return written
    .trim()
    .split(/[\s,]+/)
    .map((name) => trackNamed(name) as Sector);
}

/** "Gold Creature Military" or "G Cre Mil": the faces of three dice, of one colour where it is known. */
function facesIn(written: string, colour: Colour | null = null): Face[] {
  const faces = written
    .trim()
    .split(/[\s,]+/)
    .map(trackNamed);
  if (faces.length !== 3) throw new Error(`"${written}": three dice show three faces`);
  for (const face of colour === null ? [] : faces)
    if (!FACES[colour!].includes(face)) throw new Error(`"${written}": a ${colour} die has no ${face} face`);
  return faces;
}

/** What the dice will show: nine (and the black one) for Production, three in a row for an offering, or any draw. */
export type Roll = string | (Partial<Record<Colour, string>> & { black?: number }) | Draw;

/** A colour that is not named shows this. */
const PLAIN = "Gold Gold Gold";

/** A roll as draws of the generator, in the order of DC-TIME-06. */
export function drawsOf(roll: Roll): Draw[] {
  if (typeof roll === "string") return facesIn(roll).map(drawOf);
  if ("of" in roll) return [roll];
  const black = roll.black === undefined ? [] : [{ of: 6, is: roll.black - 1 }];
  return [...black, ...COLOURS.flatMap((colour) => facesIn(roll[colour] ?? PLAIN, colour).map(drawOf))];
}

function drawOf(face: Face): Draw {
  const at = COLOURS.map((colour) => FACES[colour].indexOf(face)).find((index) => index >= 0)!;
  return { of: 6, is: at };
}

/** Dice that lie on the table already. */
export function diceOf(written: Partial<Record<Colour, string>>): Record<Colour, Face[]> {
  return Object.fromEntries(COLOURS.map((colour) => [colour, facesIn(written[colour] ?? PLAIN, colour)])) as Record<
    Colour,
    Face[]
  >;
}
