import { type PlayerView, SECTORS, type Sector, type TRACKS } from "@paravent/dclight";
import { t } from "../../../i18n/index.ts";
import { memo } from "../../../ui/memo.ts";
import { presence } from "../../../ui/presence.ts";
import { CardPicture, FaceGlyph, ROMAN, Shield } from "../art/index.ts";
import { seatPlace, trackPlace } from "../seen/places.ts";
import { sheet } from "../seen/pointed.ts";
import { useSeen } from "../seen/seen.ts";
import { texts } from "../words/index.ts";

/** Resources and Morale, then sector points and the Creature marker: the two lines of a board. */
const LINES = [
  ["gold", "materials", "population", "morale"],
  ["military", "civil", "religion", "creature"],
] as const satisfies readonly (readonly (typeof TRACKS)[number][])[];

/** A rival city: ages with the priority sector outlined, and the eight values. Its name opens the whole board. */
export const SeatPanel = memo(Rival);

function Rival({ player, isActing }: { player: PlayerView; isActing: boolean }) {
  const seen = useSeen();
  const words = texts.value;
  return (
    <li class={isActing ? "dc-seat acting" : "dc-seat"} data-place={seatPlace(player.seat)}>
      <button
        type="button"
        class="dc-seat-head"
        onClick={() => {
          sheet.value = player.seat;
        }}
      >
        <Shield seat={player.seat} size={36} />
        <span class="dc-seat-name">
          <b>{seen.name(player.seat)}</b>
          <small>{seatFlags(seen, player).join(" · ")}</small>
        </span>
        <span class="dc-seat-vp mc" data-about={`vp:${player.seat}`}>
          {player.openVp}
          <small>{words.vp}</small>
        </span>
        <span class="visually-hidden">{words.openBoard}</span>
      </button>
      <Ages player={player} />
      {LINES.map((line) => (
        <div key={line[0]} class="dc-seat-values">
          {line.map((track) => (
            <Value
              key={track}
              track={track}
              name={seen.lexicon.track(track)}
              n={player.tracks[track]}
              place={trackPlace(player.seat, track)}
            />
          ))}
        </div>
      ))}
      <Buildings player={player} />
      <OpenHand player={player} />
    </li>
  );
}

interface ValueProps {
  readonly track: (typeof TRACKS)[number];
  readonly name: string;
  readonly n: number;
  readonly place: string;
}

const Value = memo(({ track, name, n, place }: ValueProps) => (
  <span title={name} data-place={place}>
    <FaceGlyph face={track} size={16} label={name} />
    <b>{signed(n)}</b>
  </span>
));

/** Buildings in play, where the column has room for them; the open board has them always. Their line is kept for the first. */
function Buildings({ player }: { player: PlayerView }) {
  const { lexicon } = useSeen();
  return (
    <p class="dc-seat-buildings">
      {player.buildings.map(({ ref, as, exhausted }) => (
        <span
          key={ref}
          class={`${lexicon.card(as)?.deck ?? ""} ${exhausted ? "exhausted" : ""}`}
          title={lexicon.cardName(as)}
          data-about={ref}
        >
          <CardPicture card={as} />
          <span class="visually-hidden">{lexicon.cardName(as)}</span>
        </span>
      ))}
    </p>
  );
}

/** DC-INFO-02: the hand of the moment, in a game that is told once more. */
function OpenHand({ player }: { player: PlayerView }) {
  const seen = useSeen();
  const hand = seen.game.opened?.[player.seat]?.hand ?? [];
  if (hand.length === 0) return null;
  const names = hand.map((card) => seen.lexicon.cardName(card)).join(", ");
  return (
    <p class="dc-seat-hand" title={names}>
      {texts.value.end.hand}
      {t.value.table.colon} {names}
    </p>
  );
}

/** Negative Morale with a true minus sign. */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : String(n));

/** City, bot, absent, first player, passed: the small words that go with a seat. */
export function seatFlags(seen: ReturnType<typeof useSeen>, player: PlayerView): string[] {
  const words = texts.value;
  return [
    seen.game.firstPlayer === player.seat ? words.firstPlayer : "",
    player.passed ? words.passed : "",
    presence(t.value.table, seen.table.seats[player.seat], seen.table.status) ?? "",
    words.cities[player.seat] ?? "",
  ].filter(Boolean);
}

/** The three ages; the sector that is priority this turn is outlined, a hidden order shows nothing. */
export function Ages({ player }: { player: PlayerView }) {
  const { lexicon } = useSeen();
  return (
    <p class="dc-ages">
      {SECTORS.map((sector) => (
        <Age
          key={sector}
          sector={sector}
          name={lexicon.sector(sector)}
          age={player.ages[sector]}
          isPriority={player.order[0] === sector}
        />
      ))}
    </p>
  );
}

interface AgeProps {
  readonly sector: Sector;
  readonly name: string;
  readonly age: PlayerView["ages"][Sector];
  readonly isPriority: boolean;
}

const Age = memo(OneAge);

function OneAge({ sector, name, age, isPriority }: AgeProps) {
  const words = texts.value;
  return (
    <span class={`dc-age ${sector} ${isPriority ? "priority" : ""}`} data-about={`age:${sector}`}>
      <FaceGlyph face={sector} size={15} />
      <span class="visually-hidden">
        {words.age(name, age)}
        {isPriority ? `, ${words.slot.priority}` : ""}
      </span>
      <span aria-hidden="true">{age === 0 ? "—" : ROMAN[age]}</span>
    </span>
  );
}
