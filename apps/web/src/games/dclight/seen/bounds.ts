import type { PackText, Track } from "@paravent/dclight";

/** The ends of a track, as the pack has them. */
export function boundsOfTrack(pack: PackText, track: Track): { min: number; max: number } {
  const found = pack.tracks.find(({ id }) => id === track);
  return { min: found?.min ?? 0, max: found?.max ?? 12 };
}
