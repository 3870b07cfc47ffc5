import type { SeatSummary, TableSummary } from "@paravent/protocol";
import { useState } from "preact/hooks";
import { t } from "../i18n/index.ts";
import { language } from "../i18n/language.ts";
import { fits, NO_FILTERS } from "./filters.ts";
import { useOptionsForm } from "./options-form.ts";
import { gameName } from "./plugs.ts";
import { TableFilters } from "./TableFilters.tsx";
import { TablePicture } from "./TablePicture.tsx";
import "./open-tables.css";

/** Tables with a free seat. */
export function OpenTables({
  tables,
  online,
  onJoin,
}: {
  tables: readonly TableSummary[];
  /** How many people are here now. */
  online: number | undefined;
  onJoin: (table: TableSummary) => void;
}) {
  const { lobby } = t.value;
  const [filters, setFilters] = useState(NO_FILTERS);
  const shown = tables.filter((table) => fits(table, filters));
  return (
    <section aria-labelledby="open-title">
      <div class="lobby-head">
        <h2 id="open-title" class="disp">
          {lobby.open}
        </h2>
        <span>{shown.length}</span>
        {online !== undefined && <span>{lobby.online(online)}</span>}
        {tables.length > 0 && <TableFilters filters={filters} onFilter={setFilters} />}
      </div>
      {shown.length === 0 && <p class="lobby-empty">{tables.length === 0 ? lobby.noneOpen : lobby.noneFound}</p>}
      <ul class="open-list">
        {shown.map((table) => (
          <li key={table.id} class="open-table">
            <TablePicture table={table} class="open-picture" />
            <div class="open-text">
              <div class="open-name">
                <b>{table.name}</b>
                <span>{table.language.toUpperCase()}</span>
              </div>
              <p>{lobby.openedBy(table.seats.find(({ kind }) => kind === "person")?.name ?? lobby.guest)}</p>
              <Seats seats={table.seats} />
              <p class="open-facts">
                <span>{gameName(table.game)}</span>
                {table.pack && <span>{table.pack.name[language.value]}</span>}
                {bots(table) > 0 && <span>{lobby.bots(bots(table))}</span>}
                <Agreed table={table} />
              </p>
              <Length table={table} />
            </div>
            <button
              type="button"
              aria-label={`${lobby.join}${t.value.table.colon} ${table.name}`}
              onClick={() => onJoin(table)}
            >
              {lobby.join}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What was agreed on, by name. */
function Agreed({ table }: { table: TableSummary }) {
  const form = useOptionsForm(table.game);
  return (
    <>
      {form?.names(table.options).map((name) => (
        <span key={name}>{name}</span>
      ))}
    </>
  );
}

/** What one agrees to by joining. */
function Length({ table }: { table: TableSummary }) {
  const summary = useOptionsForm(table.game)?.summary(table.seats.length, table.options);
  return summary ? <p class="open-length">{summary}</p> : null;
}

const bots = (table: TableSummary) => table.seats.filter(({ kind }) => kind === "bot").length;

/** Filled circles for seats taken, dashed ones for those still free. */
function Seats({ seats }: { seats: readonly SeatSummary[] }) {
  const taken = seats.filter(({ kind }) => kind !== "open").length;
  return (
    <p class="open-seats" role="img" aria-label={t.value.lobby.seatsLabel(taken, seats.length)}>
      {seats.map(({ seat, kind, name }) => (
        <i key={seat} class={kind}>
          {kind === "open" ? "" : (name ?? "").slice(0, 1).toUpperCase()}
        </i>
      ))}
      <em>{t.value.lobby.seats(taken, seats.length)}</em>
    </p>
  );
}
