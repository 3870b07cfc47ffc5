import type { PlayerView, Track } from "@paravent/dclight";
import { FaceGlyph } from "../art/index.ts";
import { forecastOf } from "../outcome/forecast.ts";
import { signed } from "../seats/SeatPanel.tsx";
import { boundsOfTrack } from "../seen/bounds.ts";
import { trackPlace } from "../seen/places.ts";
import { useSeen } from "../seen/seen.ts";
import { TrackRow } from "./TrackRow.tsx";
import "./tracks.css";
import { texts } from "../words/index.ts";

/** Resources and Morale on the left, sector points and the Creature marker on the right, row by row. */
const ROWS: readonly Track[] = [
  "gold",
  "military",
  "materials",
  "civil",
  "population",
  "religion",
  "morale",
  "creature",
];

/** The eight tracks of a board, with what the draft would change. */
export function Tracks({ player }: { player: PlayerView }) {
  const seen = useSeen();
  const forecast = player.seat === seen.you ? forecastOf(seen) : {};
  return (
    <section class="dc-tracks" aria-label={texts.value.board(seen.name(player.seat))}>
      {ROWS.map((track) => (
        <TrackRow
          key={track}
          track={track}
          name={seen.lexicon.track(track)}
          {...boundsOfTrack(seen.pack, track)}
          value={player.tracks[track]}
          change={forecast[track] ?? 0}
          seat={player.seat}
        />
      ))}
    </section>
  );
}

/** The same on a phone: name, value, and a bar with a break every third point; without it, two lines are enough. */
export function PhoneTracks({ player, isBrief = false }: { player: PlayerView; isBrief?: boolean }) {
  const seen = useSeen();
  const forecast = player.seat === seen.you ? forecastOf(seen) : {};
  return (
    <section
      class={isBrief ? "dc-phone-tracks brief" : "dc-phone-tracks"}
      aria-label={texts.value.board(seen.name(player.seat))}
    >
      {ROWS.map((track) => (
        <div key={track} class="dc-phone-track" data-place={trackPlace(player.seat, track)}>
          <FaceGlyph face={track} size={20} />
          <span>{seen.lexicon.track(track)}</span>
          <b class="mc">{signed(player.tracks[track])}</b>
          {!isBrief && <Bar track={track} value={player.tracks[track]} change={forecast[track] ?? 0} />}
        </div>
      ))}
    </section>
  );
}

function Bar({ track, value, change }: { track: Track; value: number; change: number }) {
  const { max } = boundsOfTrack(useSeen().pack, track);
  const point = 86 / max;
  const full = Math.max(0, value) * point;
  const draft = Math.min(max, Math.max(0, value + change)) * point;
  return (
    <svg viewBox="0 0 86 14" preserveAspectRatio="none" aria-hidden="true">
      <rect y="3" width="86" height="8" class="empty" />
      <rect y="3" width={Math.min(full, draft)} height="8" class="full" />
      {draft !== full && (
        <rect x={Math.min(full, draft)} y="1.500" width={Math.abs(draft - full)} height="11" class="draft" />
      )}
      {track !== "creature" &&
        Array.from({ length: Math.floor((max - 1) / 3) }, (_, third) => {
          const x = (third + 1) * 3 * point;
          return <path key={x} d={`M${x} 3v8`} class="break" />;
        })}
    </svg>
  );
}
