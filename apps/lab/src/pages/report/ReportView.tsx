import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import type { Report, WayReport } from "../../runs/report.ts";
import type { Wish } from "../../runs/wish.ts";
import { Bars } from "../charts/Bars.tsx";
import { HeatMap } from "../charts/HeatMap.tsx";
import { Stacks } from "../charts/Stacks.tsx";
import { gameOf, namesOf } from "../store/known.ts";
import { Panel } from "../ui/Panel.tsx";
import { Segments } from "../ui/Segments.tsx";
import { t } from "../words/index.ts";
import { EloTable } from "./EloTable.tsx";
import { Measures } from "./Measures.tsx";
import { OutlierList } from "./OutlierList.tsx";
import { PeopleNote } from "./PeopleNote.tsx";
import { SearchView } from "./SearchView.tsx";
import { Shares } from "./Shares.tsx";
import { SizesTable } from "./SizesTable.tsx";
import { SweepView } from "./SweepView.tsx";
import { WorthTable } from "./WorthTable.tsx";

interface Props {
  readonly run: string;
  readonly wish: Wish;
  readonly report: Report;
}

/** What the games of a run say; where it was played in two ways, one beside the other or the one that is chosen. */
export function ReportView({ run, wish, report }: Props) {
  const [first] = report.ways;
  if (!first) return <p class="lab-note">{t.value.report.none}</p>;
  if (wish.kind === "sweep") return <SweepView wish={wish} report={report} />;
  if (wish.kind === "search") return <SearchView wish={wish} report={report} />;
  if (wish.kind === "sizes") return <SizesView run={run} wish={wish} report={report} />;
  const other = report.ways.length === 2 ? report.ways[1]! : null;
  return <WholeReport run={run} wish={wish} people={report.people} first={first} other={other} way={0} />;
}

/** Tables of every size side by side, and all there is to say of one of them. */
function SizesView({ run, wish, report }: Props) {
  const [chosen, choose] = useState(0);
  const say = t.value.report;
  return (
    <>
      <Panel title={say.sizes} note={say.sizesText(t.value.run.deals(report.ways[0]!.summary.games))}>
        <SizesTable wish={wish} report={report} />
        <Segments
          label={say.sizeShown}
          options={report.ways.map(({ players }, way) => [way, say.players(players)] as const)}
          value={chosen}
          onChoose={(way) => choose(way)}
        />
      </Panel>
      <WholeReport run={run} wish={wish} people={null} first={report.ways[chosen]!} other={null} way={chosen} />
    </>
  );
}

interface WholeProps {
  readonly run: string;
  readonly wish: Wish;
  readonly people: Report["people"];
  readonly first: WayReport;
  readonly other: WayReport | null;
  /** Which of the ways of the run the first one is. */
  readonly way: number;
}

function WholeReport({ run, wish, people: found, first, other, way }: WholeProps) {
  const [isShown, setShown] = useState(true);
  const people = isShown ? (found?.summary ?? null) : null;
  const [isOther, setOther] = useState(other !== null);
  // Where one way alone is drawn, it is said which, and the other is a click away.
  const shown = isOther && other ? other : first;
  const { players } = shown;
  const say = t.value.report;
  const names = namesOf(wish.game);
  const { map } = gameOf(wish.game);
  const tools = other && (
    <Segments
      label={say.wayShown}
      options={[
        [0, "A"],
        [1, "B"],
      ]}
      value={isOther ? 1 : 0}
      onChoose={(one) => setOther(one === 1)}
    />
  );
  const worth = new Map(shown.worth.map((one) => [`${one.list}/${one.id}`, one]));
  return (
    <div class="lab-grid">
      <div>
        <Panel title={say.sides} note={other ? say.twoSides : say.sidesText}>
          {found && <PeopleNote people={found} isShown={isShown} onShow={setShown} />}
          <Shares
            first={first}
            other={other}
            of="sides"
            players={players}
            people={people}
            name={names.side}
            colour={names.colour}
          />
        </Panel>
        {map && (
          <Panel title={say.map} note={say.mapText} tools={tools}>
            <HeatMap
              map={map}
              label={say.map}
              share={(id) => worth.get(`${map.list}/${id}`)?.taken ?? 0}
              name={(id) => names.thing(map.list, id)?.title ?? id}
            />
          </Panel>
        )}
        <Sources way={shown} names={names} tools={tools} />
        <Panel title={say.seats}>
          <Shares
            first={first}
            other={other}
            of="seats"
            players={players}
            name={(id) => say.seat(Number(id.replace(/\D/g, "")))}
            colour={() => "#efe6d2"}
          />
        </Panel>
        {shown.elo.length > 0 && (
          <Panel title={say.elo} note={say.eloText} tools={tools}>
            <EloTable elo={shown.elo} names={names} />
          </Panel>
        )}
        {shown.summary.bots.length > 1 && (
          <Panel title={say.bots} tools={tools}>
            <Shares first={shown} other={null} of="bots" players={players} name={names.bot} colour={() => "#ffb547"} />
          </Panel>
        )}
      </div>
      <div>
        <Panel title={say.facts}>
          <Measures first={first} other={other} people={people} words={names.word} />
        </Panel>
        <Panel title={say.outliers} note={say.outliersText} tools={tools}>
          <OutlierList
            key={String(isOther)}
            run={run}
            way={isOther && other ? way + 1 : way}
            report={shown}
            names={names}
          />
        </Panel>
        <Panel title={say.lengths} tools={tools}>
          <Bars rows={shown.summary.lengths} />
          <h3 class="disp">{say.ends}</h3>
          <Bars rows={shown.summary.ends.map(({ name, share }) => ({ name: names.word(name), share }))} />
        </Panel>
      </div>
      {shown.worth.length > 0 && (
        <Panel title={say.worth} note={say.worthText} tools={tools} look="full">
          <WorthTable worth={shown.worth} names={names} />
        </Panel>
      )}
    </div>
  );
}

interface SourcesProps {
  readonly way: WayReport;
  readonly names: ReturnType<typeof namesOf>;
  readonly tools: ComponentChildren;
}

function Sources({ way, names, tools }: SourcesProps) {
  const ids = [...new Set(way.sources.flatMap(({ of }) => Object.keys(of)))];
  const used = ids.filter((id) => way.sources.some(({ of }) => of[id] !== 0));
  if (used.length === 0) return null;
  return (
    <Panel title={t.value.report.sources} note={t.value.report.sourcesText} tools={tools}>
      <Stacks
        parts={used.map((id) => ({ id, name: names.word(id) }))}
        rows={way.sources.map(({ side, of }) => ({ name: names.side(side), of }))}
      />
    </Panel>
  );
}
