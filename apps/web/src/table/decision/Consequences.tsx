import type { ComponentChildren } from "preact";
import { t } from "../../i18n/index.ts";

/** What would come of a choice, or of one public outcome of it: never anything hidden, never odds. */
export interface Consequence {
  readonly sign?: ComponentChildren;
  /** What changes, or a whole sentence where nothing is counted. */
  readonly what: string;
  /** A number that would change. */
  readonly change?: readonly [before: number, after: number];
  /** A loss, or a price that cannot be paid. */
  readonly tone?: "gain" | "loss" | "short";
}

/** In a dashed frame, for it is a draft: what is paid, what is gained now, what changes later. */
export function Consequences({ list }: { readonly list: readonly Consequence[] }) {
  if (list.length === 0) return null;
  const words = t.value.stage.decision;
  return (
    <ul class="ds-chips" aria-label={words.consequences}>
      {list.map(({ sign, what, change, tone }) => (
        <li key={what} class={tone}>
          {sign}
          <span class={change ? undefined : "ds-sentence"}>{what}</span>
          {change && (
            <>
              <b class="disp" aria-hidden="true">
                {change[0]} <i>→</i> {change[1]}
              </b>
              <span class="visually-hidden">{words.fromTo(...change)}</span>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
