import { language } from "@paravent/web/kit";
import type { Wish } from "../../runs/wish.ts";
import { gameOf, namesOf } from "../store/known.ts";
import { Segments } from "../ui/Segments.tsx";
import { t } from "../words/index.ts";

/** What is played, whatever it is played for. */
export type Sample = Pick<Wish, "game" | "players" | "options" | "bots" | "deals" | "precision" | "seed">;

interface Props {
  readonly sample: Sample;
  onChange(sample: Sample): void;
}

/** Players, bots, configurations, how many deals and by which seed. */
export function Fields({ sample, onChange }: Props) {
  const names = namesOf(sample.game);
  const game = gameOf(sample.game);
  const say = t.value.sample;
  const { min, max } = game.players;
  const counts = Array.from({ length: max - min + 1 }, (_, i) => min + i);
  const offered = game.configurations.filter(({ players }) => players.includes(sample.players));
  const seat = (players: number): void => {
    const open = game.configurations.filter((one) => one.players.includes(players)).map(({ id }) => id);
    onChange({ ...sample, players, options: sample.options.filter((one) => open.includes(one)) });
  };
  const toggle = <K extends "options" | "bots">(key: K, id: string): void => {
    const has = sample[key].includes(id);
    const next = has ? sample[key].filter((one) => one !== id) : [...sample[key], id];
    if (key === "bots" && next.length === 0) return;
    onChange({ ...sample, [key]: next });
  };
  return (
    <>
      <Segments
        label={say.players}
        options={counts.map((n) => [n, String(n)])}
        value={sample.players}
        onChoose={seat}
      />
      <fieldset class="lab-checks">
        <legend>{say.bots}</legend>
        <div>
          {game.bots.map((bot) => (
            <label key={bot}>
              <input type="checkbox" checked={sample.bots.includes(bot)} onChange={() => toggle("bots", bot)} />
              {names.bot(bot)}
            </label>
          ))}
        </div>
      </fieldset>
      {offered.length > 0 && (
        <fieldset class="lab-checks">
          <legend>{say.options}</legend>
          <div>
            {offered.map(({ id }) => (
              <label key={id}>
                <input type="checkbox" checked={sample.options.includes(id)} onChange={() => toggle("options", id)} />
                {names.word(id)}
              </label>
            ))}
          </div>
        </fieldset>
      )}
      <div class="lab-pair">
        <label>
          {say.games}
          <input
            type="number"
            min="10"
            max="1000000"
            step="10"
            value={sample.deals}
            onInput={({ currentTarget }) => onChange({ ...sample, deals: currentTarget.valueAsNumber || 10 })}
          />
        </label>
        <label>
          {say.seed}
          <input
            value={sample.seed}
            maxLength={80}
            required
            onInput={({ currentTarget }) => onChange({ ...sample, seed: currentTarget.value })}
          />
        </label>
      </div>
      <label>
        {say.precision}
        <input
          type="number"
          min="0"
          max="100"
          step="0.5"
          value={sample.precision}
          title={say.precisionText}
          onInput={({ currentTarget }) => onChange({ ...sample, precision: currentTarget.valueAsNumber || 0 })}
        />
      </label>
    </>
  );
}

/** A run is known by what is played in it. */
export function titleOf({ game, players, bots, deals }: Sample, sizes = [players]): string {
  return [
    gameOf(game).name[language.value],
    sizes.length > 1 ? `${sizes[0]}–${sizes.at(-1)}` : sizes[0],
    bots.map(namesOf(game).bot).join(", "),
    t.value.run.deals(deals),
  ].join(" · ");
}
