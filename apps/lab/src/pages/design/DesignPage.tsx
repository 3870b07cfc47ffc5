import type { Fault } from "@paravent/content";
import { language } from "@paravent/web/kit";
import { useEffect, useState } from "preact/hooks";
import type { TriedPack } from "../../http/packs.ts";
import { change, desk } from "../store/desk.ts";
import { gameOf, games, learnGames } from "../store/known.ts";
import { ask, Refused } from "../store/net.ts";
import { changesOf, type Step } from "../store/steps.ts";
import { Panel } from "../ui/Panel.tsx";
import { Segments } from "../ui/Segments.tsx";
import { t } from "../words/index.ts";
import { ItemView } from "./ItemView.tsx";
import { chosenOf } from "./items.ts";
import { Measuring } from "./Measuring.tsx";
import { PackTools } from "./PackTools.tsx";
import { StepList } from "./StepList.tsx";
import "./design.css";

/** Typing is let go on for so long before it is tried. */
const PAUSE_MS = 250;

/** Opens a pack, changes it, measures the change, keeps or drops it. */
export function DesignPage() {
  const { game, name, item, steps } = desk();
  const [tried, setTried] = useState<TriedPack | null>(null);
  const [faults, setFaults] = useState<readonly Fault[]>([]);
  const [says, setSays] = useState<string | null>(null);
  const [kept, setKept] = useState(0);
  useEffect(() => {
    // What comes back late belongs to another draft, or to another pack.
    let isLate = false;
    const timer = window.setTimeout(() => {
      ask<TriedPack>("POST", "/api/pack/try", { game, name, changes: changesOf(steps) })
        .then((made) => {
          if (isLate) return;
          setTried(made);
          setFaults([]);
          setSays(null);
        })
        .catch((fault: unknown) => {
          if (isLate) return;
          setFaults(fault instanceof Refused ? fault.faults : []);
          setSays(fault instanceof Error ? fault.message : String(fault));
        });
    }, PAUSE_MS);
    return () => {
      isLate = true;
      window.clearTimeout(timer);
    };
  }, [game, name, steps, kept]);
  const open = (to: { game?: string; name?: string }): void => {
    change({ game: to.game ?? game, name: to.name ?? "", item: null, steps: [] });
    setTried(null);
  };
  const title = gameOf(game).packs?.find((pack) => pack.name === name)?.title[language.value] ?? name;
  const say = t.value.design;
  const setSteps = (made: readonly Step[]): void => change({ steps: made });
  return (
    <main class="lab-main lab-design">
      <h1 class="visually-hidden">{t.value.nav.packs}</h1>
      <div>
        <Panel
          title={say.pack}
          tools={<PackTools game={game} name={name} title={title} onOpen={(to) => open({ name: to })} />}
        >
          <Segments
            label={t.value.sample.game}
            options={games.value.filter(({ packs }) => packs).map((one) => [one.id, one.name[language.value]])}
            value={game}
            onChoose={(id) => open({ game: id })}
          />
          <label class="lab-field">
            {say.pack}
            <select value={name} onChange={({ currentTarget }) => open({ name: currentTarget.value })}>
              {gameOf(game).packs?.map((pack) => (
                <option key={pack.name} value={pack.name}>
                  {pack.title[language.value]}
                </option>
              ))}
            </select>
          </label>
        </Panel>
        {tried && (
          <ItemView
            game={game}
            pack={tried}
            wanted={item}
            steps={steps}
            faults={faults}
            says={says}
            onChoose={(chosen) => change({ item: chosen })}
            onSteps={setSteps}
          />
        )}
      </div>
      <div>
        <Measuring
          game={game}
          name={name}
          title={title}
          item={tried ? chosenOf(tried.items, item) : undefined}
          steps={steps}
          isReady={says === null}
          onSteps={setSteps}
        />
        <StepList
          game={game}
          name={name}
          steps={steps}
          isReady={says === null && steps.length > 0}
          onSteps={setSteps}
          onKept={async (to) => {
            await learnGames();
            change({ name: to, steps: [] });
            setKept(kept + 1);
          }}
        />
      </div>
    </main>
  );
}
