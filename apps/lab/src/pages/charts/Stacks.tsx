import { t } from "../words/index.ts";

interface Props {
  /** What the parts are, in their order. */
  readonly parts: readonly { readonly id: string; readonly name: string }[];
  readonly rows: readonly { readonly name: string; readonly of: Readonly<Record<string, number>> }[];
}

const TONES = ["#efe6d2", "#ffb547", "#3f8fe6", "#3cc49a", "#f0a8e0", "#b8f496", "#f2674a", "#887c96"];

/** What sums are made of. What is lost stands in the table beside the bars alone. */
export function Stacks({ parts, rows }: Props) {
  const gained = ({ of }: Props["rows"][number]): number =>
    parts.reduce((sum, { id }) => sum + Math.max(0, of[id] ?? 0), 0);
  const most = Math.max(0.0001, ...rows.map(gained));
  const total = ({ of }: Props["rows"][number]): number => parts.reduce((sum, { id }) => sum + (of[id] ?? 0), 0);
  return (
    <div class="lab-stacks">
      {rows.map((row) => (
        <div key={row.name}>
          <span>{row.name}</span>
          <div aria-hidden="true">
            {parts.map(({ id, name }, n) => (
              <i
                key={id}
                title={`${name} ${t.value.fixed(row.of[id] ?? 0, 1)}`}
                style={{
                  width: `${(100 * Math.max(0, row.of[id] ?? 0)) / most}%`,
                  background: TONES[n % TONES.length],
                }}
              />
            ))}
          </div>
          <b>{t.value.fixed(total(row), 1)}</b>
        </div>
      ))}
      <ul>
        {parts.map(({ id, name }, n) => (
          <li key={id}>
            <i style={{ background: TONES[n % TONES.length] }} aria-hidden="true" />
            {name}
          </li>
        ))}
      </ul>
    </div>
  );
}
