import type { PackFiles } from "@paravent/content";
import { dclight, readPack } from "@paravent/dclight";
import { dclightHeuristic } from "@paravent/dclight/bots";
import type { Game } from "@paravent/kernel";
import type { Teaching } from "../../../plug/teaching.ts";
import { Myrto } from "./Myrto.tsx";

export const teaching: Teaching = {
  open: (document) => dclight(readPack(document as PackFiles)) as Game,
  rivals: dclightHeuristic,
  tellers: {
    myrto: { name: "Myrto", role: { fr: "potière de Naxos", en: "potter of Naxos" }, Portrait: Myrto },
  },
};
