import { t } from "../words/index.ts";

/** Shares as bars, with the figure beside each. */
export function Bars({ rows }: { readonly rows: readonly { readonly name: string; readonly share: number }[] }) {
  const most = Math.max(0.0001, ...rows.map(({ share }) => share));
  return (
    <ul class="lab-bars">
      {rows.map(({ name, share }) => (
        <li key={name}>
          <span>{name}</span>
          <i style={{ width: `${(100 * share) / most}%` }} aria-hidden="true" />
          <b>{t.value.percent(share, 1)}</b>
        </li>
      ))}
    </ul>
  );
}
