import type { Observer } from "@paravent/kernel";
import { chanceIn } from "../fairness/chance.ts";
import type { Store, TableRecord } from "../store/store.ts";
import type { Replays, Viewer } from "./replays.ts";
import { isSealed } from "./sealed.ts";
import { weighingFor } from "./story.ts";
import type { TableTools } from "./tools.ts";

/** The table whose game is looked at. */
interface PastTable {
  record(): TableRecord;
  observerOf(player: string | null): Observer;
  /** Does something in the table's turn, once what others have written has been read. */
  inTurn<T>(lane: string | null, job: () => Promise<T>): Promise<T>;
  readonly store: Store;
  readonly thinkers: TableTools["thinkers"];
}

/** What is told, or that the same is still played elsewhere. */
type Unopened<T extends (...given: never[]) => Promise<unknown>> = Awaited<ReturnType<T>> | "sealed";

/** A game that is over, as players look back at it. */
export class Past {
  private readonly replays: Replays;
  private readonly table: PastTable;

  constructor(replays: Replays, table: PastTable) {
    this.replays = replays;
    this.table = table;
  }

  /** The game after one of its moves, as this player looks at it. */
  moment({ player, lane = null, lens = "mine" }: Viewer, at: number): Promise<Unopened<Replays["moment"]>> {
    const { table } = this;
    const told = () => this.replays.moment(table.record(), table.observerOf(player), at, lens);
    return table.inTurn(lane, () => (lens === "all" ? this.onceOpened(told) : told()));
  }

  /** What there is to look at in it. */
  outline({ player, lane = null, lens = "mine" }: Viewer): Promise<Unopened<Replays["outline"]>> {
    const { table } = this;
    const told = () => this.replays.outline(table.record(), table.observerOf(player), lens);
    return table.inTurn(lane, () => (lens === "all" ? this.onceOpened(told) : told()));
  }

  /** Through which lenses this player may look. */
  lenses({ player, lane = null }: Viewer): ReturnType<Replays["lenses"]> {
    const { table } = this;
    return table.inTurn(lane, async () => {
      const lenses = await this.replays.lenses(table.record(), table.observerOf(player));
      return (await isSealed(table.store, table.record())) ? lenses.filter((lens) => lens !== "all") : lenses;
    });
  }

  /** What another game goes on from, after one of its moves. */
  resumedAt(at: number, lane: string): Promise<Unopened<Replays["resumedAt"]>> {
    return this.table.inTurn(lane, () => this.onceOpened(() => this.replays.resumedAt(this.table.record(), at)));
  }

  /** Its story, told to everybody alike. */
  story(lane: string): Promise<Unopened<Replays["storyOf"]>> {
    const { table } = this;
    const weigh = weighingFor(table.record().game, lane, table.thinkers);
    return table.inTurn(lane, () => this.onceOpened(() => this.replays.storyOf(table.record(), weigh)));
  }

  /** What decided its chance, for whoever checks it. */
  chance(lane: string | null = null): Promise<Unopened<typeof chanceIn>> {
    return this.table.inTurn(lane, () => this.onceOpened(() => chanceIn(this.table.store, this.table.record())));
  }

  /** What would tell who plays the same elsewhere something of it waits until they are done. */
  private async onceOpened<T>(job: () => Promise<T>): Promise<T | "sealed"> {
    return (await isSealed(this.table.store, this.table.record())) ? "sealed" : job();
  }
}
