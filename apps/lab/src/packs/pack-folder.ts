import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type PackFiles, readHead, type Words } from "@paravent/content";
import { packFilesIn } from "@paravent/content/folder";
import { Misuse } from "../lib/command-line.ts";
import { contentOf } from "../lib/games.ts";
import { withHead } from "./change.ts";

/** A pack of a game: by the name of its folder, empty for the one the game comes with. */
export interface NamedPack {
  readonly name: string;
  readonly title: Words;
}

/** What a folder of a pack may be called: it becomes part of a path. */
const NAME = /^[a-z0-9][a-z0-9-]{0,60}$/;

/** The packs of one's own, each in a folder, beside those that games come with. */
export class PackFolder {
  private readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
  }

  /** The packs for a game, its own first. Folders that hold something else are left out. */
  of(game: string): NamedPack[] {
    const { files, schema } = contentOf(game);
    const own = existsSync(this.folder)
      ? readdirSync(this.folder)
          .filter((name) => NAME.test(name))
          .sort()
      : [];
    const found = own.flatMap((name): NamedPack[] => {
      try {
        const head = readHead(packFilesIn(join(this.folder, name)));
        return head.schema === schema ? [{ name, title: head.name }] : [];
      } catch {
        return [];
      }
    });
    return [{ name: "", title: readHead(files()).name }, ...found];
  }

  files(game: string, name: string): PackFiles {
    if (name === "") return contentOf(game).files();
    if (!this.of(game).some((pack) => pack.name === name)) throw new Misuse(`There is no pack "${name}" of ${game}.`);
    return packFilesIn(join(this.folder, name));
  }

  /** A copy of a pack under another name. */
  copy(game: string, from: string, name: string, title: string): void {
    if (!NAME.test(name)) throw new Misuse("The name of a folder has small letters, digits and dashes.");
    if (existsSync(join(this.folder, name))) throw new Misuse(`There is a folder "${name}" already.`);
    this.keep(game, name, withHead(this.files(game, from), title));
  }

  /** Writes a pack that can be read; what cannot leaves the folder as it was. */
  keep(game: string, name: string, files: PackFiles): void {
    if (name === "") throw new Misuse("The pack that a game comes with is not changed here: make a copy of it.");
    contentOf(game).read(files);
    const place = join(this.folder, name);
    mkdirSync(place, { recursive: true });
    for (const [file, text] of Object.entries(files)) writeFileSync(join(place, file), text);
  }

  drop(game: string, name: string): void {
    if (name === "") throw new Misuse("The pack that a game comes with stays.");
    this.files(game, name);
    rmSync(join(this.folder, name), { recursive: true });
  }
}
