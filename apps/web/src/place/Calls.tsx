import type { TableSummary } from "@paravent/protocol";
import { useState } from "preact/hooks";
import { Link, useLocation } from "wouter-preact";
import { leaveTable } from "../net/rest.ts";
import { waitForSeat } from "../net/rooms.ts";
import { type SaidNo, saidNo } from "../net/said-no.ts";
import { takeSeat } from "../store/chance.ts";
import { followTable } from "../store/link.ts";
import { showMoment } from "../store/replay.ts";
import { me } from "../store/session.ts";
import { faultText } from "../ui/faults.ts";
import { CopyLink } from "./CopyLink.tsx";
import type { PlaceGame } from "./game.ts";
import { OwnName } from "./OwnName.tsx";
import { isFull, type Standing } from "./standing.ts";
import { placeWords } from "./words.ts";

interface Props {
  readonly table: TableSummary;
  readonly game: PlaceGame;
  readonly link: string;
  readonly watches: boolean;
  readonly standing: Standing;
  onStanding(standing: Standing): void;
  onWatch(): void;
}

/** What somebody who comes to a table can do there. */
export function Calls(props: Props) {
  const { table, standing } = props;
  const [fault, setFault] = useState<SaidNo | null>(null);
  const tried = (job: Promise<unknown>) =>
    job.then(() => setFault(null)).catch((reason: unknown) => setFault(saidNo(reason)));
  return (
    <>
      {table.you !== null ? (
        <Seated {...props} tried={tried} />
      ) : table.status === "open" && !isFull(table, standing) ? (
        <Invited {...props} tried={tried} />
      ) : (
        <TooLate {...props} tried={tried} />
      )}
      {fault && <p role="alert">{placeWords.value.faults[fault.reason] ?? faultText(fault)}</p>}
    </>
  );
}

type Trying = Props & { tried(job: Promise<unknown>): Promise<void> };

function Seated({ table, link, tried }: Trying) {
  const words = placeWords.value;
  const [, navigate] = useLocation();
  return (
    <>
      <p role="status">{words.starts}</p>
      {/* Who opened the table was not asked for one. */}
      {!me.value?.hasAccount && <OwnName isBrief />}
      <CopyLink link={link} />
      <button type="button" class="place-quiet" onClick={() => tried(leaveTable(table.id).then(() => navigate("/")))}>
        {words.leave}
      </button>
    </>
  );
}

function Invited({ table, game, watches, onWatch, tried }: Trying) {
  const words = placeWords.value;
  return (
    <>
      <OwnName />
      <div class="place-pair">
        <button
          type="button"
          class="place-call call-main"
          onClick={() => tried(takeSeat(table).then(({ id }) => followTable(id)))}
        >
          {words.take}
        </button>
        {!watches && (
          <button type="button" class="place-call call-other" onClick={onWatch}>
            {words.watch}
          </button>
        )}
      </div>
      {watches && <p role="status">{words.watching}</p>}
      {game.hasLessons && (
        <p>
          {words.firstTime} <Link href="/learn">{words.learn}</Link>
        </p>
      )}
    </>
  );
}

/** No seat is left: to watch, to be told of a free one, or to see the game again. */
function TooLate({ table, watches, standing, onStanding, onWatch, tried }: Trying) {
  const words = placeWords.value;
  const isOver = table.status === "over";
  const waits = standing === "waiting";
  const wait = () => tried(waitForSeat(table.id, !waits).then((now) => onStanding(now.standing)));
  return (
    <>
      <div class="place-pair">
        {isOver && (
          // From its first move: how it ended is not told to who has not asked.
          <button type="button" class="place-call call-main" onClick={() => void showMoment(0)}>
            {words.ended.replay}
          </button>
        )}
        {!isOver && !watches && (
          <button type="button" class="place-call call-main" onClick={onWatch}>
            {words.watch}
          </button>
        )}
        {!isOver && (
          <button type="button" class="place-call call-other" aria-pressed={waits} onClick={wait}>
            {waits ? words.stopWaiting : words.wait}
          </button>
        )}
      </div>
      {waits && <p role="status">{words.waiting}</p>}
      {watches && <p role="status">{table.status === "running" ? words.soon : words.watching}</p>}
    </>
  );
}
