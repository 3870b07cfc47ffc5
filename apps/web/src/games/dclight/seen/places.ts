import { type Colour, type Sector, TRACKS, type Track } from "@paravent/dclight";
import type { Seat } from "@paravent/kernel";
import type { Place } from "../../../stage/beat.ts";

/** Places of the table that things leave and arrive at. */
export const MIDDLE: Place = "middle";
export const COMMON: Place = "common";
export const GODS: Place = "gods";
/** What is chosen, read large before it is paid for. */
export const CHOSEN: Place = "chosen";
/** The stone of a creature: what it asks for, and why so much. */
export const STELE: Place = "stele";
export const TURN: Place = "turn";

export const seatPlace = (seat: Seat): Place => `seat:${seat}`;
/** The points of a player in the strip of scores. */
export const vpPlace = (seat: Seat): Place => `vp:${seat}`;
export const trackPlace = (seat: Seat, track: Track): Place => `track:${seat}:${track}`;
export const trayPlace = (sector: Sector): Place => `tray:${sector}`;
export const diePlace = (colour: Colour, place: number): Place => `die:${colour}:${place}`;
/** A city as the stage draws it while faces travel to it. */
export const cityPlace = (seat: Seat): Place => `city:${seat}`;

/** A board shown without its tracks: it stands for them all. */
export const boardPlaces = (seat: Seat): string =>
  [seatPlace(seat), ...TRACKS.map((track) => trackPlace(seat, track))].join(" ");
