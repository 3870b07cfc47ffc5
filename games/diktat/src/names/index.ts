// What the client needs of the names of things: what writes them and what reads them.

export { type ReadRef, readRef, refersTo } from "./read-ref.ts";
export {
  cabalRef,
  cardRef,
  corruptionRef,
  markerRef,
  oathRef,
  offerRef,
  pawnRef,
  pileRef,
  screenRef,
  seatRef,
  sectorMarkerRef,
  sleeperRef,
} from "./refs.ts";
