import { t } from "../words/index.ts";

/** One field of a grid: a share, and whether it lies within the goal, below or above it. */
export interface Cell {
  readonly text: string;
  readonly is: "within" | "below" | "above";
}

interface Props {
  /** What is shown, and what runs across and down. */
  readonly title: string;
  readonly across: string;
  readonly down: string;
  readonly columns: readonly number[];
  readonly rows: readonly number[];
  cell(column: number, row: number): Cell | null;
}

/** How something follows two numbers at once: a field for each pair of values. */
export function Grid({ title, across, down, columns, rows, cell }: Props) {
  return (
    <figure class="lab-wide lab-pairs">
      <table>
        <caption>{title}</caption>
        <thead>
          <tr>
            <td>
              <span class="visually-hidden">{t.value.report.axes(across, down)}</span>
            </td>
            {columns.map((n) => (
              <th key={n} scope="col">
                {n}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row}>
              <th scope="row">{row}</th>
              {columns.map((column) => {
                const found = cell(column, row);
                return (
                  <td key={column} class={found?.is}>
                    {found && <span class="visually-hidden">{`${t.value.report.is[found.is]}: `}</span>}
                    {found?.text ?? "–"}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}
