import { t } from "../../../i18n/index.ts";
import { isNarrow } from "../../../store/media.ts";
import { Icon, InfluenceMarker, Medallion, SectorGlyph } from "../art/index.ts";
import { sheet } from "../map/pointed.ts";
import { useSeen } from "../seen.ts";
import { Manoeuvres } from "./Manoeuvres.tsx";
import "./cabal-board.css";

/** The player's own public board: numbers, manoeuvres, influence, Opportunity row. */
export function CabalBoard() {
  const { you, player, name, words } = useSeen();
  if (you === null) return null;
  const own = player(you);
  const { seat, board } = t.value.table;
  return (
    <section class="tb-board" aria-label={board.label}>
      <p class="tb-me">
        <Medallion cabal={own.cabal} size={20} />
        <b>{name(you)}</b>
        <span>{own.cabal && words.cabal(own.cabal)}</span>
        <i />
        <Fact icon="vp" n={own.vp} word={seat.vp} />
        <Fact icon="rank" n={own.rank} word={seat.rank} />
        <Fact icon="spy" n={own.spyTokens} word={seat.spies} />
        <Fact icon="kill" n={own.assassinTokens} word={seat.assassins} />
        {own.debts > 0 && <Fact icon="debt" n={own.debts} word={seat.debts} />}
      </p>
      {/* On a narrow table they are part of the sheet under the bar. */}
      {!isNarrow.value && <Manoeuvres />}
      <Tracks />
    </section>
  );
}

function Fact({ icon, n, word }: { icon: "vp" | "rank" | "spy" | "kill" | "debt"; n: number; word: string }) {
  return (
    <span class="tb-me-fact">
      <Icon name={icon} size={14} />
      <b>{n}</b> {word}
    </span>
  );
}

/** Influence places and the Opportunity row, with the Victory Points under its slots. */
function Tracks() {
  const { you, player, pack, words } = useSeen();
  if (you === null) return null;
  const own = player(you);
  const { seat, board } = t.value.table;
  const printed = pack.cabals.find(({ id }) => id === own.cabal)?.board;
  const slots = printed?.opportunityVp ?? [];
  const places = printed?.influenceSlots ?? 0;
  return (
    <div class="tb-tracks">
      <div>
        <h2>{seat.influence}</h2>
        <ul class="tb-slots">
          {own.influence.map(({ sector, face }) => (
            <li key={sector} title={words.influence(sector, face)}>
              <InfluenceMarker
                sector={sector}
                face={face}
                size={28}
                label={`${words.sector(sector)} ${face === 2 ? "II" : "I"} : ${words.influence(sector, face)}`}
              />
            </li>
          ))}
          {Array.from({ length: Math.max(0, places - own.influence.length) }, (_, at) => {
            const place = `free ${at}`;
            return <li key={place} class="tb-place marker" />;
          })}
        </ul>
      </div>
      <div>
        <h2>{seat.opportunities}</h2>
        <ul class="tb-row">
          {own.row.map(({ card, tokens }, at) => {
            const { title, sector } = words.card(card);
            return (
              <li key={card}>
                <button
                  type="button"
                  class="tb-place card"
                  aria-label={board.card(title, tokens.filter((token) => token !== null).length, tokens.length)}
                  onClick={() => (sheet.value = { card })}
                >
                  <SectorGlyph sector={sector} size={20} />
                  <span class="tb-tokens">
                    {tokens.map((token, symbol) => {
                      const key = `${card} ${symbol}`;
                      return <i key={key} class={token === null ? "" : "on"} />;
                    })}
                  </span>
                </button>
                <Vp n={slots[at] ?? pack.constants.overflowCardVp} />
              </li>
            );
          })}
          {slots.slice(own.row.length).map((vp, at) => {
            const place = `free ${at}`;
            return (
              <li key={place}>
                <span class="tb-place" />
                <Vp n={vp} />
              </li>
            );
          })}
        </ul>
      </div>
    </div>
  );
}

function Vp({ n }: { n: number }) {
  return n === 0 ? null : (
    <s>
      {n} {t.value.table.seat.vp}
    </s>
  );
}
