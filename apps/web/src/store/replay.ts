import type { TableView } from "@paravent/kernel";
import type { LensName, Moment, Outline } from "@paravent/protocol";
import { computed, signal } from "@preact/signals";
import { readMoment, readOutline } from "../net/rest.ts";
import { type SaidNo, saidNo } from "../net/said-no.ts";
import type { ReplaySigns } from "../plug/plug.ts";
import { dropAll, present } from "../stage/director.ts";
import { teller } from "../stage/told.ts";
import { moment } from "./moment.ts";
import { addressOfMove, lensInAddress, nameInAddress } from "./replay-address.ts";
import { table } from "./table.ts";

/** Why a moment could not be fetched; null while all is well. */
export const replayFault = signal<SaidNo | null>(null);

/** Where the parts of the game begin: rounds and the phases inside them, by number of the moment. */
export interface Chapters {
  readonly rounds: readonly number[];
  readonly phases: readonly number[];
  /** What kinds of events each moment told. */
  readonly kinds: Outline["kinds"];
}

export const NO_SIGNS: ReplaySigns = { round: null, phase: null, marks: [] };

/** How the game at the table tells of its rounds and phases, and what of it is marked. */
export const replaySigns = signal<ReplaySigns>(NO_SIGNS);

const outlined = signal<Outline["kinds"]>([]);

/** The lenses there are for this game and who looks; none until they are known. */
export const lenses = signal<readonly LensName[]>([]);

const chosenLens = signal<LensName | null>(null);

/** Through which one looks: one's own eyes, or everybody's, until another is chosen. */
export const lens = computed<LensName>(() => {
  const own = table.value?.you == null ? "public" : "mine";
  return chosenLens.value === null || chosenLens.value === "mine" ? own : chosenLens.value;
});

/** Looks at the same move through another lens. */
export function lookThrough(one: LensName): void {
  chosenLens.value = one;
  void showMoment(wantedMoment());
}

export const chapters = computed<Chapters>(() => {
  const { round, phase } = replaySigns.value;
  const kinds = outlined.value;
  const tellOf = (kind: string | null) =>
    kind === null ? [] : kinds.flatMap((told, at) => (told.includes(kind) ? [at] : []));
  return { rounds: tellOf(round), phases: tellOf(phase), kinds };
});

/** The moment at which the part before or after this one begins; the ends of the game are such moments too. */
export function chapterFrom(at: number, of: number, step: 1 | -1): number {
  const { rounds, phases } = chapters.value;
  const begins = [...new Set([0, ...rounds, ...phases, of - 1])].sort((a, b) => a - b);
  return (step > 0 ? begins.find((one) => one > at) : begins.findLast((one) => one < at)) ?? at;
}

/** Moments fetched already, of one table through one lens: they never change. */
const fetched = { of: "", moments: new Map<number, Promise<Moment>>() };
let wanted = -1;

/** The moment on its way, or the one that is shown. */
export const wantedMoment = (): number => (wanted >= 0 ? wanted : (moment.peek()?.at ?? 0));

function fetchMoment(id: string, at: number): Promise<Moment> {
  const through = lens.peek();
  const of = `${id} ${through}`;
  if (fetched.of !== of) {
    fetched.of = of;
    fetched.moments.clear();
    // Without an outline one can still leaf move by move.
    readOutline(id, through).then(
      (outline) => {
        if (fetched.of !== of) return;
        outlined.value = outline.kinds;
        lenses.value = outline.lenses ?? [];
      },
      () => {},
    );
  }
  const known = fetched.moments.get(at);
  if (known) return known;
  const coming = readMoment(id, at, through);
  fetched.moments.set(at, coming);
  coming.catch(() => fetched.moments.delete(at));
  return coming;
}

/** Shows the moment with this number; the latest wish counts, and the next moment is fetched ahead. */
export async function showMoment(at: number): Promise<void> {
  const id = table.peek()?.id;
  if (id === undefined) return;
  wanted = at;
  if (moment.peek() === null) chosenLens.value = lensInAddress();
  const through = lens.peek();
  try {
    const found = await fetchMoment(id, at);
    if (wanted !== at || lens.peek() !== through || table.peek()?.id !== id) return;
    bring(found, through);
    replayFault.value = null;
    nameInAddress(addressOfMove(id, at, through));
    if (at + 1 < found.of) fetchMoment(id, at + 1).catch(() => {});
  } catch (fault) {
    if (wanted !== at) return;
    wanted = moment.peek()?.at ?? -1;
    replayFault.value = saidNo(fault);
  }
}

/** The move after the one in sight is shown as it happened; any other is simply there. */
function bring(found: Moment, through: LensName): void {
  const before = shownThrough === through ? moment.peek() : null;
  shownThrough = through;
  const [tell, info] = [teller.peek(), table.peek()];
  const last = before?.journal.at(-1)?.seq ?? -1;
  const added = found.journal.filter(({ seq }) => seq > last);
  dropAll();
  const show = () => {
    moment.value = found;
  };
  if (tell && info && before && found.at === before.at + 1)
    present(
      added.flatMap((entry, at) => tell(entry, viewOf(found), info, added.slice(at + 1))),
      show,
    );
  else show();
}

let shownThrough: LensName | null = null;

// The server built it with the same kernel types as every other view.
const viewOf = ({ view }: Moment): TableView<unknown> => view as unknown as TableView<unknown>;

/** Whether the move in sight showed nothing through this lens. */
export const isUnseen = computed((): boolean => outlined.value[moment.value?.at ?? 0]?.length === 0);

/** What happened at the moment in sight, in a sentence or two; empty where nothing was to be seen. */
export const momentStory = computed((): string => {
  const [now, tell, info] = [moment.value, teller.value, table.value];
  const entry = now?.journal.at(-1);
  if (!now || !tell || !info || !entry) return "";
  return tell(entry, viewOf(now), info, [])
    .map(({ text, quiet }) => [text, quiet].filter(Boolean).join(" "))
    .join(" ");
});

/** Back to the table as it stands. */
export function endReplay(): void {
  wanted = -1;
  dropAll();
  moment.value = null;
  chosenLens.value = null;
  replayFault.value = null;
  const id = table.peek()?.id;
  if (id !== undefined) nameInAddress(`/table/${encodeURIComponent(id)}`);
}
