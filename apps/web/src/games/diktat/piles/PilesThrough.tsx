import type { DiktatView, PileView } from "@paravent/diktat";
import type { LensName } from "@paravent/protocol";
import type { SideBySideProps } from "../../../plug/plug.ts";
import { moment } from "../../../store/moment.ts";
import { lens as chosen } from "../../../store/replay.ts";
import { lookBackWords } from "../../../table/replay/words.ts";
import { Piece } from "../art/index.ts";
import { OTHERS } from "../others/seen.ts";
import { useSeen } from "../seen/seen.ts";
import { texts } from "../words/index.ts";
import "./piles-through.css";

/** So many are shown at once: the rest is folded. */
const FIRST = 2;

/** The piles of a move through each lens: what the table saw, what one knew, and what lay there. */
export function PilesThrough({ through }: SideBySideProps) {
  const words = texts.value.through;
  const columns = through.map(({ lens, view }) => ({ lens, piles: (view.game as DiktatView).piles }));
  const last = columns.at(-1);
  if (!last || last.piles.length === 0) return null;
  const rows = last.piles.toSorted((a, b) => interest(b) - interest(a));
  const hidden = rows.length - FIRST;
  return (
    <section class="dk-through" aria-labelledby="dk-through">
      <h3 id="dk-through">{words.title((moment.value?.at ?? 0) + 1)}</h3>
      <Rows rows={rows.slice(0, FIRST)} columns={columns} />
      {hidden > 0 && (
        <details>
          <summary>{words.more(hidden)}</summary>
          <Rows rows={rows.slice(FIRST)} columns={columns} />
        </details>
      )}
    </section>
  );
}

interface Column {
  readonly lens: LensName;
  readonly piles: readonly PileView[];
}

function Rows({ rows, columns }: { readonly rows: readonly PileView[]; readonly columns: readonly Column[] }) {
  const { words, name, you } = useSeen();
  const { lens } = lookBackWords.value;
  const here = texts.value.through;
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{here.pile}</th>
          {columns.map((column) => (
            <th key={column.lens} scope="col" class={column.lens === chosen.value ? "chosen" : undefined}>
              {lens[column.lens]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, sector, owner }) => (
          <tr key={id}>
            <th scope="row">
              {words.sector(sector)}
              <small>{owner === you ? here.mine : name(owner)}</small>
            </th>
            {columns.map(({ lens: through, piles }) => (
              <td key={through} class={through === chosen.value ? "chosen" : undefined}>
                <Pawns of={piles.find((pile) => pile.id === id)} through={through} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** From the top down. The line says how a pawn is known: dotted, one knew it then; solid, one did not. */
function Pawns({ of: pile, through }: { readonly of: PileView | undefined; readonly through: LensName }) {
  const { words, you } = useSeen();
  if (!pile) return null;
  const look = (kind: unknown, isNews: boolean) =>
    kind === null ? "hidden" : through === "public" || you === null || isNews ? "public" : "known";
  return (
    <span class="dk-through-pawns">
      {pile.pawns.map(({ id, kind, unknownThen }) => (
        <Piece
          key={id}
          kind={kind}
          look={look(kind, unknownThen === true)}
          size={20}
          others={pile.owner === OTHERS}
          label={kind === null ? texts.value.unknown : words.pawn(kind, pile.owner)}
        />
      ))}
    </span>
  );
}

/** Piles of which one knew a part come first, then those of which one knew nothing; one's own tell nothing new. */
function interest({ pawns }: PileView): number {
  const news = pawns.filter(({ unknownThen }) => unknownThen === true).length;
  return news === 0 ? 0 : news < pawns.length ? 2 : 1;
}
