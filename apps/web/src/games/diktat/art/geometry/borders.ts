import type { SectorId } from "../names/ids.ts";

/** The 22 borders of the board: two sectors are adjacent when a street or a bridge joins them. */
export const BORDERS: readonly (readonly [SectorId, SectorId])[] = [
  ["artefact", "harmony"],
  ["artefact", "josefov"],
  ["artefact", "malaStrana"],
  ["combinat", "suburbs"],
  ["combinat", "josefov"],
  ["combinat", "oldTown"],
  ["suburbs", "karst"],
  ["suburbs", "newTown"],
  ["fortress", "hypogea"],
  ["fortress", "karst"],
  ["fortress", "motol"],
  ["fortress", "newTown"],
  ["harmony", "motol"],
  ["harmony", "malaStrana"],
  ["hypogea", "motol"],
  ["hypogea", "malaStrana"],
  ["hypogea", "newTown"],
  ["hypogea", "oldTown"],
  ["josefov", "oldTown"],
  ["karst", "newTown"],
  ["malaStrana", "oldTown"],
  ["newTown", "oldTown"],
];
