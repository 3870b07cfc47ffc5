import type { Game, Observer, Resumed } from "@paravent/kernel";
import type { GameStory, LensName, Moment, Outline } from "@paravent/protocol";
import type { Store, TableRecord } from "../store/store.ts";
import { Chronicle } from "../told/chronicle.ts";
import type { Lens } from "../told/lens.ts";
import { type Look, Retelling } from "./retelling.ts";
import { Story, type Weigh } from "./story.ts";

/** Why nothing is told: the game goes on, these rules would have told it otherwise, or nothing of it is ever laid open. */
type Untold = "notOver" | "notRetold" | "noLens";

/** Who looks at a game that is over, and how: through their own eyes where no lens is named. */
export interface Viewer {
  readonly player: string | null;
  /** Whose turn at the processor it takes; null: the table's own. */
  readonly lane?: string | null;
  readonly lens?: LensName;
}

/** What can tell a game: what was kept of it, or its rules once more. */
type Teller = { moment(at: number): Moment | null | Promise<Moment | null>; outline(): Outline };

/** What there is to tell of a game that is over. What was kept of it needs no rules; without that its log is played again. */
export class Replays {
  private readonly store: Store;
  private readonly game: Game;
  private readonly chronicle: Chronicle;
  /** The game told once more, as long as somebody may be looking; null where it cannot be. */
  private retelling: Promise<Retelling | null> | null = null;
  private story: Story | null = null;
  /** How long it has lasted, once somebody asked. */
  private lasted: number | null = null;

  constructor(store: Store, game: Game, table: string) {
    this.store = store;
    this.game = game;
    this.chronicle = new Chronicle(store, table);
  }

  /** What was kept of what it told this observer; null where nothing was. */
  kept(who: Observer): Promise<Lens | null> {
    return this.chronicle.lens(who);
  }

  /** The game after one of its moves, through this lens. */
  moment(record: TableRecord, who: Observer, at: number, lens: LensName): Promise<Moment | Untold | "noMoment"> {
    return this.told(record, who, lens, async (teller) => (await teller.moment(at)) ?? "noMoment");
  }

  /** What there is to look at in it. */
  outline(record: TableRecord, who: Observer, lens: LensName): Promise<Outline | Untold> {
    return this.told(record, who, lens, async (teller) => teller.outline());
  }

  /** Through which lenses this observer may look. */
  async lenses(record: TableRecord, who: Observer): Promise<LensName[]> {
    if (record.status !== "over") return [];
    const opens = (await this.chronicle.lens("all")) !== null || ((await this.retold(record))?.opens ?? false);
    return ["public", ...(who === "public" ? [] : ["mine" as const]), ...(opens ? ["all" as const] : [])];
  }

  private async told<T>(
    record: TableRecord,
    who: Observer,
    lens: LensName,
    job: (teller: Teller) => Promise<T>,
  ): Promise<T | Untold> {
    if (record.status !== "over") return "notOver";
    const teller =
      lens === "all" ? await this.allOf(record, who) : await this.seenBy(record, lens === "mine" ? who : "public");
    return teller ? job(teller) : lens === "all" ? "noLens" : "notRetold";
  }

  /** What was kept needs no rules; but an old one counts moves of its own, which no other lens has. */
  private async seenBy(record: TableRecord, who: Observer): Promise<Teller | null> {
    const kept = await this.kept(who);
    return kept?.isCommon ? kept : ((await this.byRules(record, { who, all: false })) ?? kept);
  }

  /** The rules know also what was news to who looks; what was kept is the same for everybody. */
  private async allOf(record: TableRecord, who: Observer): Promise<Teller | null> {
    const retelling = await this.retold(record);
    if (retelling) return retelling.opens ? this.byRules(record, { who, all: true }) : null;
    return this.chronicle.lens("all");
  }

  private async byRules(record: TableRecord, look: Look): Promise<Teller | null> {
    const retelling = await this.retold(record);
    return retelling && { moment: (at) => retelling.moment(look, at), outline: () => retelling.outline(look) };
  }

  /** What another table goes on from after a move, for anybody: whoever opens it could see all of it. */
  async resumedAt(record: TableRecord, at: number): Promise<Resumed | Untold | "notResumable"> {
    if (record.status !== "over") return "notOver";
    const retelling = await this.retold(record);
    if (!retelling) return "notRetold";
    return retelling.opens ? (retelling.resumedAt(at) ?? "notResumable") : "noLens";
  }

  /** Its story, which only its rules can tell: what was kept of it holds what each observer knew, not what was so. */
  async storyOf(record: TableRecord, weigh: Weigh | null): Promise<GameStory | Untold> {
    if (record.status !== "over") return "notOver";
    const retelling = await this.retold(record);
    if (!retelling) return "notRetold";
    this.story ??= new Story(retelling, this.game);
    return this.story.tell(weigh);
  }

  private retold(record: TableRecord): Promise<Retelling | null> {
    this.retelling ??= Retelling.of(this.store, this.game, record);
    return this.retelling.catch((fault: unknown) => {
      this.retelling = null;
      throw fault;
    });
  }

  async length({ id, status }: TableRecord): Promise<{ lasted?: number }> {
    if (status !== "over") return {};
    if (this.lasted === null) {
      const rows = await this.store.rows(id, 0);
      this.lasted = Math.max(0, (rows.at(-1)?.at ?? 0) - (rows[0]?.at ?? 0));
    }
    return { lasted: this.lasted };
  }
}
