import { Rows } from "./Rows.tsx";
import { useSeen } from "./seen.ts";

/** The middle of the table: what belongs to nobody. */
export function Middle() {
  const { described, words, name } = useSeen();
  return (
    <>
      {described.common.map(({ title, rows }, at) => (
        <section key={`${at} ${JSON.stringify(title)}`} class="gt-section">
          {title !== null && <h2 class="disp">{words.view(title, name)}</h2>}
          <Rows rows={rows} />
        </section>
      ))}
    </>
  );
}
