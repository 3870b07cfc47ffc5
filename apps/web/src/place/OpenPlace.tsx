import type { TableSummary } from "@paravent/protocol";
import { Banner } from "./Banner.tsx";
import { Calls } from "./Calls.tsx";
import type { PlaceGame } from "./game.ts";
import { RoomTalk } from "./RoomTalk.tsx";
import { isFull, useStanding } from "./standing.ts";
import { WhatIsPlayed } from "./WhatIsPlayed.tsx";
import { WhoSits } from "./WhoSits.tsx";
import { placeWords } from "./words.ts";
import "./place.css";

interface Props {
  readonly table: TableSummary;
  readonly game: PlaceGame;
  /** The link that brings others here. */
  readonly link: string;
  readonly watches: boolean;
  onWatch(): void;
}

/** A table to which somebody comes: the invitation, the waiting room, or what there is to do when it is too late. */
export function OpenPlace({ table, game, link, watches, onWatch }: Props) {
  const words = placeWords.value;
  const [standing, setStanding] = useStanding(table);
  const host = table.seats.find((seat) => seat.host)?.name ?? null;
  const late = table.status === "over" ? words.ended : table.status === "running" ? words.late : null;
  const why = late ?? (table.you === null && isFull(table, standing) ? words.full : null);
  const above = standing === "invited" && host !== null ? words.keeps(host) : host === null ? "" : words.opened(host);
  return (
    <main class="place">
      <Banner
        game={game}
        above={why ? table.name : above}
        title={why?.title ?? table.name}
        text={
          <>
            <p>{words.facts(game.name, table.seats.length, game.minutes)}</p>
            {why ? <p role="status">{why.text}</p> : <p>{game.lines.join(" ")}</p>}
          </>
        }
      >
        <Calls {...{ table, game, link, watches, standing }} onStanding={setStanding} onWatch={onWatch} />
      </Banner>
      <div class="place-columns">
        <WhoSits table={table} game={game} standing={standing} />
        <WhatIsPlayed table={table} game={game} />
        <RoomTalk table={table} />
      </div>
    </main>
  );
}
