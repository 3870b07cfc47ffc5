import type { JSX } from "preact";
import type { SectorId } from "../names/ids.ts";
import { artefact } from "./artefact.tsx";
import { combinat } from "./combinat.tsx";
import { fortress } from "./fortress.tsx";
import { harmony } from "./harmony.tsx";
import { hypogea } from "./hypogea.tsx";
import { josefov } from "./josefov.tsx";
import { karst } from "./karst.tsx";
import { malaStrana } from "./malaStrana.tsx";
import { motol } from "./motol.tsx";
import { newTown } from "./newTown.tsx";
import { oldTown } from "./oldTown.tsx";
import { suburbs } from "./suburbs.tsx";
import "./architecture.css";

/**
 * The twelve drawings. Each stands on y = 0 around x = 0, about 130 wide and 90 high, in three tones:
 * `l` lit face, `m` middle, `d` dark, `k` ink lines, `w` windows, `uv` ultraviolet windows of the Karst.
 */
export const ARCHITECTURE: Record<SectorId, JSX.Element> = {
  artefact,
  combinat,
  fortress,
  harmony,
  hypogea,
  josefov,
  karst,
  malaStrana,
  motol,
  newTown,
  oldTown,
  suburbs,
};
