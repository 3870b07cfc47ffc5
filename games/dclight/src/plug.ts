import { checkFiles, identityOf, type PackFiles, readHead, type Words } from "@paravent/content";
import type { GamePlug, OpenPack } from "@paravent/content/plug";
import { dclightHeuristic, dclightProfiles } from "./bots/index.ts";
import { pupil } from "./bots/pupil.ts";
import { dclightHooks } from "./bots/search/hooks.ts";
import { type Pack, packText } from "./content/pack.ts";
import { readPack } from "./content/read.ts";
import { dclight } from "./dclight.ts";
import { fieldWords } from "./lab/fields.ts";
import { taking } from "./lab/taking.ts";
import { COUNTED, labWords } from "./lab/words.ts";
import type { DclightFacts } from "./model/facts.ts";
import { basePackFiles, loadBasePack, loadDclight } from "./node.ts";
import { moment } from "./text/moment.ts";
import type { DclightView } from "./view/types.ts";

/** What a pack is, and what it calls itself. */
interface MadePack {
  readonly id: string;
  readonly name: Words;
  readonly pack: Pack;
}

export const plug: GamePlug = {
  id: "dclight",
  about: { name: { fr: "DCLight", en: "DCLight" } },
  sources: import.meta.url,
  load: loadDclight,
  // The files themselves are kept as the document: a pack is always whole.
  content: {
    schema: "dclight-content/1",
    files: basePackFiles,
    base: basePackFiles,
    read(files) {
      checkFiles(files);
      readPack(files);
      return files;
    },
    make: (files: PackFiles): MadePack => ({
      id: identityOf(files),
      name: readHead(files).name,
      pack: readPack(files),
    }),
    open({ id, name, pack }: MadePack): OpenPack {
      return { id, rules: pack.id, name, game: dclight(pack), text: packText(pack) };
    },
  },
  bots: { greedy: dclightHeuristic, strategies: { ...dclightProfiles, pupil }, search: dclightHooks },
  lab: {
    options: [{}, { firstPlayer: 0 }],
    configurations: {},
    ending({ turn, freeSectors, final }: DclightView) {
      // Players begin alike; what tells them apart is the sector they built freely.
      const seats = final!.scores.map(({ total, ...parts }, seat) => ({
        side: freeSectors[seat]!,
        points: total,
        parts,
      }));
      return { rounds: turn, end: final!.end, seats };
    },
    taking: () => taking(loadBasePack()),
    round: ({ turn }: DclightFacts) => turn,
    counted: COUNTED,
    words: labWords,
    fields: fieldWords,
    sides: "sectors",
  },
  moment,
};
