import { PackFault, type PackFiles, sayFaults } from "@paravent/content";
import type { OpenPack } from "@paravent/content/plug";
import { accepted, type Game, type Result, refuse, refused } from "@paravent/kernel";
import type { PackSummary } from "@paravent/protocol";
import type { ServedGames } from "../games/games.ts";
import type { Store, TableRecord } from "../store/store.ts";
import type { FoundPack } from "./folder.ts";
import { PackReader, ReaderBusy } from "./reader.ts";

/** A guest may send this many packs. */
const MOST_PACKS = 20;

/** Of the packs people sent, the last asked for stay in memory; a table keeps what it is played with by itself. */
const MOST_OPEN = 24;

/** A game as a table plays it: its rules, and the pack they read; no pack where there is none to choose. */
export interface Played {
  readonly game: Game;
  readonly pack: PackSummary | null;
}

/**
 * The content packs of this server: those it offers (each game's own, and those of its folder) and those people sent.
 * A table is bound to a document, which the store keeps whole: it opens with the same rules whatever becomes of the
 * folder, of the release, or of whoever sent it.
 */
export class PackLibrary {
  private readonly games: ServedGames;
  private readonly store: Store;
  /** Packs on offer by game, the base pack first. */
  private readonly offers = new Map<string, OpenPack[]>();
  private readonly documents = new Map<OpenPack, unknown>();
  /** Packs of the store, the one asked for last at the end. */
  private readonly opened = new Map<string, StoredPack>();
  /** Those being read. */
  private readonly coming = new Map<string, Promise<StoredPack | null>>();
  private readonly reader: PackReader;

  constructor(games: ServedGames, store: Store, found: readonly FoundPack[] = [], reader = new PackReader()) {
    this.games = games;
    this.store = store;
    this.reader = reader;
    for (const [game, { content }] of games) {
      if (!content) continue;
      const documents = [content.base(), ...found.filter((pack) => pack.game === game).map(({ document }) => document)];
      this.offers.set(
        game,
        documents.map((document) => this.offer(game, document)),
      );
    }
  }

  /** Packs of the store in memory. */
  get inMemory(): number {
    return this.opened.size;
  }

  game(id: string): Game | null {
    return this.games.get(id)?.game ?? null;
  }

  /** Packs anybody may choose. */
  offered(game: string): PackSummary[] | null {
    if (!this.games.has(game)) return null;
    return (this.offers.get(game) ?? []).map(summary);
  }

  /** The names and texts of a pack, by its id: they never change. */
  async text(game: string, id: string): Promise<object | null> {
    return this.games.get(game)?.packs.get(id) ?? (await this.find(game, id))?.pack.text ?? null;
  }

  /** The names and texts the server has now for what the rules read; a client that knows no better asks for these. */
  latest(game: string, rules: string): object | null {
    return this.offers.get(game)?.find((pack) => pack.rules === rules)?.text ?? null;
  }

  /** What a new table is to be played with; the pack is on disk before the table is. */
  async choose(game: string, id: string | undefined): Promise<Played | null> {
    const [base] = this.offers.get(game) ?? [];
    if (!base) return id === undefined ? this.plain(game) : null;
    const pack = id === undefined ? base : (await this.find(game, id))?.pack;
    if (!pack) return null;
    await this.keep(game, pack);
    return { game: pack.game, pack: summary(pack) };
  }

  /** What a table is played with. A pack the server offers in better words by now is read in those. */
  async of({ game, pack: id }: Pick<TableRecord, "game" | "pack">): Promise<Played | null> {
    if (id === null) return this.plain(game);
    const found = await this.find(game, id);
    if (!found) return null;
    const { pack, ours } = found;
    const mended = ours && this.offers.get(game)!.find(({ rules }) => rules === pack.rules);
    return { game: pack.game, pack: summary(mended || pack) };
  }

  /** Takes a pack that somebody sent, whole or not at all. */
  async add(game: string, creator: string, files: PackFiles): Promise<Result<PackSummary>> {
    const content = this.games.get(game)?.content;
    if (!content) return refused(refuse("noPacks"));
    if ((await this.store.countPacks(creator)) >= MOST_PACKS)
      return refused(refuse("tooManyPacks", null, { most: MOST_PACKS }));
    try {
      const { document, made } = await this.reader.read(game, files, creator);
      const pack = content.open(made);
      if (!(await this.find(game, pack.id))) {
        await this.store.putPack({ game, id: pack.id, rules: pack.rules, creator, createdAt: Date.now(), document });
        this.hold(`${game}/${pack.id}`, { pack, ours: false });
      }
      return accepted(summary(pack));
    } catch (fault) {
      if (fault instanceof ReaderBusy) return refused(refuse("packsBusy"));
      if (!(fault instanceof PackFault)) throw fault;
      const { faults } = fault;
      return refused(refuse("badPack", null, { fr: sayFaults(faults, "fr"), en: sayFaults(faults, "en") }));
    }
  }

  private plain(game: string): Played | null {
    const served = this.games.get(game);
    return served ? { game: served.game, pack: null } : null;
  }

  private offer(game: string, document: unknown): OpenPack {
    const content = this.games.get(game)!.content!;
    const pack = content.open(content.make(document));
    this.documents.set(pack, document);
    return pack;
  }

  private async keep(game: string, pack: OpenPack): Promise<void> {
    const document = this.documents.get(pack);
    if (document === undefined) return;
    const { id, rules } = pack;
    await this.store.putPack({ game, id, rules, creator: null, createdAt: Date.now(), document });
    this.documents.delete(pack);
  }

  private async find(game: string, id: string): Promise<StoredPack | null> {
    const offered = this.offers.get(game)?.find((pack) => pack.id === id);
    if (offered) return { pack: offered, ours: false };
    const key = `${game}/${id}`;
    const found = this.opened.get(key) ?? (await this.fetched(key, game, id));
    if (found) this.hold(key, found);
    return found;
  }

  /** Read once, however many ask for it meanwhile. */
  private fetched(key: string, game: string, id: string): Promise<StoredPack | null> {
    const coming = this.coming.get(key) ?? this.fetch(game, id).finally(() => this.coming.delete(key));
    this.coming.set(key, coming);
    return coming;
  }

  private async fetch(game: string, id: string): Promise<StoredPack | null> {
    const stored = await this.store.pack(game, id);
    const content = this.games.get(game)?.content;
    if (!stored || !content) return null;
    const { made } = await this.reader.make(game, stored.document);
    return { pack: content.open(made), ours: stored.creator === null };
  }

  /** Keeps a pack at hand, and lets go of the one that nobody has asked for the longest. */
  private hold(key: string, pack: StoredPack): void {
    this.opened.delete(key);
    this.opened.set(key, pack);
    const [oldest] = this.opened.keys();
    if (this.opened.size > MOST_OPEN) this.opened.delete(oldest!);
  }
}

/** A pack of the store, and whether the server once offered it itself. */
interface StoredPack {
  readonly pack: OpenPack;
  readonly ours: boolean;
}

const summary = ({ id, name }: OpenPack): PackSummary => ({ id, name: { fr: name.fr, en: name.en } });
