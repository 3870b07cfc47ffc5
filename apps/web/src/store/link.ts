import { Link } from "../net/link.ts";
import { connection, fault } from "./connection.ts";
import { leaveTable, showCompany, showSaid, showTable, showUpdate } from "./table.ts";

let link: Link | null = null;

/** The one line of this page, opened when it is first needed. */
export function theLink(): Link {
  if (link) return link;
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  link = new Link(`${scheme}://${location.host}/ws`, {
    status: (status) => {
      connection.value = status;
    },
    table: showTable,
    update: showUpdate,
    company: showCompany,
    said: showSaid,
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

export function followTable(id: string): void {
  leaveTable();
  fault.value = null;
  theLink().follow(id);
}

export function stopFollowing(): void {
  theLink().follow(null);
  leaveTable();
}
