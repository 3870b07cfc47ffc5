import type { OthersView } from "@paravent/diktat";
import { cardRef } from "@paravent/diktat/refs";
import { Icon, SectorGlyph } from "../art/index.ts";
import { sheet } from "../seen/pointed.ts";
import { useSeen } from "../seen/seen.ts";
import { gloomPlaced, LAST, othersOf, pawnsOfOthers } from "./seen.ts";
import "./others.css";
import "./placard.css";
import { texts } from "../words/index.ts";

const CELLS = Array.from({ length: LAST }, (_, at) => at);

/** The north-east corner of the map: how far the corruption has come, and the Gloom. A touch opens the whole board. */
export function CorruptionTrack() {
  const seen = useSeen();
  const others = othersOf(seen);
  const words = texts.value.others;
  if (!others) return null;
  const { outside, waiting } = pawnsOfOthers(seen);
  return (
    <section class="ot-track" data-place="corruption" aria-label={words.trackLabel(others.corruption.length, LAST)}>
      <button type="button" class="ot-open" onClick={() => (sheet.value = { board: "others" })}>
        <span class="disp">{words.corruption}</span>
        <Of n={others.corruption.length} />
        <span class="visually-hidden">{words.open}</span>
      </button>
      <Cells others={others} />
      <h2 class="disp" data-about="sign:gloom">
        {words.gloom}
        <Of n={gloomPlaced(others)} />
      </h2>
      <GloomRings others={others} />
      <p>{words.pawns(outside, waiting)}</p>
    </section>
  );
}

/** At five and six the number beats once on arrival, then stays still. */
export function Of({ n }: { n: number }) {
  return (
    <b key={n} class={n >= LAST - 2 ? "ot-of beats" : "ot-of"}>
      {n}
      <i>/{LAST}</i>
    </b>
  );
}

/** Seven cells: the cards in order, the last of them ringed, the seventh red. */
export function Cells({ others }: { others: OthersView }) {
  const { words, pack } = useSeen();
  const { free, everybodyLoses, darkness } = texts.value.others;
  return (
    <ol class="ot-cells">
      {CELLS.map((at) => {
        const id = others.corruption[at];
        if (id === undefined)
          return at === LAST - 1 ? (
            <li key={at} class="lose">
              <em>{at + 1}</em>
              <span>{everybodyLoses}</span>
              <Icon name="eclipse" size={15} />
            </li>
          ) : (
            <li key={at} class="free">
              <em>{at + 1}</em>
              <span>{free}</span>
            </li>
          );
        const { sector, title } = words.card(id);
        const score = pack.cards.find((card) => card.id === id)?.darknessScore ?? 0;
        const isNew = at === others.corruption.length - 1;
        return (
          <li key={at} class={isNew ? "card new" : "card"} title={title} data-about={cardRef(id)}>
            <em>{at + 1}</em>
            <SectorGlyph sector={sector} size={17} />
            <span>{texts.value.others.shortSector[sector] ?? words.sector(sector)}</span>
            <u>
              <Icon name="drop" size={11} label={darkness} />
              {score}
            </u>
          </li>
        );
      })}
    </ol>
  );
}

export function GloomRings({ others }: { others: OthersView }) {
  const placed = gloomPlaced(others);
  return (
    <div class="ot-rings" aria-hidden="true" data-about="sign:gloom">
      {CELLS.map((at) => (
        <i key={at} class={at < placed ? "on" : at === LAST - 1 ? "last" : ""} />
      ))}
    </div>
  );
}
