import type { Observer } from "@paravent/kernel";
import { chanceIn } from "../fairness/chance.ts";
import type { Store, TableRecord } from "../store/store.ts";
import type { Replays, Viewer } from "./replays.ts";
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

/** A game that is over, as players look back at it. */
export class Past {
  private readonly replays: Replays;
  private readonly table: PastTable;

  constructor(replays: Replays, table: PastTable) {
    this.replays = replays;
    this.table = table;
  }

  /** The game after one of its moves, as this player looks at it. */
  moment({ player, lane = null, lens = "mine" }: Viewer, at: number): ReturnType<Replays["moment"]> {
    const { table } = this;
    return table.inTurn(lane, () => this.replays.moment(table.record(), table.observerOf(player), at, lens));
  }

  /** What there is to look at in it. */
  outline({ player, lane = null, lens = "mine" }: Viewer): ReturnType<Replays["outline"]> {
    const { table } = this;
    return table.inTurn(lane, () => this.replays.outline(table.record(), table.observerOf(player), lens));
  }

  /** Through which lenses this player may look. */
  lenses({ player, lane = null }: Viewer): ReturnType<Replays["lenses"]> {
    const { table } = this;
    return table.inTurn(lane, () => this.replays.lenses(table.record(), table.observerOf(player)));
  }

  /** What another game goes on from, after one of its moves. */
  resumedAt(at: number, lane: string): ReturnType<Replays["resumedAt"]> {
    return this.table.inTurn(lane, () => this.replays.resumedAt(this.table.record(), at));
  }

  /** Its story, told to everybody alike. */
  story(lane: string): ReturnType<Replays["storyOf"]> {
    const { table } = this;
    const weigh = weighingFor(table.record().game, lane, table.thinkers);
    return table.inTurn(lane, () => this.replays.storyOf(table.record(), weigh));
  }

  /** What decided its chance, for whoever checks it. */
  chance(lane: string | null = null): ReturnType<typeof chanceIn> {
    return this.table.inTurn(lane, () => chanceIn(this.table.store, this.table.record()));
  }
}
