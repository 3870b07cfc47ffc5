import type { TableSummary } from "@paravent/protocol";
import { useState } from "preact/hooks";
import { t } from "../../i18n/index.ts";
import { leaveTable } from "../../net/rest.ts";
import "./leaving.css";

/** Leaves a table for good; asks once more first, for there is no way back. */
export function LeaveButton({ table }: { table: TableSummary }) {
  const [asked, setAsked] = useState(false);
  const [gone, setGone] = useState(false);
  if (table.you === null || table.status === "over" || gone) return null;
  const { leaving } = t.value;
  const leave = () =>
    leaveTable(table.id)
      .then(() => setGone(true))
      .catch(() => setAsked(false));
  if (!asked)
    return (
      <button type="button" class="leave" aria-label={leaving.leaveTable(table.name)} onClick={() => setAsked(true)}>
        {leaving.leave}
      </button>
    );
  return (
    <fieldset class="leave-sure" aria-label={leaving.leaveTable(table.name)}>
      <span>{table.status === "open" ? leaving.sureOpen : leaving.sure}</span>
      <button type="button" class="leave" onClick={leave}>
        {leaving.yes}
      </button>
      <button type="button" class="leave" onClick={() => setAsked(false)}>
        {leaving.no}
      </button>
    </fieldset>
  );
}
