import { memo } from "../../../ui/memo.ts";
import { texts } from "../words/index.ts";

const KINDS = ["public", "known", "hidden", "draft"] as const;

/** The four line styles by which everything at this table says how it is known. */
export const Legend = memo(() => {
  const { legend } = texts.value;
  return (
    <ul class="tb-legend" aria-label={legend.label}>
      {KINDS.map((kind) => (
        <li key={kind}>
          <em class={kind} />
          {legend[kind]}
        </li>
      ))}
    </ul>
  );
});
