import type { Json } from "@paravent/kernel";
import {
  LEVELS,
  type Level,
  type PackSummary,
  type OpenTable as Request,
  type TalkPreset,
  type Visibility,
} from "@paravent/protocol";
import { useEffect, useRef, useState } from "preact/hooks";
import { t } from "../i18n/index.ts";
import { language } from "../i18n/language.ts";
import type { Plug } from "../plug/plug.ts";
import { me } from "../store/session.ts";
import { TimeChoice } from "../time/TimeChoice.tsx";
import { FIRST_WISH, wireOf } from "../time/wish.ts";
import { useFetched } from "../ui/fetched.ts";
import { OpenToOthers } from "./OpenToOthers.tsx";
import { PackChoice } from "./packs/PackChoice.tsx";
import "./create-table.css";

type Seats = Request["seats"];

/** Who sits on a seat: a person to come, or a bot of a level; a casual one may lean to a strategy. */
interface Sitter {
  readonly open: boolean;
  readonly level: Level;
  readonly strategy: string;
}

/** At first a bot of this level on every other seat there can be. */
const FIRST: Sitter = { open: false, level: "skilled", strategy: "greedy" };

const othersOf = ({ players }: Plug): Sitter[] => Array.from({ length: Math.max(...players) - 1 }, () => FIRST);

const seatOf = ({ open, level, strategy }: Sitter): Seats[number] =>
  open ? "open" : { bot: level === "casual" && strategy !== FIRST.strategy ? strategy : level };

const VISIBILITIES: readonly Visibility[] = ["public", "unlisted", "invitation"];

/** As long as the server takes it. */
const LONGEST_NAME = 40;

interface Props {
  readonly plug: Plug;
  onCreate(wish: Omit<Request, "game" | "language" | "ticket" | "entropy">): void;
  onClose(): void;
}

/** The small sheet: how many players, and who sits on the other seats. */
export function CreateTable({ plug, onCreate, onClose }: Props) {
  const { create } = t.value;
  const dialog = useRef<HTMLDialogElement>(null);
  const [players, setPlayers] = useState(Math.min(4, Math.max(...plug.players)));
  const [sitters, setSitters] = useState<readonly Sitter[]>(othersOf(plug));
  const [name, setName] = useState("");
  const [visibility, setVisibility] = useState<Visibility>("public");
  const [talk, setTalk] = useState<TalkPreset>("rules");
  const [wantsRating, setWantsRating] = useState(false);
  const [wantsAdvice, setWantsAdvice] = useState<boolean | null>(null);
  const [behind, setBehind] = useState(false);
  const [consent, setConsent] = useState(false);
  const [time, setTime] = useState(FIRST_WISH);
  const [wished, setWished] = useState<Json>(null);
  const [pack, setPack] = useState<PackSummary | null>(null);
  useEffect(() => dialog.current?.showModal(), []);

  const others = sitters.slice(0, players - 1);
  const form = useFetched(plug.options);
  const options = form?.wire(wished, players);
  const summary = form?.summary(players, options);
  const onlyPeople = others.every(({ open }) => open);
  const rated = wantsRating && onlyPeople;
  // As long as nobody says otherwise, who plays with bots alone is advised.
  const advice = wantsAdvice ?? !others.some(({ open }) => open);
  const submit = (event: Event) => {
    event.preventDefault();
    const seats: Seats = ["me", ...others.map(seatOf)];
    const undo = consent ? "consent" : "own";
    onCreate({
      ...(name.trim() !== "" && { name: name.trim() }),
      visibility,
      seats,
      undo,
      terms: {
        talk,
        ...(rated && { rated }),
        ...(wantsAdvice !== null && !rated && { advice }),
        ...(behind && { behind }),
      },
      ...wireOf(time),
      ...(pack && { pack: pack.id }),
      ...(options !== undefined && { options }),
    });
  };

  return (
    <dialog ref={dialog} class="create" aria-labelledby="create-title" onClose={onClose}>
      <form onSubmit={submit}>
        <h2 id="create-title" class="disp">
          {t.value.lobby.createLabel(plug.name[language.value])}
        </h2>
        <label class="create-seat">
          <span>{create.name}</span>
          <input
            value={name}
            maxLength={LONGEST_NAME}
            placeholder={me.value?.name ?? t.value.lobby.guest}
            onInput={(event) => setName(event.currentTarget.value)}
          />
        </label>
        <fieldset class="create-count">
          <legend>{create.players}</legend>
          {plug.players.map((n) => (
            <button key={n} type="button" aria-pressed={n === players} onClick={() => setPlayers(n)}>
              {n}
            </button>
          ))}
          {summary && <small role="status">{summary}</small>}
        </fieldset>
        <p class="create-seat">
          <span>{create.seat(1)}</span>
          <b>{create.you}</b>
        </p>
        {others.map((who, index) => (
          <OtherSeat
            key={create.seat(index + 2)}
            plug={plug}
            seat={index + 2}
            who={who}
            onChange={(now) => setSitters(sitters.map((old, at) => (at === index ? { ...old, ...now } : old)))}
          />
        ))}
        {others.some(({ open }) => open) && (
          <OpenToOthers
            among={VISIBILITIES}
            visibility={visibility}
            talk={talk}
            onVisibility={setVisibility}
            onTalk={setTalk}
          />
        )}
        {form && <form.Choice players={players} wished={wished} onWish={setWished} />}
        <PackChoice game={plug.id} chosen={pack} onChoose={setPack} />
        <TimeChoice wish={time} onWish={setTime} />
        <label class="create-seat create-check">
          <span>{create.consent}</span>
          <input type="checkbox" checked={consent} onChange={(event) => setConsent(event.currentTarget.checked)} />
          {create.consentText}
        </label>
        {others.some(({ open }) => open) && (
          <label class="create-seat create-check">
            <span>{create.behind}</span>
            <input type="checkbox" checked={behind} onChange={(event) => setBehind(event.currentTarget.checked)} />
            {create.behindText}
          </label>
        )}
        {onlyPeople && (
          <label class="create-seat create-check">
            <span>{create.rated}</span>
            <input
              type="checkbox"
              checked={wantsRating}
              onChange={(event) => setWantsRating(event.currentTarget.checked)}
            />
            {create.ratedText}
          </label>
        )}
        {!rated && (
          <label class="create-seat create-check">
            <span>{create.advice}</span>
            <input type="checkbox" checked={advice} onChange={(event) => setWantsAdvice(event.currentTarget.checked)} />
            {create.adviceText}
          </label>
        )}
        <div class="create-calls">
          <button type="button" class="call-other" onClick={() => dialog.current?.close()}>
            {create.cancel}
          </button>
          <button type="submit" class="call-main">
            {create.start(others.filter(({ open }) => open).length)}
          </button>
        </div>
      </form>
    </dialog>
  );
}

interface SeatProps {
  readonly plug: Plug;
  readonly seat: number;
  readonly who: Sitter;
  onChange(now: Partial<Sitter>): void;
}

/** Who is to sit on one of the other seats. */
function OtherSeat({ plug, seat, who, onChange }: SeatProps) {
  const { create } = t.value;
  return (
    <fieldset class="create-seat">
      <legend>{create.seat(seat)}</legend>
      <span class="create-options">
        {[false, true].map((open) => (
          <button
            key={open ? "open" : "bot"}
            type="button"
            aria-pressed={who.open === open}
            onClick={() => onChange({ open })}
          >
            {open ? create.person : create.bot}
          </button>
        ))}
      </span>
      {!who.open && (
        <select
          aria-label={create.level(seat)}
          value={who.level}
          onChange={(event) => onChange({ level: event.currentTarget.value as Level })}
        >
          {LEVELS.map((level) => (
            <option key={level} value={level}>
              {create.levels[level].name}
            </option>
          ))}
        </select>
      )}
      {!who.open && who.level === "casual" && plug.strategies.length > 0 && (
        <select
          aria-label={create.strategy(seat)}
          value={who.strategy}
          onChange={(event) => onChange({ strategy: event.currentTarget.value })}
        >
          {plug.strategies.map((strategy) => (
            <option key={strategy} value={strategy}>
              {plug.words.value.strategies[strategy]}
            </option>
          ))}
        </select>
      )}
      {!who.open && <small>{create.levels[who.level].text}</small>}
    </fieldset>
  );
}
