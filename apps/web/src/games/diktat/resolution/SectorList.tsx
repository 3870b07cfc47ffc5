import type { SectorId } from "@paravent/diktat";
import { draftOf } from "../../../store/draft.ts";
import { journal } from "../../../store/table.ts";
import { memo } from "../../../ui/memo.ts";
import { Medallion, SectorGlyph } from "../art/index.ts";
import { Journal } from "../log/Journal.tsx";
import { chooseSector } from "../map/MapStage.tsx";
import { OTHERS } from "../others/seen.ts";
import { called } from "../seen/called.ts";
import { pilesIn } from "../seen/piles.ts";
import { type Seen, useSeen } from "../seen/seen.ts";
import { NAME_SECTOR, picked } from "../seen/subjects.ts";
import { texts } from "../words/index.ts";
import { type Resolved, resolvedSectors } from "./resolved.ts";
import "./rail.css";

/** Sectors resolved, being resolved and still to come. For the Administrator those to come are the choices. */
export const SectorRail = memo(Rail);

function Rail() {
  const seen = useSeen();
  const { rail } = texts.value;
  const admin = seen.game.administrator;
  return (
    <aside class="tb-rail" aria-label={rail.title}>
      <h2 class="disp tb-title">{rail.title}</h2>
      {admin !== null && (
        <p class="tb-rail-sub">{admin === seen.you ? rail.youChoose : rail.chooses(seen.name(admin))}</p>
      )}
      <SectorList />
      <Journal />
    </aside>
  );
}

export function SectorList() {
  const seen = useSeen();
  const { question } = seen.view;
  const naming = question?.subject === NAME_SECTOR && question.ask.shape === "pick" ? question : null;
  const chosen = naming ? picked(draftOf(naming)) : null;
  const now = seen.game.conquest?.sector;
  // DK-RES-02: where only the Others stand there is nothing to resolve.
  const isToCome = (id: SectorId) => id !== now && pilesIn(seen, id).some(({ owner }) => owner !== OTHERS);
  const coming = seen.pack.sectors.map(({ id }) => id).filter(isToCome);
  const rows: RowProps[] = [
    ...resolvedSectors(journal.value).map((done): RowProps => {
      const seats = done.takes.map(({ seat }) => seat);
      return { sector: done.sector, state: "done", text: takenText(seen, done), seats };
    }),
    ...(now ? [{ sector: now, state: "now" as const, text: texts.value.rail.now, seats: [] }] : []),
    ...coming.map(
      (sector): RowProps => ({
        sector,
        state: chosen === sector ? "chosen" : "next",
        text: texts.value.rail.piles(pilesIn(seen, sector).length),
        seats: [...new Set(pilesIn(seen, sector).map(({ owner }) => owner))],
        onChoose: naming ? () => chooseSector(seen, sector) : undefined,
      }),
    ),
  ];
  // Rows stay and say something else: nothing moves when a sector is named.
  const places = rows.map((row, at) => ({ row, at }));
  return (
    <ul class="tb-sectors">
      {places.map(({ row, at }) => (
        <Row key={at} {...row} />
      ))}
    </ul>
  );
}

interface RowProps {
  readonly sector: SectorId;
  readonly state: "done" | "now" | "next" | "chosen";
  readonly text: string;
  readonly seats: readonly number[];
  readonly onChoose?: (() => void) | undefined;
}

function Row({ sector, state, text, seats, onChoose }: RowProps) {
  const { words, player, name } = useSeen();
  const body = (
    <>
      <span class="tb-sector-glyph">
        <SectorGlyph sector={sector} size={22} />
      </span>
      <span class="tb-sector-name">
        <b>{words.sector(sector)}</b>
        <small>{text}</small>
      </span>
      <span class="tb-sector-seats">
        {seats.map((seat) => (
          <Medallion key={seat} cabal={player(seat).cabal} size={18} label={name(seat)} />
        ))}
      </span>
    </>
  );
  return (
    <li class={state}>
      {onChoose ? (
        <button type="button" data-ref={sector} aria-pressed={state === "chosen"} onClick={onChoose}>
          {body}
        </button>
      ) : (
        <div data-about={`sector:${sector}`}>{body}</div>
      )}
    </li>
  );
}

function takenText(seen: Seen, { takes }: Resolved): string {
  const { rail } = texts.value;
  if (takes.length === 0) return rail.nobody;
  return takes.map(({ seat, n }) => rail.took(called(seen, seat), n)).join(", ");
}
