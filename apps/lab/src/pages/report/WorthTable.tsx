import { useState } from "preact/hooks";
import type { Worth } from "../../sim/worth.ts";
import type { Names } from "../store/known.ts";
import { Segments } from "../ui/Segments.tsx";
import { t } from "../words/index.ts";

/** What each thing that players take was worth, list by list, and what nobody took. */
export function WorthTable({ worth, names }: { readonly worth: readonly Worth[]; readonly names: Names }) {
  const lists = [...new Set(worth.map(({ list }) => list))];
  const [wanted, setList] = useState(lists[0]!);
  const list = lists.includes(wanted) ? wanted : lists[0]!;
  const here = worth.filter((one) => one.list === list);
  const taken = here.filter(({ seats }) => seats > 0).sort((a, b) => b.won!.share - a.won!.share);
  const never = here.filter(({ seats }) => seats === 0);
  const say = t.value.report;
  const nameOf = (id: string): string => names.thing(list, id)?.title ?? id;
  return (
    <>
      <Segments
        label={say.thing}
        options={lists.map((one) => [one, names.list(one)])}
        value={list}
        onChoose={(one) => setList(one)}
      />
      <div class="lab-worth">
        {taken.map(({ id, taken: part, won }) => (
          <div key={id} class="lab-worth-row">
            <span>{nameOf(id)}</span>
            <b>{t.value.percent(part)}</b>
            <WonLine won={won!} />
            <b>{t.value.percent(won!.share)}</b>
          </div>
        ))}
      </div>
      <h3 class="disp">{say.never}</h3>
      <p class="lab-note">{never.length === 0 ? say.neverNone : never.map(({ id }) => nameOf(id)).join(", ")}</p>
    </>
  );
}

/** The widest share that is drawn: those beyond end at the edge. */
const WIDEST = 3;

function WonLine({ won }: { readonly won: NonNullable<Worth["won"]> }) {
  const at = (share: number): string => `${(100 * Math.min(share, WIDEST)) / WIDEST}%`;
  return (
    <span class="lab-won" aria-hidden="true">
      <u style={{ left: at(1) }} />
      <i style={{ left: at(won.low), right: `calc(100% - ${at(won.high)})` }} />
      <s style={{ left: at(won.share) }} />
    </span>
  );
}
