import { useState } from "preact/hooks";
import type { Progress } from "../../runs/run.ts";
import type { Wish } from "../../runs/wish.ts";
import { OutlierList } from "../report/OutlierList.tsx";
import { RunBar } from "../report/RunBar.tsx";
import { Shares } from "../report/Shares.tsx";
import { Verdict } from "../report/Verdict.tsx";
import { Fields, type Sample, titleOf } from "../sample/Fields.tsx";
import { gameOf, namesOf } from "../store/known.ts";
import { ask } from "../store/net.ts";
import { useShown } from "../store/shown.ts";
import { Panel } from "../ui/Panel.tsx";
import { Segments } from "../ui/Segments.tsx";
import { t } from "../words/index.ts";
import { changesOf, type Step } from "./steps.ts";

interface Props {
  readonly game: string;
  readonly name: string;
  readonly title: string;
  readonly steps: readonly Step[];
  /** Whether the pack can be read as it is. */
  readonly isReady: boolean;
}

/** Plays the same deals before and after the changes, and shows how the interval shrinks. */
export function Measuring({ game, name, title, steps, isReady }: Props) {
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
  const [against, setAgainst] = useState<"base" | "before">("base");
  const [run, setRun] = useState<string | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const shown = useShown(run);
  const say = t.value.design;
  const here = { ...sample, game, players: Math.min(max, Math.max(min, sample.players)) };
  const isBase = name === "" || against === "base";
  const measure = (): void => {
    const changes = changesOf(steps);
    const before = { name: isBase ? say.base : title, pack: isBase ? "" : name, changes: [], with: [] };
    const after = {
      name:
        steps
          .map(({ of, to }) => `${of} → ${to}`)
          .join("; ")
          .slice(0, 80) || title,
      pack: name,
      changes,
      with: [],
    };
    const wish: Wish = {
      ...here,
      kind: "trial",
      title: `${title} · ${titleOf(here)}`.slice(0, 120),
      ways: [before, after],
    };
    ask<Progress>("POST", "/api/runs", wish)
      .then(({ id }) => {
        setFault(null);
        setRun(id);
      })
      .catch((refused: Error) => setFault(refused.message));
  };
  const names = namesOf(game);
  const [first, other] = shown?.report.game === game ? shown.report.ways : [];
  return (
    <>
      <Panel title={say.wins} note={t.value.report.twoSides}>
        {first && other ? (
          <>
            <Shares
              first={first}
              other={other}
              of="sides"
              players={here.players}
              name={names.side}
              colour={names.colour}
            />
            <Verdict way={other} players={shown!.report.players} name={names.side} />
          </>
        ) : (
          <p class="lab-note">{shown ? t.value.report.none : say.nothingMeasured}</p>
        )}
      </Panel>
      {shown && <RunBar run={shown.progress} />}
      <Panel title={say.measure} note={say.measureText}>
        <div class="lab-form lab-measure">
          <Fields sample={here} onChange={setSample} words={names.word} />
          {name !== "" && (
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
          <button
            class="lab-go"
            type="button"
            disabled={!isReady || (steps.length === 0 && (name === "" || !isBase))}
            onClick={measure}
          >
            {t.value.sample.play(here.deals)}
          </button>
        </div>
        {fault && (
          <p class="lab-fault" role="alert">
            {fault}
          </p>
        )}
      </Panel>
      {other && other.outliers.length > 0 && (
        <Panel title={t.value.report.outliers} note={t.value.report.outliersText}>
          <OutlierList way={other} names={names} />
        </Panel>
      )}
    </>
  );
}
