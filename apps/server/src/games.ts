import { teach } from "@paravent/bots";
import { checkFiles, identityOf, type PackFiles, readHead } from "@paravent/content";
import { dclight, packText as dclightPackText, readPack as readDclightPack } from "@paravent/dclight";
import { dclightHeuristic, dclightProfiles } from "@paravent/dclight/bots";
import { basePackFiles as dclightFiles } from "@paravent/dclight/node";
import { diktat, type PackDocument, packFrom, packText, readDocument } from "@paravent/diktat";
import { diktatHeuristic } from "@paravent/diktat/bots";
import { basePackFiles as diktatFiles } from "@paravent/diktat/node";
import type { Game } from "@paravent/kernel";
import type { Content, OpenPack } from "./packs/content.ts";
import { released } from "./release.ts";

/** A game as the server offers it: its rules, the packs its clients look names up in, and how it takes other packs. */
export interface ServedGame {
  readonly game: Game;
  readonly packs: ReadonlyMap<string, object>;
  readonly content?: Content;
}

export type ServedGames = ReadonlyMap<string, ServedGame>;

/** The registry: one line per game. */
export function loadGames(): ServedGames {
  teach("diktat", diktatHeuristic);
  teach("dclight", dclightHeuristic, dclightProfiles);
  return new Map([
    ["diktat", withContent(diktatContent())],
    ["dclight", withContent(dclightContent())],
  ]);
}

function withContent(content: Content): ServedGame {
  return { game: content.open(content.base).game, packs: new Map(), content };
}

function diktatContent(): Content {
  const base = readDocument(diktatFiles(), null);
  return {
    schema: "diktat-content/1",
    base,
    read: (files) => readDocument(files, base),
    open(document): OpenPack {
      const pack = packFrom(document as PackDocument);
      return { id: pack.edition, rules: pack.id, name: pack.name, game: released(diktat(pack)), text: packText(pack) };
    },
  };
}

/** DCLight keeps the files themselves: its packs are always whole. */
function dclightContent(): Content {
  return {
    schema: "dclight-content/1",
    base: dclightFiles(),
    read(files) {
      checkFiles(files);
      readDclightPack(files);
      return files;
    },
    open(document): OpenPack {
      const files = document as PackFiles;
      const pack = readDclightPack(files);
      const { name } = readHead(files);
      return {
        id: identityOf(files),
        rules: pack.id,
        name,
        game: released(dclight(pack)),
        text: dclightPackText(pack),
      };
    },
  };
}
