import type { PlayerView } from "@paravent/diktat";
import { cabalRef, cardRef } from "@paravent/diktat/refs";
import { t } from "../../../i18n/index.ts";
import { memo } from "../../../ui/memo.ts";
import { cabalLook, Icon, InfluenceMarker, Medallion, SectorGlyph } from "../art/index.ts";
import { usedWords } from "../elements/used.ts";
import { openPolitics } from "../politics/open.ts";
import { placesOf } from "../seen/places.ts";
import { sheet } from "../seen/pointed.ts";
import { useSeen } from "../seen/seen.ts";
import { texts } from "../words/index.ts";
import { Behind } from "./Behind.tsx";
import { Pips } from "./Pips.tsx";
import { SeatName } from "./SeatName.tsx";

const SLOTS = 5;

/** An opponent: everything that lies in the open, and a line for what does not. */
export const SeatPanel = memo(Opponent);

function Opponent({ player, isSmall, isActing }: { player: PlayerView; isSmall: boolean; isActing: boolean }) {
  const { words, name, pack, you, game } = useSeen();
  const reserve = game.reserves?.[player.seat];
  const slots = pack.cabals.find(({ id }) => id === player.cabal)?.board.cabalCost.length ?? SLOTS;
  const { seat } = texts.value;
  return (
    <li
      class={isActing ? "tb-seat acting" : "tb-seat"}
      data-place={placesOf(player.seat)}
      style={{ "--who": cabalLook(player.cabal).colour }}
    >
      <button
        type="button"
        class="tb-seat-head"
        title={texts.value.board.openOf(name(player.seat))}
        onClick={() => (sheet.value = { player: player.seat })}
      >
        <Medallion cabal={player.cabal} size={32} />
        <SeatName player={player} />
        <span class="tb-seat-vp" data-place={`vp:${player.seat}`}>
          <b class="disp">{player.vp}</b>
          <small>{seat.vp}</small>
        </span>
      </button>
      <div class="tb-seat-facts">
        <Pips player={player} />
        <Fact icon="rank" label={seat.rank} n={player.rank} place={`rank:${player.seat}`} />
        <Fact icon="spy" label={seat.spies} n={player.spyTokens} place={`tokens:${player.seat}`} />
        <Fact icon="kill" label={seat.assassins} n={player.assassinTokens} />
        {player.debts > 0 && <Fact icon="debt" label={seat.debts} n={player.debts} />}
      </div>
      <div class="tb-seat-lines">
        <div class="tb-seat-line" data-place={`influence:${player.seat}`}>
          <span>{seat.influence}</span>
          <span class="tb-slots">
            {player.influence.map((slot) => (
              <span key={`${slot.sector} ${slot.face}`} class={slot.used ? "tb-slot-used" : ""}>
                <InfluenceMarker
                  sector={slot.sector}
                  face={slot.face}
                  size={isSmall ? 18 : 21}
                  label={[
                    `${words.sector(slot.sector)} ${slot.face === 2 ? "II" : "I"}${t.value.table.colon} ${words.influence(slot.sector, slot.face)}`,
                    usedWords(slot, texts.value.elements),
                  ]
                    .filter(Boolean)
                    .join(", ")}
                />
              </span>
            ))}
            {empties(SLOTS - player.influence.length, "tb-slot-marker")}
          </span>
        </div>
        <div class="tb-seat-line" data-place={`row:${player.seat}`}>
          <span>{seat.opportunities}</span>
          <span class="tb-slots">
            {player.row.map(({ card, used }) => (
              <i
                key={card}
                class={`tb-slot-card full ${used ? "tb-slot-used" : ""}`}
                title={words.card(card).title}
                data-about={cardRef(card)}
              >
                <SectorGlyph sector={words.card(card).sector} size={13} label={words.card(card).title} />
              </i>
            ))}
            {empties(SLOTS - player.row.length, "tb-slot-card")}
          </span>
        </div>
        <div class="tb-seat-line" data-place={`cabal:${player.seat}`}>
          <span>{seat.cabal}</span>
          <span class="tb-slots" role="img" aria-label={seat.developed(player.cabalRow.length, slots)}>
            {player.cabalRow.map(({ card, used }) => (
              <i key={card} class={`tb-slot-cabal full ${used ? "tb-slot-used" : ""}`} data-about={cabalRef(card)} />
            ))}
            {empties(slots - player.cabalRow.length, "tb-slot-cabal")}
          </span>
        </div>
      </div>
      <div class="tb-seat-screen" data-place={`pp:${player.seat} agents:${player.seat}`}>
        {reserve ? (
          <Behind reserve={reserve} size={15} />
        ) : (
          <>
            <Icon name="eclipse" size={13} />
            {seat.hidden}
          </>
        )}
        {you !== null && !reserve && (
          <button
            type="button"
            class="tb-deal"
            data-deal={player.seat}
            aria-label={texts.value.politics.openWith(name(player.seat))}
            title={texts.value.politics.openWith(name(player.seat))}
            onClick={() => openPolitics("trade", player.seat)}
          >
            <Icon name="trade" size={14} />
          </button>
        )}
      </div>
    </li>
  );
}

interface FactProps {
  readonly icon: "rank" | "spy" | "kill" | "debt";
  readonly label: string;
  readonly n: number;
  readonly place?: string;
}

const Fact = memo(({ icon, label, n, place }: FactProps) => (
  <span class="tb-fact" title={label} data-place={place} data-about={`sign:${icon}`}>
    <Icon name={icon} size={13} label={label} />
    <b>{n}</b>
  </span>
));

function empties(n: number, kind: string) {
  return Array.from({ length: Math.max(0, n) }, (_, at) => {
    const place = `empty ${at}`;
    return <i key={place} class={kind} />;
  });
}
