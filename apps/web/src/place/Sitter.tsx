import { type KnownPerson, LEVELS, type SeatSummary } from "@paravent/protocol";
import type { ComponentChildren } from "preact";
import { t } from "../i18n/index.ts";
import { PortraitPicture } from "../ui/portraits/PortraitPicture.tsx";
import { placeWords } from "./words.ts";

interface Props {
  readonly seat: SeatSummary;
  readonly isYou: boolean;
  /** What everybody may know of who sits there. */
  readonly known: KnownPerson | undefined;
  readonly children: ComponentChildren;
}

/** One seat of the table, and who sits there. */
export function Sitter({ seat, isYou, known, children }: Props) {
  const words = placeWords.value;
  const name = seat.name ?? (seat.keptFor === undefined ? words.free : words.kept(seat.keptFor));
  return (
    <li class={`place-seat ${seat.kind}`}>
      <span class="place-sign" aria-hidden="true">
        {seat.kind === "person" && known?.portrait ? (
          <PortraitPicture of={known.portrait} />
        ) : seat.kind === "open" ? (
          seat.seat + 1
        ) : seat.kind === "bot" ? (
          <Lantern />
        ) : (
          name.slice(0, 1).toUpperCase()
        )}
      </span>
      <div>
        <b>{name}</b>
        {isYou && <i>{words.you}</i>}
        {seat.host && <i>{words.host}</i>}
        <small>{[aboutOf(seat), ...standingOf(known)].join(" · ")}</small>
      </div>
      <div class="place-acts">{children}</div>
    </li>
  );
}

function aboutOf({ seat, kind, bot, program, online, substitute }: SeatSummary): string {
  const words = placeWords.value;
  if (kind === "bot") return words.bot(levelName(bot ?? ""));
  if (program) return words.program;
  if (substitute) return t.value.table.substituted;
  return kind === "person" && !online ? words.away : words.plays(seat + 1);
}

/** How well they play and how reliably, where they have played with others. */
function standingOf(known: KnownPerson | undefined): string[] {
  const words = placeWords.value;
  const games = known?.reliability.games ?? [];
  const done = games.filter(Boolean).length;
  return [
    ...(known?.rating ? [words.rating(known.rating.value, known.rating.doubt)] : []),
    ...(games.length > 0 ? [words.finishes(Math.round((100 * done) / games.length))] : []),
  ];
}

function levelName(bot: string): string {
  const level = LEVELS.find((each) => each === bot);
  return level ? t.value.create.levels[level].name.toLowerCase() : "";
}

/** The portrait of the bots, and of nobody else. */
function Lantern() {
  return (
    <svg width="26" height="26" viewBox="0 0 24 24" aria-hidden="true">
      <path
        fill="currentColor"
        fill-rule="evenodd"
        d="M10.800 1h2.400v4H20v13h-3.500v4.500h-3V18h-3v4.500h-3V18H4V5h6.800zM8 9v3.500h2.800V9zm5.200 0v3.500H16V9z"
      />
    </svg>
  );
}
