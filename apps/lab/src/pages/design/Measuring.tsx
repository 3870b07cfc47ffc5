import { language } from "@paravent/web/kit";
import { useState } from "preact/hooks";
import type { SaidItem } from "../../packs/items.ts";
import type { Progress } from "../../runs/run.ts";
import { OutlierList } from "../report/OutlierList.tsx";
import { RunBar } from "../report/RunBar.tsx";
import { SearchView } from "../report/SearchView.tsx";
import { Shares } from "../report/Shares.tsx";
import { SweepView } from "../report/SweepView.tsx";
import { Verdict } from "../report/Verdict.tsx";
import { Fields, type Sample } from "../sample/Fields.tsx";
import { gameOf, namesOf } from "../store/known.ts";
import { ask } from "../store/net.ts";
import { type Shown, useShown } from "../store/shown.ts";
import { type Step, stepped, type Variable } from "../store/steps.ts";
import { Panel } from "../ui/Panel.tsx";
import { Segments } from "../ui/Segments.tsx";
import { t } from "../words/index.ts";
import { Varied } from "./Varied.tsx";
import { type Measure, wishFor } from "./wishes.ts";

interface Props {
  readonly game: string;
  readonly name: string;
  readonly title: string;
  readonly item: SaidItem | undefined;
  readonly steps: readonly Step[];
  /** Whether the pack can be read as it is. */
  readonly isReady: boolean;
  onSteps(steps: readonly Step[]): void;
}

const MOST_VARIED = { trial: 0, sweep: 2, search: 6 };

/** Plays the same deals before and after the changes, or for many values, and shows how the intervals shrink. */
export function Measuring({ game, name, title, item, steps, isReady, onSteps }: Props) {
  const { min, max } = gameOf(game).players;
  const [sample, setSample] = useState<Omit<Sample, "game">>({
    ...{
      players: Math.min(max, Math.max(min, 4)),
      options: [],
      bots: ["casual"],
      deals: 1000,
      precision: 8,
      seed: "1",
    },
  });
  const [kind, setKind] = useState<Measure["kind"]>("trial");
  const [against, setAgainst] = useState<"base" | "before">("base");
  const [varied, setVaried] = useState<readonly Variable[]>([]);
  const [goal, setGoal] = useState({ low: 85, high: 118 });
  const [run, setRun] = useState<string | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const shown = useShown(run);
  const say = t.value.design;
  const here = { ...sample, game, players: Math.min(max, Math.max(min, sample.players)) };
  const isBase = name === "" || against === "base";
  const isPossible = kind === "trial" ? steps.length > 0 || (name !== "" && isBase) : varied.length > 0;
  const measure = (): void => {
    const wish = wishFor({ kind, sample: here, name, title, steps, isBase, varied, goal });
    ask<Progress>("POST", "/api/runs", wish)
      .then(({ id }) => {
        setFault(null);
        setRun(id);
      })
      .catch((refused: Error) => setFault(refused.message));
  };
  const take = (way: number): void => {
    const values = shown?.progress.wish.ways[way]?.values ?? [];
    onSteps(varied.reduce((all, { file, field, of }, n) => stepped(all, { file, field, of, to: values[n]! }), steps));
  };
  const result = shown?.report.game === game ? shown : null;
  return (
    <>
      <Result shown={result} onTake={take} />
      {shown && <RunBar run={shown.progress} />}
      <Panel title={say.measure} note={say.measureText}>
        <div class="lab-form lab-measure">
          <Segments
            label={say.how}
            options={[
              ["trial", say.trial],
              ["sweep", say.sweep],
              ["search", say.search],
            ]}
            value={kind}
            onChoose={(one) => {
              setKind(one);
              setVaried(varied.slice(0, MOST_VARIED[one]));
            }}
          />
          {kind === "trial" && name !== "" && (
            <Segments
              label={say.against}
              options={[
                ["base", say.base],
                ["before", say.before],
              ]}
              value={against}
              onChoose={(one) => setAgainst(one)}
            />
          )}
          {kind !== "trial" && item && (
            <Varied
              item={item}
              title={item.name[language.value]}
              varied={varied}
              most={MOST_VARIED[kind]}
              onChange={setVaried}
            />
          )}
          {kind === "search" && <Goal goal={goal} onChange={setGoal} />}
          <Fields sample={here} onChange={setSample} />
          <button class="lab-go" type="button" disabled={!isReady || !isPossible} onClick={measure}>
            {t.value.sample.play(here.deals)}
          </button>
        </div>
        {fault && (
          <p class="lab-fault" role="alert">
            {fault}
          </p>
        )}
      </Panel>
    </>
  );
}

interface GoalProps {
  readonly goal: { readonly low: number; readonly high: number };
  onChange(goal: { low: number; high: number }): void;
}

/** Between which parts of an even share every side should lie. */
function Goal({ goal, onChange }: GoalProps) {
  const say = t.value.design;
  return (
    <div class="lab-pair">
      {(["low", "high"] as const).map((key) => (
        <label key={key}>
          {say.goal[key]}
          <input
            type="number"
            min="0"
            value={goal[key]}
            onInput={({ currentTarget }) => onChange({ ...goal, [key]: currentTarget.valueAsNumber || 0 })}
          />
        </label>
      ))}
    </div>
  );
}

/** What has been measured so far. */
function Result({ shown, onTake }: { readonly shown: Shown | null; onTake(way: number): void }) {
  const say = t.value.design;
  const [first, other] = shown?.report.ways ?? [];
  if (!shown || !first || !other)
    return (
      <Panel title={say.wins}>
        <p class="lab-note">{shown ? t.value.report.none : say.nothingMeasured}</p>
      </Panel>
    );
  const { wish, id } = shown.progress;
  const names = namesOf(wish.game);
  if (wish.kind === "sweep") return <SweepView wish={wish} report={shown.report} />;
  if (wish.kind === "search") return <SearchView wish={wish} report={shown.report} onTake={onTake} />;
  return (
    <>
      <Panel title={say.wins} note={t.value.report.twoSides}>
        <Shares first={first} other={other} of="sides" players={wish.players} name={names.side} colour={names.colour} />
        <Verdict way={other} players={wish.players} name={names.side} />
      </Panel>
      <Panel title={t.value.report.outliers} note={t.value.report.outliersText}>
        <OutlierList run={id} way={1} report={other} names={names} />
      </Panel>
    </>
  );
}
