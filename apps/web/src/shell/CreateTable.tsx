import type { PackSummary, CreateTable as Request } from "@paravent/protocol";
import { useEffect, useRef, useState } from "preact/hooks";
import { GAMES, type GameId, type Strategy } from "../games/index.ts";
import { t } from "../i18n/index.ts";
import { legalOf, type OptionName, wireOf } from "./options/configuration.ts";
import { OptionChoice } from "./options/OptionChoice.tsx";
import { countsText } from "./options/OptionDigest.tsx";
import { PackChoice } from "./packs/PackChoice.tsx";
import "./create-table.css";

type Seats = Request["seats"];
type Sitter = "greedy" | "random" | "open";

const SITTERS: readonly Sitter[] = ["greedy", "random", "open"];
/** How long a player may think about one question; null: as long as they like. */
const CLOCKS: readonly (number | null)[] = [null, 120, 600, 86_400];

interface Props {
  readonly game: GameId;
  onCreate(wish: Pick<Request, "seats" | "undo" | "decisionSeconds" | "pack" | "options">): void;
  onClose(): void;
}

/** The small sheet: how many players, and who sits on the other seats. */
export function CreateTable({ game, onCreate, onClose }: Props) {
  const { create } = t.value;
  const dialog = useRef<HTMLDialogElement>(null);
  const [players, setPlayers] = useState<number>(4);
  const [sitters, setSitters] = useState<readonly Sitter[]>(["greedy", "greedy", "greedy", "greedy"]);
  const [leanings, setLeanings] = useState<readonly Strategy[]>(["greedy", "greedy", "greedy", "greedy"]);
  const [consent, setConsent] = useState(false);
  const [clock, setClock] = useState<number | null>(null);
  const [wished, setWished] = useState<readonly OptionName[]>([]);
  const [pack, setPack] = useState<PackSummary | null>(null);
  useEffect(() => dialog.current?.showModal(), []);

  const others = sitters.slice(0, players - 1);
  const chosen = game === "diktat" ? legalOf(wished, players) : null;
  const submit = (event: Event) => {
    event.preventDefault();
    const seatOf = (who: Sitter, at: number): Seats[number] =>
      who === "open" ? who : { bot: who === "greedy" ? leanings[at]! : who };
    const seats: Seats = ["me", ...others.map(seatOf)];
    const undo = consent ? "consent" : "own";
    const options = chosen && wireOf(chosen);
    onCreate({ seats, undo, decisionSeconds: clock, ...(pack && { pack: pack.id }), ...(options && { options }) });
  };

  return (
    <dialog ref={dialog} class="create" aria-labelledby="create-title" onClose={onClose}>
      <form onSubmit={submit}>
        <h2 id="create-title" class="disp">
          {create.title[game]}
        </h2>
        <fieldset class="create-count">
          <legend>{create.players}</legend>
          {GAMES[game].players.map((n) => (
            <button key={n} type="button" aria-pressed={n === players} onClick={() => setPlayers(n)}>
              {n}
            </button>
          ))}
          {chosen && <small role="status">{countsText(players, chosen)}</small>}
        </fieldset>
        <p class="create-seat">
          <span>{create.seat(1)}</span>
          <b>{create.you}</b>
        </p>
        {others.map((who, index) => (
          <fieldset key={create.seat(index + 2)} class="create-seat">
            <legend>{create.seat(index + 2)}</legend>
            <span class="create-options">
              {SITTERS.map((sitter) => (
                <button
                  key={sitter}
                  type="button"
                  aria-pressed={who === sitter}
                  onClick={() => setSitters(sitters.map((old, at) => (at === index ? sitter : old)))}
                >
                  {sitter === "open" ? create.person : create[sitter]}
                </button>
              ))}
            </span>
            {who === "greedy" && GAMES[game].strategies.length > 0 && (
              <select
                aria-label={create.strategy(index + 2)}
                value={leanings[index]}
                onChange={(event) => {
                  const chosen = event.currentTarget.value as Strategy;
                  setLeanings(leanings.map((old, at) => (at === index ? chosen : old)));
                }}
              >
                {GAMES[game].strategies.map((strategy) => (
                  <option key={strategy} value={strategy}>
                    {create.strategies[strategy]}
                  </option>
                ))}
              </select>
            )}
          </fieldset>
        ))}
        {chosen && <OptionChoice players={players} wished={wished} onWish={setWished} />}
        <PackChoice game={game} chosen={pack} onChoose={setPack} />
        <fieldset class="create-seat">
          <legend>{t.value.clock.title}</legend>
          <span class="create-options">
            {CLOCKS.map((seconds) => (
              <button
                key={seconds ?? "none"}
                type="button"
                aria-pressed={clock === seconds}
                onClick={() => setClock(seconds)}
              >
                {seconds === null ? t.value.clock.none : t.value.clock.each[seconds]}
              </button>
            ))}
          </span>
        </fieldset>
        <label class="create-seat create-check">
          <span>{create.consent}</span>
          <input type="checkbox" checked={consent} onChange={(event) => setConsent(event.currentTarget.checked)} />
          {create.consentText}
        </label>
        <div class="create-calls">
          <button type="button" class="call-other" onClick={() => dialog.current?.close()}>
            {create.cancel}
          </button>
          <button type="submit" class="call-main">
            {create.start(others.filter((who) => who === "open").length)}
          </button>
        </div>
      </form>
    </dialog>
  );
}
