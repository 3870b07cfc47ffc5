import { teach } from "@paravent/bots";
import { checkFiles, identityOf, type PackFiles, readHead, type Words } from "@paravent/content";
import {
  type Pack as DclightPack,
  dclight,
  packText as dclightPackText,
  readPack as readDclightPack,
} from "@paravent/dclight";
import { dclightHeuristic, dclightProfiles } from "@paravent/dclight/bots";
import { basePackFiles as dclightFiles } from "@paravent/dclight/node";
import { type Pack as DiktatPack, diktat, type PackDocument, packFrom, packText, readDocument } from "@paravent/diktat";
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
  return new Map([...loadContents()].map(([game, content]) => [game, withContent(content)]));
}

/** How each game takes packs. */
export function loadContents(): ReadonlyMap<string, Content> {
  return new Map([
    ["diktat", diktatContent()],
    ["dclight", dclightContent()],
  ]);
}

function withContent(content: Content): ServedGame {
  return { game: content.open(content.make(content.base)).game, packs: new Map(), content };
}

function diktatContent(): Content {
  const base = readDocument(diktatFiles(), null);
  return {
    schema: "diktat-content/1",
    base,
    read: (files) => readDocument(files, base),
    make: (document) => packFrom(document as PackDocument),
    open(made): OpenPack {
      const pack = made as DiktatPack;
      return { id: pack.edition, rules: pack.id, name: pack.name, game: released(diktat(pack)), text: packText(pack) };
    },
  };
}

/** What a pack of DCLight is, and what it calls itself. */
interface MadeDclight {
  readonly id: string;
  readonly name: Words;
  readonly pack: DclightPack;
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
    make(document): MadeDclight {
      const files = document as PackFiles;
      return { id: identityOf(files), name: readHead(files).name, pack: readDclightPack(files) };
    },
    open(made): OpenPack {
      const { id, name, pack } = made as MadeDclight;
      return { id, rules: pack.id, name, game: released(dclight(pack)), text: dclightPackText(pack) };
    },
  };
}
