import type { Json } from "@paravent/kernel";
import {
  LEVELS,
  type Level,
  MOST_ROUNDS,
  Pace,
  type PackSummary,
  type CreateTournament as Request,
  type TalkPreset,
} from "@paravent/protocol";
import { useEffect, useRef, useState } from "preact/hooks";
import { t } from "../i18n/index.ts";
import { language } from "../i18n/language.ts";
import { createTournament } from "../net/tournaments.ts";
import type { Plug } from "../plug/plug.ts";
import { me } from "../store/session.ts";
import { TimeChoice } from "../time/TimeChoice.tsx";
import { FIRST_WISH, wireOf } from "../time/wish.ts";
import { tournamentFault } from "../tournaments/fault.ts";
import { tournamentWords } from "../tournaments/words.ts";
import { useFetched } from "../ui/fetched.ts";
import { Choice } from "./Choice.tsx";
import { OpenToOthers } from "./OpenToOthers.tsx";
import { PackChoice } from "./packs/PackChoice.tsx";
import { plugs } from "./plugs.ts";
import "./create-table.css";

const VISIBILITIES = ["public", "unlisted"] as const;
const FILLS = ["bots", "byes"] as const;
const DEALS = ["same", "own"] as const;

/** As many as a tournament seats at a table, of those a game is for. */
const MOST_SEATS = 5;
const seatsFor = ({ players }: Plug): number[] => players.filter((n) => n >= 2 && n <= MOST_SEATS);

/** Names and sentences under one key each. */
const told = <K extends string>(names: Readonly<Record<K, string>>, texts: Readonly<Record<K, string>>) =>
  Object.fromEntries(
    Object.keys(names).map((key) => [key, { name: names[key as K], text: texts[key as K] }]),
  ) as Record<K, { name: string; text: string }>;

interface Props {
  onMade(id: string): void;
  onClose(): void;
}

/** The sheet of a new tournament. */
export function CreateTournament({ onMade, onClose }: Props) {
  const { create } = t.value;
  const words = tournamentWords.value;
  const dialog = useRef<HTMLDialogElement>(null);
  const [plug, setPlug] = useState(plugs.value[0]!);
  const [seats, setSeats] = useState(Math.min(4, ...seatsFor(plug).slice(-1)));
  const [name, setName] = useState("");
  const [rounds, setRounds] = useState(3);
  const [deal, setDeal] = useState<(typeof DEALS)[number]>("same");
  const [fill, setFill] = useState<(typeof FILLS)[number]>("bots");
  const [level, setLevel] = useState<Level>("skilled");
  const [pace, setPace] = useState<Pace>("tables");
  const [visibility, setVisibility] = useState<Request["visibility"]>("public");
  const [talk, setTalk] = useState<TalkPreset>("rules");
  const [rated, setRated] = useState(false);
  const [time, setTime] = useState({ ...FIRST_WISH, pace: "live" as (typeof FIRST_WISH)["pace"] });
  const [wished, setWished] = useState<Json>(null);
  const [pack, setPack] = useState<PackSummary | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const form = useFetched(plug.options);
  const options = form?.wire(wished, seats);

  const choose = (chosen: Plug) => {
    setPlug(chosen);
    setSeats(Math.min(4, ...seatsFor(chosen).slice(-1)));
    setWished(null);
    setPack(null);
  };
  const submit = (event: Event) => {
    event.preventDefault();
    createTournament({
      name: name.trim() || (me.value?.name ?? t.value.lobby.guest),
      game: plug.id,
      language: language.value,
      seats,
      rounds,
      duplicate: deal === "same",
      fill: fill === "byes" ? "byes" : { bot: level },
      pace,
      visibility,
      terms: { talk, ...(rated && { rated }) },
      ...wireOf(time),
      ...(pack && { pack: pack.id }),
      ...(options !== undefined && { options }),
    }).then(
      ({ id }) => onMade(id),
      (reason: unknown) => setFault(tournamentFault(reason)),
    );
  };

  return (
    <dialog ref={dialog} class="create" aria-labelledby="create-title" onClose={onClose}>
      <form onSubmit={submit}>
        <h2 id="create-title" class="disp">
          {words.create}
        </h2>
        {fault && (
          <p class="create-fault" role="alert">
            {fault}
          </p>
        )}
        <label class="create-seat">
          <span>{create.name}</span>
          <input value={name} maxLength={40} required onInput={(event) => setName(event.currentTarget.value)} />
        </label>
        <fieldset class="create-count">
          <legend>{words.form.game}</legend>
          {plugs.value
            .filter((each) => seatsFor(each).length > 0)
            .map((each) => (
              <button key={each.id} type="button" aria-pressed={each === plug} onClick={() => choose(each)}>
                {each.name[language.value]}
              </button>
            ))}
        </fieldset>
        <Numbers title={words.form.seats} among={seatsFor(plug)} chosen={seats} onChoose={setSeats} />
        <Numbers
          title={words.form.rounds}
          among={Array.from({ length: MOST_ROUNDS }, (_, n) => n + 1)}
          chosen={rounds}
          onChoose={setRounds}
        />
        <Choice
          title={words.form.deal}
          among={DEALS}
          words={told(words.form.dealNames, words.deals)}
          chosen={deal}
          onChoose={(now) => setDeal(now)}
        />
        <Choice
          title={words.form.fill}
          among={FILLS}
          words={told(words.form.fillNames, words.fills)}
          chosen={fill}
          onChoose={(now) => setFill(now)}
        />
        {fill === "bots" && (
          <label class="create-seat">
            <span>{words.form.level}</span>
            <select value={level} onChange={(event) => setLevel(event.currentTarget.value as Level)}>
              {LEVELS.map((each) => (
                <option key={each} value={each}>
                  {create.levels[each].name}
                </option>
              ))}
            </select>
          </label>
        )}
        <Choice
          title={words.form.pace}
          among={Pace.options}
          words={told(words.form.paceNames, words.paces)}
          chosen={pace}
          onChoose={(now) => setPace(now)}
        />
        <TimeChoice wish={time} onWish={setTime} />
        {form && <form.Choice players={seats} wished={wished} onWish={setWished} />}
        <PackChoice key={plug.id} game={plug.id} chosen={pack} onChoose={setPack} />
        <OpenToOthers
          among={VISIBILITIES}
          visibility={visibility}
          talk={talk}
          onVisibility={(now) => setVisibility(now)}
          onTalk={setTalk}
        />
        <label class="create-seat create-check">
          <span>{create.rated}</span>
          <input type="checkbox" checked={rated} onChange={(event) => setRated(event.currentTarget.checked)} />
          {words.rated}
        </label>
        <div class="create-calls">
          <button type="button" class="call-other" onClick={() => dialog.current?.close()}>
            {create.cancel}
          </button>
          <button type="submit" class="call-main">
            {words.form.submit}
          </button>
        </div>
      </form>
    </dialog>
  );
}

interface NumbersProps {
  readonly title: string;
  readonly among: readonly number[];
  readonly chosen: number;
  onChoose(n: number): void;
}

function Numbers({ title, among, chosen, onChoose }: NumbersProps) {
  return (
    <fieldset class="create-count">
      <legend>{title}</legend>
      {among.map((n) => (
        <button key={n} type="button" aria-pressed={n === chosen} onClick={() => onChoose(n)}>
          {n}
        </button>
      ))}
    </fieldset>
  );
}
