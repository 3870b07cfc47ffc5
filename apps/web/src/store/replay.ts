import type { TableView } from "@paravent/kernel";
import type { Moment, Outline } from "@paravent/protocol";
import { computed, signal } from "@preact/signals";
import { readMoment, readOutline } from "../net/rest.ts";
import { type SaidNo, saidNo } from "../net/said-no.ts";
import type { ReplaySigns } from "../plug/plug.ts";
import { dropAll, present } from "../stage/director.ts";
import { teller } from "../stage/told.ts";
import { moment } from "./moment.ts";
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

/** Moments fetched already, of one table: they never change. */
const fetched = { table: "", moments: new Map<number, Promise<Moment>>() };
let wanted = -1;

/** The moment on its way, or the one that is shown. */
export const wantedMoment = (): number => (wanted >= 0 ? wanted : (moment.peek()?.at ?? 0));

function fetchMoment(id: string, at: number): Promise<Moment> {
  if (fetched.table !== id) {
    fetched.table = id;
    fetched.moments.clear();
    outlined.value = [];
    // Without an outline one can still leaf move by move.
    readOutline(id).then(
      ({ kinds }) => {
        if (fetched.table === id) outlined.value = kinds;
      },
      () => {},
    );
  }
  const known = fetched.moments.get(at);
  if (known) return known;
  const coming = readMoment(id, at);
  fetched.moments.set(at, coming);
  coming.catch(() => fetched.moments.delete(at));
  return coming;
}

/** Shows the moment with this number; the latest wish counts, and the next moment is fetched ahead. */
export async function showMoment(at: number): Promise<void> {
  const id = table.peek()?.id;
  if (id === undefined) return;
  wanted = at;
  try {
    const found = await fetchMoment(id, at);
    if (wanted !== at || table.peek()?.id !== id) return;
    bring(found);
    replayFault.value = null;
    nameInAddress(at);
    if (at + 1 < found.of) fetchMoment(id, at + 1).catch(() => {});
  } catch (fault) {
    if (wanted !== at) return;
    wanted = moment.peek()?.at ?? -1;
    replayFault.value = saidNo(fault);
  }
}

/** The move after the one in sight is shown as it happened; any other is simply there. */
function bring(found: Moment): void {
  const before = moment.peek();
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

// The server built it with the same kernel types as every other view.
const viewOf = ({ view }: Moment): TableView<unknown> => view as unknown as TableView<unknown>;

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
  replayFault.value = null;
  nameInAddress(null);
}

const PARAMETER = "move";

/** The number of the moment that the address names, counted from 0; null when it names none. */
export function momentInAddress(): number | null {
  const named = new URLSearchParams(location.search).get(PARAMETER);
  return named !== null && /^[1-9][0-9]{0,5}$/.test(named) ? Number(named) - 1 : null;
}

/** The address says which moment is shown, so that it can be handed on. */
function nameInAddress(at: number | null): void {
  history.replaceState(
    history.state,
    "",
    at === null ? location.pathname : `${location.pathname}?${PARAMETER}=${at + 1}`,
  );
}
