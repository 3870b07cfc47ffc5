import type { GamePlug, OpenPack } from "@paravent/content/plug";
import type { Seat } from "@paravent/kernel";
import { diktatHeuristic } from "./bots/index.ts";
import { pupil } from "./bots/pupil.ts";
import { diktatHooks } from "./bots/search/hooks.ts";
import { english, french } from "./bots/words.ts";
import { readDocument } from "./content/document.ts";
import { type Pack, packText } from "./content/pack.ts";
import type { PackDocument } from "./content/pack-document.ts";
import { packFrom } from "./content/read.ts";
import { diktat } from "./diktat.ts";
import { fieldWords } from "./lab/fields.ts";
import { mapOf } from "./lab/map.ts";
import { saysOf } from "./lab/says.ts";
import { taking } from "./lab/taking.ts";
import { COUNTED, labWords } from "./lab/words.ts";
import type { DiktatFacts } from "./model/facts.ts";
import { baseDocument, basePackFiles, loadBasePack, loadDiktat } from "./node.ts";
import { moment } from "./text/moment.ts";
import { offeredTo } from "./view/offered.ts";
import type { DiktatView } from "./view/types.ts";

export const plug: GamePlug = {
  id: "diktat",
  about: { name: { fr: "Diktat", en: "Diktat" } },
  sources: import.meta.url,
  load: loadDiktat,
  content: {
    schema: "diktat-content/1",
    files: basePackFiles,
    base: baseDocument,
    read: (files) => readDocument(files, baseDocument()),
    make: (document: PackDocument) => packFrom(document),
    open(pack: Pack): OpenPack {
      return { id: pack.edition, rules: pack.id, name: pack.name, game: diktat(pack), text: packText(pack) };
    },
  },
  bots: { greedy: diktatHeuristic, strategies: { pupil }, search: diktatHooks, says: { fr: french, en: english } },
  lab: {
    options: [{}, { cabals: "choice" }],
    // Prague falls to the Others unless it is defended.
    isLostEarly: (options: { others?: boolean } | null) => options?.others === true,
    // Total War and Leagues are played in the Eternal Night alone (DK-NIGHT-05, DK-LG-SETUP-01): naming them is enough.
    configurations: {
      others: { others: true },
      eternalNight: { eternalNight: true },
      totalWar: { eternalNight: true, totalWar: ["manoeuvres", "cycles"] },
      fiveManoeuvres: { eternalNight: true, totalWar: ["manoeuvres"] },
      fiveCycles: { eternalNight: true, totalWar: ["cycles"] },
      leagues: { eternalNight: true, leagues: true },
    },
    ending({ cycle, players, final, leagues }: DiktatView) {
      const points = (seat: Seat): number => final!.ranking.find((place) => place.seat === seat)!.vp;
      // How often each League has a seat for its member at the end, and how high it stands.
      const parts = (seat: Seat) =>
        Object.fromEntries(
          leagues?.boards.flatMap(({ id, members, level }) => [
            [id, members.includes(seat) ? 1 : 0],
            [`${id} level`, level],
          ]) ?? [],
        );
      const seats = players.map(({ seat, cabal }) => ({ side: cabal!, points: points(seat), parts: parts(seat) }));
      return { rounds: cycle, end: final!.prague === "fell" ? "pragueFell" : "lastCycle", seats };
    },
    taking: () => taking(loadBasePack()),
    // Most random games of four players get that far; in it every row is as full as it will be.
    late: 4,
    round: ({ cycle }: DiktatFacts) => cycle,
    counted: COUNTED,
    words: labWords,
    fields: fieldWords,
    sides: "cabals",
    origins: { numbers_source: ["rank", "affinity", "kit.pp", "board"], map_source: ["pos", "adjacent"] },
    says: saysOf,
    map: () => mapOf(baseDocument()),
  },
  moment,
  offeredTo,
};
