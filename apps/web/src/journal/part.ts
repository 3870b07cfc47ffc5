import { drawnLately, fillingLines, linesInSight, linesSince, MORE, newestOf, sinceLine, TOO_MANY } from "./drawn.ts";
import { type Group, type Grouped, grouped } from "./groups.ts";

/** As much of a story as is drawn. */
export interface Part<Line extends Grouped> {
  readonly groups: readonly Group<Line>[];
  /** From this action on, what can fold is open unless somebody has folded it. */
  readonly openFrom: number;
  /** There is more before it. */
  readonly hasEarlier: boolean;
  /** The line it begins with; another one may come, or go, above. */
  readonly first: string;
}

/** Who reads a story: whether they have gone up in it, and are shown all of it for that. */
export interface Reading {
  readonly isBack: boolean;
  readonly isWhole: boolean;
}

/**
 * Which part of a story is drawn. Who reads back gets all of it; who follows it, the latest actions. A list that comes
 * into sight is drawn as far as it is seen, and what is above that when nothing else is to be done; so is one that gets
 * more new lines at once than it shows, for nothing of it that is in sight will be.
 */
export class DrawnPart<Line extends Grouped> {
  /** The newest line that is drawn. */
  newest: string | undefined;
  /** How often so many lines came at once that the list was begun anew. */
  floods = 0;
  private readonly windowHeight: () => number;
  /** So many lines are in sight. */
  private shows: number;
  /** It ends where it cannot be seen any more, at the top. */
  private isCut = true;
  /** From the same line on until all are drawn: one that went from above would take all others along. */
  private cutAt = "";
  /** The action that the latest ones begin with. */
  private began: string | null = null;
  private all: readonly Group<Line>[] = [];

  constructor(windowHeight: () => number) {
    this.windowHeight = windowHeight;
    this.shows = linesInSight(windowHeight() / 1.5);
  }

  /** What is drawn of these lines. */
  of(lines: readonly Line[], { isBack, isWhole }: Reading): Part<Line> {
    if (this.newest !== undefined && !isBack && !isWhole && linesSince(lines, this.newest) > this.shows) this.flood();
    this.newest = lines.at(-1)?.key;
    this.all = grouped(lines);
    if (!isWhole) this.beginLately(TOO_MANY);
    const lately = this.all.findIndex(({ key }) => key === this.began);
    if (isWhole) return partOf(this.all, { openFrom: lately, hasEarlier: false });
    const latest = this.all.slice(Math.max(0, lately));
    const groups = this.isCut ? (sinceLine(latest, this.cutAt) ?? newestOf(latest, this.shows)) : latest;
    const part = partOf(groups, { openFrom: 0, hasEarlier: lately > 0 });
    if (this.isCut) this.cutAt = part.first;
    return part;
  }

  /** The list has come to be so high. */
  measured(height: number): void {
    this.shows = linesInSight(height || this.windowHeight() / 1.5);
  }

  /** Draws all of the latest actions, and of those no more than needed; whether that changes anything. */
  tidy(): boolean {
    const before = this.began;
    this.beginLately(MORE);
    if (this.began === before && !this.isCut) return false;
    this.isCut = false;
    return true;
  }

  private flood(): void {
    this.floods++;
    this.isCut = true;
    this.cutAt = "";
  }

  private beginLately(more: number): void {
    this.began = drawnLately(this.all, this.began, fillingLines(this.windowHeight()), more)[0]?.key ?? null;
  }
}

const partOf = <Line extends Grouped>(
  groups: readonly Group<Line>[],
  rest: Pick<Part<Line>, "openFrom" | "hasEarlier">,
): Part<Line> => ({ ...rest, groups, first: groups[0]?.lines[0]?.key ?? "" });
