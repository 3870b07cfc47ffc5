import type { ConquestView, SectorId } from "@paravent/diktat";
import { cardRef } from "@paravent/diktat/refs";
import type { Question } from "@paravent/kernel";
import { useRef } from "preact/hooks";
import { memo } from "../../../ui/memo.ts";
import { Icon, InfluenceMarker, Medallion, OpportunityCard } from "../art/index.ts";
import { cardFace } from "../offer/cardFace.ts";
import { GloomTrophy } from "../others/GloomTrophy.tsx";
import { corruptedCardsOf, emissariesOf, othersOf } from "../others/seen.ts";
import { cardsOf } from "../seen/labels.ts";
import { sheet } from "../seen/pointed.ts";
import { type Seen, useSeen } from "../seen/seen.ts";
import { TRACK_CARD, TROPHY } from "../seen/subjects.ts";
import { Ledger } from "./Ledger.tsx";
import { takesIf } from "./takes.ts";
import "./trophies.css";
import { texts } from "../words/index.ts";

/** What can be won in the sector, who takes when, and what the table has seen of the rivals' Power. */
export const TrophyColumn = memo(Column);

function Column({ conquest }: { conquest: ConquestView }) {
  const seen = useSeen();
  const { trophies } = texts.value;
  const count = trophyCount(seen, conquest.sector);
  return (
    <aside class="tb-trophies" aria-label={trophies.title}>
      <h2 class="disp tb-title">{trophies.title}</h2>
      <p class="tb-rail-sub">
        {trophies.count(
          count,
          conquest.emissaries.reduce((sum, n) => sum + n, 0),
        )}
      </p>
      <TrophyList sector={conquest.sector} />
      <TakeOrder conquest={conquest} />
      {/* Bids that lie open need no guessing any more. */}
      {conquest.order.length === 0 && <Ledger conquest={conquest} />}
    </aside>
  );
}

/** What is taken, or which card an element lets one take instead: both are chosen where the Trophies lie. */
export function trophyQuestion({ view: { question }, game: { conquest } }: Seen): Question | null {
  const isTake = question?.subject === TROPHY || question?.subject === TRACK_CARD;
  return isTake && conquest && question.ask.shape === "branch" ? question : null;
}

/** Everything that could be taken there by somebody with enough Emissaries. */
function trophyCount(seen: Seen, sector: SectorId): number {
  const gloom = othersOf(seen)?.gloom[sector] ?? 0;
  return trophyCards(seen, sector).length + seen.game.markers[sector] + gloom;
}

/** DK-OTH-BOARD-03: cards of the corruption track can be taken as well. */
export const trophyCards = (seen: Seen, sector: SectorId): string[] => [
  ...cardsOf(seen, sector),
  ...corruptedCardsOf(seen, sector),
];

/** The names of the places that everything to be won there leaves from. */
export const trophyPlaces = (seen: Seen, sector: SectorId): string =>
  [`sector:${sector}`, ...trophyCards(seen, sector).map((card) => `card:${card}`)].join(" ");

function TrophyList({ sector }: { sector: SectorId }) {
  const seen = useSeen();
  const gloom = othersOf(seen)?.gloom[sector] ?? 0;
  const cards = trophyCards(seen, sector);
  // What has been taken since this conquest is in sight stays where it lay, and says so: nothing under it moves.
  const lay = useRef<readonly string[]>(cards);
  lay.current = [...lay.current, ...cards.filter((card) => !lay.current.includes(card))];
  const hadMarker = useRef(false);
  hadMarker.current ||= seen.game.markers[sector] > 0;
  return (
    <ul class="tb-trophy-list">
      {gloom > 0 && (
        <li>
          <GloomTrophy sector={sector} />
        </li>
      )}
      {lay.current.map((card) => {
        const isTaken = !cards.includes(card);
        return (
          <li key={card} class={isTaken || gloom > 0 ? "tb-veiled" : ""} data-place={isTaken ? null : `card:${card}`}>
            <button type="button" class="tb-trophy-read" onClick={() => (sheet.value = { element: cardRef(card) })}>
              <CardTrophy card={card} />
            </button>
            {isTaken ? <Taken /> : gloom > 0 && <Veil />}
          </li>
        );
      })}
      {hadMarker.current && (
        <li
          class={gloom > 0 || seen.game.markers[sector] === 0 ? "tb-veiled" : undefined}
          data-place={`sector:${sector}`}
        >
          <MarkerTrophy sector={sector} face={nextFace(seen, sector)} />
          {seen.game.markers[sector] === 0 ? <Taken /> : gloom > 0 && <Veil />}
        </li>
      )}
    </ul>
  );
}

/** DK-OTH-MB-01: what lies in the Gloom is there, but not to be had. */
function Veil() {
  return (
    <small class="tb-veil">
      <Icon name="gloom" size={13} />
      {texts.value.trophies.veiled}
    </small>
  );
}

/** It lay here, and somebody has it now. */
function Taken() {
  return (
    <small class="tb-veil">
      <Icon name="check" size={13} />
      {texts.value.trophies.taken}
    </small>
  );
}

function CardTrophy({ card }: { card: string }) {
  const seen = useSeen();
  const face = cardFace(seen, card);
  const { trophies } = texts.value;
  const isCorrupted = othersOf(seen)?.corruption.includes(card);
  const place = isCorrupted ? texts.value.others.corrupted : trophies.card(face.place ?? "");
  return (
    <OpportunityCard card={{ ...face, place }} size="list">
      {seen.words.card(card).text}
    </OpportunityCard>
  );
}

function MarkerTrophy({ sector, face }: { sector: SectorId; face: 1 | 2 }) {
  const { words, game } = useSeen();
  const { trophies } = texts.value;
  const there = game.markers[sector];
  return (
    <div class="tb-marker-trophy">
      <span>
        <InfluenceMarker sector={sector} face={face} size={38} />
      </span>
      <div>
        <small>
          {trophies.marker(face === 2 ? "II" : "I")}
          {there > 1 && <em>{trophies.copies(there)}</em>}
        </small>
        <b>{words.sector(sector)}</b>
        <p>{words.influence(sector, face)}</p>
      </div>
    </div>
  );
}

/** Which face the marker would show in the reader's zone: the second of a sector is stacked on the first (DK-TRO-09). */
export function nextFace({ you, game }: Seen, sector: SectorId): 1 | 2 {
  return you !== null && game.players[you]!.influence.some((slot) => slot.sector === sector) ? 2 : 1;
}

/** The order of takes: the one that is fixed, or what each outcome of the Power Struggle would make of it. */
function TakeOrder({ conquest }: { conquest: ConquestView }) {
  const seen = useSeen();
  const { trophies } = texts.value;
  if (conquest.order.length > 0)
    return (
      <div key="fixed" class="tb-order">
        <h3>{trophies.order}</h3>
        <ol>
          {conquest.order.map((seat) => (
            <li key={seat} data-about={`seat:${seat}`}>
              <Medallion cabal={seen.player(seat).cabal} size={28} label={seen.name(seat)} />
              <small>×{emissariesOf(conquest, seat)}</small>
            </li>
          ))}
        </ol>
      </div>
    );
  const count = trophyCount(seen, conquest.sector);
  return (
    <div key="open" class="tb-order">
      {conquest.tied
        .toSorted((a, b) => Number(b === seen.you) - Number(a === seen.you))
        .map((winner) => (
          <div key={winner} class="tb-order-if">
            <h3>{winner === seen.you ? trophies.ifYouWin : trophies.ifWins(seen.name(winner))}</h3>
            <ol>
              {takesIf(conquest, seen.game.rankOrder, winner, count).map((seat, at) => {
                const key = `take ${at}`;
                return (
                  <li key={key}>
                    <Medallion cabal={seen.player(seat).cabal} size={26} label={seen.name(seat)} />
                  </li>
                );
              })}
            </ol>
          </div>
        ))}
    </div>
  );
}
