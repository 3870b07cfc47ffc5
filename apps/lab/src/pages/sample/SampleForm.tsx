import { language } from "@paravent/web/kit";
import { useState } from "preact/hooks";
import { useLocation } from "wouter-preact";
import type { Progress } from "../../runs/run.ts";
import type { Way, Wish } from "../../runs/wish.ts";
import { desk } from "../store/desk.ts";
import { gameOf, games, namesOf } from "../store/known.ts";
import { ask } from "../store/net.ts";
import { Segments } from "../ui/Segments.tsx";
import { t } from "../words/index.ts";
import { Fields, type Sample, titleOf } from "./Fields.tsx";

const FIRST: Omit<Sample, "game" | "players"> = { options: [], bots: ["casual"], deals: 400, precision: 0, seed: "1" };

/** What is to be played: game, players, bots, packs. */
export function SampleForm() {
  const [sample, setSample] = useState<Sample>(() => sampleOf(desk().game));
  const [more, setMore] = useState<readonly string[]>([]);
  const [isEverySize, setEverySize] = useState(false);
  const [packs, setPacks] = useState<{ a: string; b: string | null }>({ a: desk().name, b: null });
  const [fault, setFault] = useState<string | null>(null);
  const [, goTo] = useLocation();
  const game = gameOf(sample.game);
  const say = t.value.sample;
  const names = namesOf(sample.game);
  const offered = game.configurations.filter(
    ({ id, players }) => players.includes(sample.players) && !sample.options.includes(id),
  );
  const extra = more.filter((id) => offered.some((one) => one.id === id));
  const isAlone = packs.b === null && extra.length === 0;
  const sizes = sizesFor(sample);
  const packName = (name: string): string =>
    game.packs?.find((pack) => pack.name === name)?.title[language.value] ?? name;
  const play = (event: Event): void => {
    event.preventDefault();
    const way = (pack: string, extra: readonly string[]): Way => ({
      name: [packName(pack), ...extra.map(names.word)].join(" + ").slice(0, 80),
      ...{ pack, changes: [], with: [...extra] },
    });
    const wish: Wish = !isAlone
      ? { ...sample, kind: "trial", title: titleOf(sample), ways: [way(packs.a, []), way(packs.b ?? packs.a, extra)] }
      : isEverySize
        ? {
            ...sample,
            kind: "sizes",
            title: titleOf(sample, sizes),
            ways: sizes.map((n) => sized(way(packs.a, []), n)),
          }
        : { ...sample, kind: "simulation", title: titleOf(sample), ways: [way(packs.a, [])] };
    ask<Progress>("POST", "/api/runs", wish)
      .then(({ id }) => {
        setFault(null);
        goTo(`/runs/${id}`);
      })
      .catch((refused: Error) => setFault(refused.message));
  };
  return (
    <form class="lab-form" onSubmit={play}>
      <h1 class="disp">{say.title}</h1>
      <Segments
        label={say.game}
        options={games.value.map(({ id, name }) => [id, name[language.value]])}
        value={sample.game}
        onChoose={(id) => {
          setSample(sampleOf(id));
          setPacks({ a: "", b: null });
          setMore([]);
        }}
      />
      <Fields sample={sample} onChange={setSample} />
      {isAlone && sizes.length > 1 && (
        <div class="lab-checks">
          <label>
            <input type="checkbox" checked={isEverySize} onChange={() => setEverySize(!isEverySize)} />
            {say.sizes}
          </label>
        </div>
      )}
      {game.packs && (
        <>
          <PackSelect
            label={say.a}
            packs={game.packs}
            value={packs.a}
            onChoose={(a) => setPacks({ ...packs, a: a ?? "" })}
          />
          <PackSelect
            label={say.b}
            packs={game.packs}
            value={packs.b}
            none={say.none}
            onChoose={(b) => setPacks({ ...packs, b })}
          />
        </>
      )}
      {offered.length > 0 && (
        <details class="lab-given">
          <summary>{say.more}</summary>
          <fieldset class="lab-checks">
            <legend class="visually-hidden">{say.more}</legend>
            <div>
              {offered.map(({ id }) => (
                <label key={id}>
                  <input
                    type="checkbox"
                    checked={more.includes(id)}
                    onChange={() => setMore(more.includes(id) ? more.filter((one) => one !== id) : [...more, id])}
                  />
                  {names.word(id)}
                </label>
              ))}
            </div>
          </fieldset>
        </details>
      )}
      <button class="lab-go" type="submit">
        {say.play(sample.deals)}
      </button>
      <p class="lab-note">{!isAlone ? say.twice : isEverySize ? say.sizesText : say.same}</p>
      {fault && (
        <p class="lab-fault" role="alert">
          {fault}
        </p>
      )}
    </form>
  );
}

/** The numbers of players that can play these configurations. */
function sizesFor({ game, options }: Sample): number[] {
  const { players, configurations } = gameOf(game);
  const all = Array.from({ length: players.max - players.min + 1 }, (_, n) => players.min + n);
  return all.filter((n) => options.every((id) => configurations.find((one) => one.id === id)?.players.includes(n)));
}

const sized = (way: Way, players: number): Way => ({ ...way, players, name: t.value.report.players(players) });

function sampleOf(id: string): Sample {
  const { min, max } = gameOf(id).players;
  return { ...FIRST, game: id, players: Math.min(max, Math.max(min, 4)) };
}

interface PackProps {
  readonly label: string;
  readonly packs: NonNullable<ReturnType<typeof gameOf>["packs"]>;
  readonly value: string | null;
  /** What it is called to choose none; absent where one must be chosen. */
  readonly none?: string;
  onChoose(name: string | null): void;
}

/** Stands for no pack: no folder is called like this. */
const NONE = "/";

function PackSelect({ label, packs, value, none, onChoose }: PackProps) {
  return (
    <label>
      {label}
      <select
        value={value ?? NONE}
        onChange={({ currentTarget }) => onChoose(currentTarget.value === NONE ? null : currentTarget.value)}
      >
        {none && <option value={NONE}>{none}</option>}
        {packs.map(({ name, title }) => (
          <option key={name} value={name}>
            {title[language.value]}
          </option>
        ))}
      </select>
    </label>
  );
}
