import { LEVELS, type Level, type SeatSummary, type TableSummary } from "@paravent/protocol";
import { useState } from "preact/hooks";
import { t } from "../i18n/index.ts";
import { fillSeats, freeSeat, startTable, swapSeats } from "../net/rooms.ts";
import { type SaidNo, saidNo } from "../net/said-no.ts";
import { takeSeat } from "../store/chance.ts";
import { followTable } from "../store/link.ts";
import { faultText } from "../ui/faults.ts";
import { Arranging } from "./Arranging.tsx";
import type { PlaceGame } from "./game.ts";
import { useKnown } from "./known.ts";
import { Sitter } from "./Sitter.tsx";
import { Swapping } from "./Swapping.tsx";
import type { Standing } from "./standing.ts";
import { placeWords } from "./words.ts";

interface Props {
  readonly table: TableSummary;
  readonly game: PlaceGame;
  readonly standing: Standing;
}

/** Who sits where. Its host arranges the table before the game; the server holds everybody else off. */
export function WhoSits({ table, game, standing }: Props) {
  const words = placeWords.value;
  const [fault, setFault] = useState<SaidNo | null>(null);
  const [moving, setMoving] = useState<number | null>(null);
  const isHost = table.you !== null && table.seats[table.you]?.host === true;
  const known = useKnown(table);
  const tried = (job: Promise<unknown>) => {
    setMoving(null);
    job.then(() => setFault(null)).catch((reason: unknown) => setFault(saidNo(reason)));
  };
  const count = (kind: SeatSummary["kind"]) => table.seats.filter((seat) => seat.kind === kind).length;
  const kept = table.seats.filter(({ keptFor }) => keptFor !== undefined).length;
  const mayTake = ({ kind, keptFor }: SeatSummary) =>
    table.you === null && kind === "open" && keptFor === undefined && standing !== "invited";
  return (
    <section class="place-card" aria-labelledby="place-who">
      <h2 id="place-who" class="disp">
        {words.who}
      </h2>
      <p class="place-count">{words.counted(count("person"), count("bot"), count("open") - kept, kept)}</p>
      <ol class="place-seats">
        {table.seats.map((seat) => (
          <Sitter
            key={seat.seat}
            seat={seat}
            isYou={seat.seat === table.you}
            known={known.find((one) => one.seat === seat.seat)}
          >
            {mayTake(seat) && table.status === "open" && (
              <button
                type="button"
                class="call-main"
                aria-label={words.takeHere(seat.seat + 1)}
                onClick={() => tried(takeSeat(table, seat.seat).then(({ id }) => followTable(id)))}
              >
                {words.here}
              </button>
            )}
            {isHost && (seat.swapWith === undefined || seat.swapWith !== table.you) ? (
              <Arranging
                seat={seat}
                isYou={seat.seat === table.you}
                moving={moving}
                onMove={setMoving}
                onSwap={(other) => tried(swapSeats(table.id, seat.seat, other))}
                onFree={(why) => tried(freeSeat(table.id, seat.seat, why))}
              />
            ) : (
              <Swapping table={table} seat={seat} tried={tried} />
            )}
          </Sitter>
        ))}
      </ol>
      {isHost && count("open") > 0 && (
        <Remaining
          players={table.seats.length - count("open")}
          fewest={game.fewest}
          onFill={(level) => tried(fillSeats(table.id, level))}
          onStart={() => tried(startTable(table.id))}
        />
      )}
      {fault && <p role="alert">{words.faults[fault.reason] ?? faultText(fault)}</p>}
    </section>
  );
}

interface RemainingProps {
  readonly players: number;
  readonly fewest: number;
  onFill(level: Level): void;
  onStart(): void;
}

/** What becomes of the seats nobody has taken. */
function Remaining({ players, fewest, onFill, onStart }: RemainingProps) {
  const words = placeWords.value;
  const [level, setLevel] = useState<Level>("skilled");
  return (
    <fieldset class="place-remaining">
      <legend>{words.remaining}</legend>
      <select aria-label={words.level} value={level} onChange={(event) => setLevel(event.currentTarget.value as Level)}>
        {LEVELS.map((each) => (
          <option key={each} value={each}>
            {t.value.create.levels[each].name}
          </option>
        ))}
      </select>
      <button type="button" onClick={() => onFill(level)}>
        {words.fill}
      </button>
      {players >= fewest && (
        <button type="button" onClick={onStart}>
          {words.start(players)}
        </button>
      )}
    </fieldset>
  );
}
