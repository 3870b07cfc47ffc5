import { CHANGES_ONLY, type Whereabouts } from "@paravent/protocol";
import { computed, type ReadonlySignal, signal } from "@preact/signals";
import { Link, type LinkStatus } from "../net/link.ts";
import type { CommandBody, Verdict } from "../net/outbox.ts";
import { connection, fault } from "./connection.ts";
import { led } from "./led.ts";
import { leaveTable, showCompany, showSaid, showTable, showUpdate } from "./table.ts";

/** Where what the player does at a table goes. */
export interface Line {
  command(body: CommandBody): Promise<Verdict>;
  /** Whether something is to be read before anything is done; without it, never. */
  readonly isReading?: ReadonlySignal<boolean>;
}

/** A table that is played on this page alone; null: tables are the server's. */
const own = signal<Line | null>(null);
export const isPlayedHere = computed(() => own.value !== null);
export const isReadHere = computed(() => own.value?.isReading?.value ?? false);

/** Where what is done at the table in sight goes. */
export const theLink = (): Line => own.peek() ?? serverLink();

let link: Link | null = null;

/** How the line to the server is, whatever is played meanwhile. */
let server: LinkStatus = "connecting";

/** The one line of this page, opened when it is first needed. */
function serverLink(): Link {
  if (link) return link;
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  link = new Link(`${scheme}://${location.host}/ws?${new URLSearchParams(CHANGES_ONLY)}`, {
    status: (status) => {
      server = status;
      if (own.peek() === null) connection.value = status;
    },
    table: showTable,
    update: showUpdate,
    company: showCompany,
    said: showSaid,
    led: (message) => {
      led.value = message.leader === null ? null : message;
    },
    fault: (said) => {
      fault.value = said;
    },
  });
  const wake = () => link?.wake();
  addEventListener("online", wake);
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") wake();
  });
  return link;
}

/** Shows the others who look at a table where one is; null: does not any more. */
export const leadTo = (table: string, where: Whereabouts | null): void => serverLink().lead(table, where);

export function followTable(id: string): void {
  leaveTable();
  fault.value = null;
  serverLink().follow(id);
}

export function stopFollowing(): void {
  serverLink().follow(null);
  leaveTable();
}

/** Plays at a table of this page from now on, or (null) at those of the server again. */
export function playHere(line: Line | null): void {
  leaveTable();
  own.value = line;
  connection.value = line ? "open" : server;
}
