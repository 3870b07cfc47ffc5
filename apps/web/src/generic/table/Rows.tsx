import type { DescribedPiece, DescribedRow } from "@paravent/kernel";
import { t } from "../../i18n/index.ts";
import { useSeen } from "./seen.ts";

/** Labelled values and pieces, one under another. */
export function Rows({ rows }: { readonly rows: readonly DescribedRow[] }) {
  const { words, name } = useSeen();
  return (
    <dl class="gt-rows">
      {rows.map((row, at) => (
        <div key={`${at} ${JSON.stringify(row.label)}`}>
          <dt>{words.view(row.label, name)}</dt>
          <dd>
            {row.value === null && row.pieces.length === 0 && "–"}
            {row.value !== null && <b>{typeof row.value === "number" ? row.value : words.view(row.value, name)}</b>}
            {row.pieces.length > 0 && (
              <span class="gt-pieces">
                {row.pieces.map((piece, place) => (
                  // Two pieces may be alike: the place is all that tells them apart.
                  <Piece key={place} piece={piece} />
                ))}
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A label of so few letters is drawn as a square piece. */
const SHORT = 3;

function Piece({ piece: { ref, secret, lit } }: { readonly piece: DescribedPiece }) {
  const { words, name } = useSeen();
  if (ref === null) return <span class="gt-piece back" role="img" aria-label={t.value.generic.faceDown} />;
  const label = words.ref(ref, name);
  const looks = ["gt-piece", label.length <= SHORT ? "square" : "chip", secret && "secret", lit && "lit"];
  return (
    <span class={looks.filter(Boolean).join(" ")} title={secret ? t.value.table.onlyYou : undefined}>
      {label}
    </span>
  );
}
