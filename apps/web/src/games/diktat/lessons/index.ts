import { diktat, type PackDocument, packFrom } from "@paravent/diktat";
import { diktatHeuristic } from "@paravent/diktat/bots";
import type { Game } from "@paravent/kernel";
import type { Teaching } from "../../../plug/teaching.ts";
import { Ludmila } from "./Ludmila.tsx";
import { Otokar } from "./Otokar.tsx";

export const teaching: Teaching = {
  open: (document) => diktat(packFrom(document as PackDocument)) as Game,
  rivals: diktatHeuristic,
  tellers: {
    ludmila: {
      name: "Ludmila",
      role: { fr: "allumeuse de réverbères du pont Charles", en: "lamplighter of the Charles Bridge" },
      Portrait: Ludmila,
    },
    otokar: {
      name: "Otokar",
      role: { fr: "greffier des serments", en: "clerk of oaths at the Registry" },
      Portrait: Otokar,
    },
  },
};
