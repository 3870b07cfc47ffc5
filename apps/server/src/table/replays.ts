import type { Game, Observer } from "@paravent/kernel";
import type { GameStory, Moment, Outline } from "@paravent/protocol";
import type { Store, TableRecord } from "../store/store.ts";
import { Chronicle } from "../told/chronicle.ts";
import type { Lens } from "../told/lens.ts";
import { Retelling } from "./retelling.ts";
import { Story, type Weigh } from "./story.ts";

/** Why nothing is told: the game goes on, or these rules would have told it otherwise. */
type Untold = "notOver" | "notRetold";

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

  /** A moment of it, as this observer could see it then. */
  moment(record: TableRecord, who: Observer, at: number): Promise<Moment | Untold | "noMoment"> {
    return this.told(record, who, async (teller) => (await teller.moment(at)) ?? "noMoment");
  }

  /** What there is to look at in it. */
  outline(record: TableRecord, who: Observer): Promise<Outline | Untold> {
    return this.told(record, who, async (teller) => teller.outline());
  }

  private async told<T>(record: TableRecord, who: Observer, job: (teller: Teller) => Promise<T>): Promise<T | Untold> {
    if (record.status !== "over") return "notOver";
    const kept = await this.kept(who);
    if (kept) return job(kept);
    const retelling = await this.retold(record);
    if (!retelling) return "notRetold";
    return job({ moment: (at) => retelling.moment(who, at), outline: () => retelling.outline(who) });
  }

  /** Its story, which only its rules can tell: what was kept of it holds what each observer knew, not what was so. */
  async storyOf(record: TableRecord, who: Observer, weigh: Weigh | null): Promise<GameStory | Untold> {
    if (record.status !== "over") return "notOver";
    const retelling = await this.retold(record);
    if (!retelling) return "notRetold";
    this.story ??= new Story(retelling, this.game);
    return this.story.tellTo(who, weigh);
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
