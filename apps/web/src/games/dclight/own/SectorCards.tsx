import { SECTORS, type Sector, SLOTS } from "@paravent/dclight";
import { isRefs } from "../../../drafts/draft.ts";
import { t } from "../../../i18n/index.ts";
import { FaceGlyph, SignGlyph } from "../art/index.ts";
import { type Seen, secretsOf, shownPlayer, useSeen } from "../seen/seen.ts";
import { BUY_ACCESSORY, BUY_SECONDARY, placeOf } from "../seen/subjects.ts";
import "./sector-cards.css";
import { texts } from "../words/index.ts";

/** The three sector cards of the turn: those revealed in their colour, those still secret hatched and dotted. */
export function SectorCards() {
  const seen = useSeen();
  const words = texts.value;
  const player = shownPlayer(seen);
  const own = ownOrder(seen);
  const title = seen.you === null ? words.sectorsOf(seen.name(player.seat)) : words.sectorsTitle;
  const isOrdered = player.order.length > 0 || own.length > 0;
  const note = !isOrdered ? words.notOrdered : seen.game.opened ? words.secretThen : words.secretUntil;
  return (
    <section class="dc-sectors" aria-label={title}>
      <h2 class="dc-own-title mc">
        {title}
        <small key={note}>{note}</small>
      </h2>
      <ol>
        {SLOTS.map((slot, at) => {
          const shown = player.order[at] ?? null;
          const sector = shown ?? own[at] ?? null;
          if (!isOrdered) return <Unordered key={slot} sector={SECTORS[at]!} />;
          if (!sector)
            return (
              <li key={slot} class="dc-sector-card hidden" data-about={`slot:${slot}`}>
                <small>{words.slot[slot]}</small>
                <SignGlyph sign="eclipse" size={26} label={words.faceDown} />
              </li>
            );
          return (
            <li
              key={slot}
              data-about={`slot:${slot}:${sector}`}
              class={`dc-sector-card ${sector} ${shown ? "shown" : "known"} ${isNow(seen, at) ? "now" : ""}`}
            >
              <span>
                <small>{words.slot[slot]}</small>
                <b class="mc">{seen.lexicon.sector(sector)}</b>
              </span>
              <small>
                {shown ? (
                  slotLine(seen, slot)
                ) : (
                  <>
                    <SignGlyph sign="eye" size={14} /> {seen.game.opened ? words.secretThen : t.value.table.onlyYou}
                  </>
                )}
              </small>
              <i class="dc-sector-sign">
                <FaceGlyph face={sector} size={86} />
              </i>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** The order only its owner knows: fixed, or sealed while the others still think. A game told once more shows it to all. */
function ownOrder(seen: Seen): readonly Sector[] {
  const fixed = secretsOf(seen, shownPlayer(seen).seat)?.order ?? [];
  if (fixed.length > 0) return fixed;
  return isRefs(seen.sealed) && seen.sealed.length === SLOTS.length ? (seen.sealed as Sector[]) : [];
}

/** Before the cards are ordered: each sector with its age and what it lets one hold (DC-HAND-01). */
function Unordered({ sector }: { sector: Sector }) {
  const seen = useSeen();
  const words = texts.value;
  const player = shownPlayer(seen);
  return (
    <li class={`dc-sector-card ${sector} shown`} data-about={`sector:${sector}`}>
      <b class="mc">{seen.lexicon.sector(sector)}</b>
      <small>{words.cardsOf(player.hand[sector], player.ages[sector])}</small>
      <i class="dc-sector-sign">
        <FaceGlyph face={sector} size={86} />
      </i>
    </li>
  );
}

const isNow = (seen: ReturnType<typeof useSeen>, at: number): boolean => {
  const place = placeOf(seen.view.question);
  return (place === BUY_SECONDARY && at === 1) || (place === BUY_ACCESSORY && at === 2);
};

function slotLine(seen: ReturnType<typeof useSeen>, slot: (typeof SLOTS)[number]): string {
  const words = texts.value;
  return slot === "priority" ? words.threeGained : words.buyAtMost(seen.pack.constants.purchases[slot]);
}
