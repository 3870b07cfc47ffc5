import type { PlayerView } from "@paravent/diktat";
import { cabalRef, cardRef, markerRef } from "@paravent/diktat/refs";
import type { Seat } from "@paravent/kernel";
import type { ComponentChildren } from "preact";
import { t } from "../../../i18n/index.ts";
import { memo } from "../../../ui/memo.ts";
import { Icon, InfluenceMarker, SectorGlyph } from "../art/index.ts";
import { KIND_SIGN, kindsOf, usesOf } from "../elements/element.ts";
import { usedWords } from "../elements/used.ts";
import { offerOwn } from "../politics/deal.ts";
import { sheet } from "../seen/pointed.ts";
import { useSeen } from "../seen/seen.ts";
import "./tracks.css";
import { texts } from "../words/index.ts";

interface Props {
  readonly player: PlayerView;
  readonly size: "small" | "large";
  /** The level of its headings: under a board's name, or on their own. */
  readonly heading?: "h2" | "h3";
}

/** The three tracks of a Cabal board: Influence, Opportunities with the VP of their slots, Cabal with its prices. */
export const BoardTracks = memo(Tracks);

function Tracks(props: Props) {
  return (
    <div class={`tb-tracks ${props.size}`}>
      <InfluenceTrack {...props} />
      <OpportunityTrack {...props} />
      <CabalTrack {...props} />
    </div>
  );
}

function useBoard({ cabal }: PlayerView) {
  return useSeen().pack.cabals.find(({ id }) => id === cabal)?.board;
}

function InfluenceTrack({ player, size, heading: Heading = "h2" }: Props) {
  const { words } = useSeen();
  const places = useBoard(player)?.influenceSlots ?? 0;
  return (
    <div data-place={`influence:${player.seat}`} data-about={`influence:${player.seat}`}>
      <Heading>{texts.value.seat.influence}</Heading>
      <ul class="tb-slots">
        {player.influence.map((slot) => {
          const { sector, face, used } = slot;
          const element = markerRef(slot);
          const { title, text } = words.element(element);
          return (
            <li key={element}>
              <Placed
                element={element}
                used={used}
                usedWords={usedWords(slot, texts.value.elements)}
                label={`${title}${t.value.table.colon} ${text}`}
                kind="marker"
                of={player.seat}
              >
                <InfluenceMarker sector={sector} face={face} size={size === "large" ? 40 : 28} />
              </Placed>
            </li>
          );
        })}
        {frees(places - player.influence.length).map((key) => (
          <li key={key} class="tb-place marker" />
        ))}
      </ul>
    </div>
  );
}

function OpportunityTrack({ player, heading: Heading = "h2" }: Props) {
  const { words, pack } = useSeen();
  const slots = useBoard(player)?.opportunityVp ?? [];
  const { board, seat } = texts.value;
  return (
    <div data-place={`row:${player.seat}`} data-about={`row:${player.seat}`}>
      <Heading>{seat.opportunities}</Heading>
      <ul class="tb-row">
        {player.row.map(({ card, tokens, used }, at) => {
          const { title, sector } = words.card(card);
          const placed = tokens.filter((token) => token !== null).length;
          return (
            <li key={card} class={at >= slots.length ? "beside" : ""}>
              <Placed
                element={cardRef(card)}
                used={used}
                label={board.card(title, placed, tokens.length)}
                kind="card"
                of={player.seat}
              >
                <SectorGlyph sector={sector} size={20} />
                <span class="tb-tokens">
                  {tokens.map((token, symbol) => {
                    const key = `${card} ${symbol}`;
                    return <i key={key} class={token === null ? "" : "on"} />;
                  })}
                </span>
              </Placed>
              <Vp n={slots[at] ?? pack.constants.overflowCardVp} />
            </li>
          );
        })}
        {slots.slice(player.row.length).map((vp, at) => {
          const key = `free ${at}`;
          return (
            <li key={key}>
              <span class="tb-place" />
              <Vp n={vp} />
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** Cabal cards in play; the price of the next place is lit when its owner, who alone knows, can pay it. */
function CabalTrack({ player, heading: Heading = "h2" }: Props) {
  const seen = useSeen();
  const board = useBoard(player);
  const { elements, seat } = texts.value;
  if (!board) return null;
  const pp = player.seat === seen.you ? (seen.game.own?.pp ?? 0) : null;
  return (
    <div data-place={`cabal:${player.seat}`} data-about={`cabal:${player.seat}`}>
      <Heading>{seat.cabal}</Heading>
      <ul class="tb-row">
        {board.cabalCost.map((cost, at) => {
          const played = player.cabalRow[at];
          const key = `slot ${at}`;
          if (!played) {
            const isNext = at === player.cabalRow.length;
            const affordable = isNext && pp !== null && pp >= cost;
            return (
              <li key={key}>
                <span
                  class={`tb-place price ${isNext ? "next" : ""} ${affordable ? "lit" : ""}`}
                  title={elements.price(cost)}
                >
                  <span>
                    {cost}
                    {/* Beside two digits it has no room. */}
                    {isNext && cost < 10 && <span class="tb-vp-unit"> PP</span>}
                  </span>
                </span>
                <Vp n={board.cabalVp[at] ?? 0} />
              </li>
            );
          }
          const element = cabalRef(played.card);
          const [kind] = kindsOf(seen, element);
          return (
            <li key={key}>
              <Placed
                element={element}
                used={played.used}
                label={seen.words.element(element).title}
                kind="cabal"
                of={player.seat}
              >
                <Icon name={kind ? KIND_SIGN[kind] : "develop"} size={18} />
              </Placed>
              <Vp n={board.cabalVp[at] ?? 0} />
            </li>
          );
        })}
      </ul>
    </div>
  );
}

interface PlacedProps {
  readonly element: string;
  readonly used: boolean;
  /** Where there is more to say than that it is Used. */
  readonly usedWords?: string | null;
  readonly label: string;
  readonly kind: "marker" | "card" | "cabal";
  /** On whose board: on the reader's own a touch adds it while a trade is composed. */
  readonly of: Seat;
  readonly children: ComponentChildren;
}

/** An element in its place: a touch opens it. The hourglass lies on what is Used; what can be used now is lit. */
function Placed({ element, used, usedWords: said = null, label, kind, children, of }: PlacedProps) {
  const seen = useSeen();
  const { elements } = texts.value;
  const own = of === seen.you;
  const usable = own && usesOf(seen, element).length > 0;
  const words = [label, used ? (said ?? elements.used) : null, usable ? elements.usable : null]
    .filter(Boolean)
    .join(", ");
  return (
    <button
      type="button"
      class={`tb-place ${kind} ${usable ? "usable" : ""}`}
      data-about={element}
      aria-label={words}
      title={words}
      onClick={() => {
        if (!own || !offerOwn(seen, element)) sheet.value = { element, of };
      }}
    >
      {children}
      {used && (
        <span class="tb-used">
          <Icon name="used" size={16} />
        </span>
      )}
    </button>
  );
}

const frees = (n: number) => Array.from({ length: Math.max(0, n) }, (_, at) => `free ${at}`);

function Vp({ n }: { n: number }) {
  return n === 0 ? null : (
    <s>
      {n}
      <span class="tb-vp-unit"> {texts.value.seat.vp}</span>
    </s>
  );
}
