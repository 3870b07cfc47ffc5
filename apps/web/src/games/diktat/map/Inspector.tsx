import type { PileView, SectorId } from "@paravent/diktat";
import type { ComponentChildren } from "preact";
import { t } from "../../../i18n/index.ts";
import { openSectors } from "../answer/openness.ts";
import { CabalShape, cabalLook, Icon, SectorGlyph } from "../art/index.ts";
import { corruptedCardsOf, othersOf } from "../others/seen.ts";
import { called } from "../seen/called.ts";
import { cardsOf, trackNumber } from "../seen/labels.ts";
import { pilesIn } from "../seen/piles.ts";
import { sheet } from "../seen/pointed.ts";
import { type Seen, useSeen } from "../seen/seen.ts";
import { texts } from "../words/index.ts";
import { gloomOn, isBare, tokenNames, tokensOn } from "./on-sector.ts";

/** The placard: what a sector is worth, who is there, where its streets lead. A touch opens all of it. */
export function Inspector({ sector }: { sector: SectorId }) {
  const seen = useSeen();
  const { words, game, pack } = seen;
  const { inspector } = texts.value;
  const streets = pack.sectors.find(({ id }) => id === sector)?.adjacent ?? [];
  const markers = game.markers[sector];
  return (
    <section class="tb-inspector" data-about={`sector:${sector}`} aria-label={inspector.details(words.sector(sector))}>
      <button type="button" onClick={() => (sheet.value = { sector })}>
        <span class="tb-plaque">
          <SectorGlyph sector={sector} size={30} />
        </span>
        <span class="tb-inspector-name">
          <b class="disp">{words.sector(sector)}</b>
          <small>{stateLine(seen, sector)}</small>
        </span>
      </button>
      <ul>
        {markers > 0 && (
          <Line icon={<SectorGlyph sector={sector} size={14} />}>
            {inspector.influence}
            {t.value.table.colon} <b>{words.influence(sector, 1)}</b>
          </Line>
        )}
        {cardsOf(seen, sector).map((card) => (
          <Line key={card} icon={<Icon name="card" size={14} />} class="tb-inspector-card">
            {inspector.card(trackNumber(seen, card) ?? "")}, <b>{words.card(card).title}</b>
            <em>{words.card(card).text}</em>
          </Line>
        ))}
        {tokensOn(seen, sector).map((token) => (
          <Line key={token} icon={<Icon name={token} size={14} />}>
            {texts.value.map.token[token]}
          </Line>
        ))}
        {gloomOn(seen, sector) > 0 && (
          <Line icon={<Icon name="gloom" size={14} />}>
            {texts.value.others.token.gloom(gloomOn(seen, sector))}
            <em>{texts.value.others.gloomTrophy}</em>
          </Line>
        )}
        {corruptedCardsOf(seen, sector).map((card) => (
          <Line key={card} icon={<Icon name="corruption" size={14} />}>
            {texts.value.others.corrupted}, <b>{words.card(card).title}</b>
          </Line>
        ))}
        {isBare(seen, sector) && <Line icon={<Icon name="vp" size={14} />}>{inspector.nothing}</Line>}
        {pilesIn(seen, sector).map((pile) => {
          const { cabal } = seen.player(pile.owner);
          return (
            <Line
              key={pile.id}
              icon={
                <i style={{ color: cabalLook(cabal).colour }}>
                  <CabalShape cabal={cabal} size={14} />
                </i>
              }
            >
              {holding(seen, pile)}
            </Line>
          );
        })}
        <Line icon={<Icon name="send" size={14} />} class="tb-inspector-streets">
          {inspector.streets}
          {t.value.table.colon} {streets.map((id) => words.sector(id)).join(", ")}
        </Line>
      </ul>
    </section>
  );
}

/** Who holds what there; in few words where the corruption track leaves the placard less room. */
function holding(seen: Seen, { owner, pawns }: PileView): string {
  const { inspector, map } = texts.value;
  if (othersOf(seen)) return map.pileOf(called(seen, owner), pawns.length);
  return owner === seen.you ? inspector.yours(pawns.length) : inspector.holds(seen.name(owner), pawns.length);
}

/** The same on a phone: one strip, the rest behind the book. */
export function InspectorStrip({ sector }: { sector: SectorId | null }) {
  const seen = useSeen();
  const { inspector } = texts.value;
  if (sector === null)
    return (
      <section class="tb-inspector-strip empty" aria-label={texts.value.sheet.label}>
        {inspector.hint}
      </section>
    );
  return (
    <section class="tb-inspector-strip" data-about={`sector:${sector}`} aria-label={seen.words.sector(sector)}>
      <span class="tb-plaque">
        <SectorGlyph sector={sector} size={29} />
      </span>
      <div>
        <b class="tb-inspector-place disp">{seen.words.sector(sector)}</b>
        <p>
          {[
            stateLine(seen, sector),
            ...tokenNames(seen, sector),
            seen.game.markers[sector] > 0
              ? `${inspector.influence}${t.value.table.colon} ${seen.words.influence(sector, 1)}`
              : null,
            ...cardsOf(seen, sector).map((card) => inspector.card(trackNumber(seen, card) ?? "")),
            ...corruptedCardsOf(seen, sector).map((card) => seen.words.card(card).title),
            isBare(seen, sector) ? inspector.nothing : null,
          ]
            .filter(Boolean)
            .join(" · ")}
        </p>
      </div>
      <button
        type="button"
        aria-label={inspector.details(seen.words.sector(sector))}
        onClick={() => (sheet.value = { sector })}
      >
        <Icon name="book" size={20} />
      </button>
    </section>
  );
}

function stateLine(seen: Seen, sector: SectorId): string {
  const { map } = texts.value;
  const openness = openSectors(seen);
  const state = openness?.open.has(sector)
    ? map.open
    : openness && Object.hasOwn(openness.closed, sector)
      ? map.closed
      : null;
  const piles = map.piles(pilesIn(seen, sector).length, seen.game.pileLimit);
  return state ? `${state}, ${piles}` : piles;
}

function Line({
  icon,
  class: name,
  children,
}: {
  icon: ComponentChildren;
  class?: string;
  children: ComponentChildren;
}) {
  return (
    <li class={name}>
      {icon}
      <span>{children}</span>
    </li>
  );
}
