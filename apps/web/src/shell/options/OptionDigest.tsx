import type { TableSummary } from "@paravent/protocol";
import { t } from "../../i18n/index.ts";
import { configurationOf, countsOf, type OptionName, optionsOf, readConfiguration } from "./configuration.ts";
import { OptionGlyph } from "./OptionGlyph.tsx";
import "./options.css";

/** What was agreed at a table of Diktat; null at other games. */
export function agreedAt(table: TableSummary): { players: number; chosen: OptionName[] } | null {
  if (table.game !== "diktat") return null;
  return { players: table.seats.length, chosen: optionsOf(readConfiguration(table.options)) };
}

/** Length and limits of a game in a few words: what one agrees to by sitting down. */
export function countsText(players: number, chosen: readonly OptionName[]): string {
  const { options } = t.value;
  const { cycles, manoeuvres, pileLimit } = countsOf(players, configurationOf(chosen));
  const phases = chosen.flatMap((name) => (name in options.phases ? [options.phases[name as never]] : []));
  return [...options.counts(cycles, manoeuvres, pileLimit), ...phases].join(" · ");
}

/** The same in full: each option by its name, with what it changes. */
export function OptionDigest({ table }: { table: TableSummary }) {
  const { options } = t.value;
  const agreed = agreedAt(table);
  if (!agreed) return null;
  const { players, chosen } = agreed;
  return (
    <section class="option-digest" aria-label={options.plays}>
      <p>{countsText(players, chosen)}</p>
      <ul>
        {chosen.length === 0 && <li class="plain">{options.none}</li>}
        {chosen.map((name) => (
          <li key={name}>
            <OptionGlyph name={name} size={24} />
            <b>{options.names[name]}</b>
            {options.digest[name].map((line) => (
              <p key={line}>{line}</p>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}
