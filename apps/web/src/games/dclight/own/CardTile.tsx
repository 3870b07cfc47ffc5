import type { BuildingView, Price } from "@paravent/dclight";
import { CardPicture, FaceGlyph, SignGlyph } from "../art/index.ts";
import { pointing } from "../seen/pointed.ts";
import { cardPrice } from "../seen/prices.ts";
import { shownPlayer, useSeen } from "../seen/seen.ts";
import type { Use } from "./uses.ts";
import "./card-tile.css";
import { texts } from "../words/index.ts";

interface Props {
  readonly card: string;
  readonly use: Use | null;
  /** In play; without it the card is in a hand, and the reader's secret unless all hands are open. */
  readonly building?: BuildingView;
}

/** A card on the table: in play with a solid line, in hand with a dotted one. Pointing at it tells all about it. */
export function CardTile({ card, use, building }: Props) {
  const seen = useSeen();
  const words = texts.value;
  const as = building?.as ?? card;
  const known = seen.lexicon.card(as);
  const look = [
    "dc-tile",
    known?.deck ?? "",
    building ? "in-play" : "in-hand",
    building?.exhausted ? "exhausted" : "",
    use?.isChosen ? "chosen" : use?.isOffered ? "open" : "",
  ];
  return (
    <button
      type="button"
      class={look.join(" ")}
      data-ref={use?.ref}
      data-about={building?.ref ?? `card:${card}`}
      aria-pressed={use?.isOffered ? use.isChosen : undefined}
      aria-disabled={!use?.isOffered}
      onClick={use?.press}
      {...pointing({ card: as })}
    >
      <span class="dc-tile-band" />
      <span class="dc-tile-art">
        <CardPicture card={as} />
      </span>
      <b>{seen.lexicon.cardName(as)}</b>
      <small>
        {building ? (
          <>
            {building.exhausted ? words.exhausted : building.activates ? words.activates : words.passive}
            {" · "}
            {words.points(known?.vp ?? 0)}
          </>
        ) : (
          <>
            <SignGlyph sign="eye" size={13} />
            {known && <PriceSigns price={cardPrice(seen, shownPlayer(seen), known)} />}
          </>
        )}
      </small>
      <span class="visually-hidden">{details(seen, card, building)}</span>
      <Pairs building={building} />
    </button>
  );
}

/** What the signs and the inspector show, for those who hear the table. */
function details(seen: ReturnType<typeof useSeen>, card: string, building: BuildingView | undefined): string {
  const { lexicon } = seen;
  const words = texts.value;
  const as = building?.as ?? card;
  const known = lexicon.card(as);
  const state = building
    ? [building.pair ? words.copyOf : ""]
    : [
        known ? lexicon.price(cardPrice(seen, shownPlayer(seen), known)) : "",
        seen.game.opened ? words.openHand : words.inHand,
      ];
  return [...state, lexicon.cardText(as)].filter(Boolean).join(", ");
}

/** A price in signs: a number and the sign of its track. The words are in the label around it. */
export function PriceSigns({ price }: { price: Price }) {
  const { pack } = useSeen();
  return (
    <span class="dc-price" aria-hidden="true">
      {pack.tracks.map(({ id }) => {
        const n = id === "creature" ? 0 : (price[id] ?? 0);
        if (n === 0) return null;
        return (
          <span key={id}>
            {n}
            <FaceGlyph face={id} size={13} />
          </span>
        );
      })}
    </span>
  );
}

/** Markers of espionage: on the copy, and on what was copied (DC-ANX-04). */
function Pairs({ building }: { building: BuildingView | undefined }) {
  const pairs = building ? [...(building.pair ? [building.pair] : []), ...building.copied] : [];
  if (pairs.length === 0) return null;
  return (
    <span class="dc-pairs">
      {pairs.map((pair) => (
        <i key={pair} class={`pair-${pair}`} />
      ))}
    </span>
  );
}
