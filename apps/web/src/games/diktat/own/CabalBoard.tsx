import { isNarrow } from "../../../store/media.ts";
import { memo } from "../../../ui/memo.ts";
import { Icon, type IconName, Medallion } from "../art/index.ts";
import { placesOf } from "../seen/places.ts";
import { sheet } from "../seen/pointed.ts";
import { useSeen } from "../seen/seen.ts";
import { BoardTracks } from "./BoardTracks.tsx";
import { Manoeuvres } from "./Manoeuvres.tsx";
import "./cabal-board.css";
import { texts } from "../words/index.ts";

const TOKENS = ["blockhouse", "sleeper", "membership", "revolt"] as const;

/** The player's own public board: numbers, manoeuvres, Influence, Opportunities, Cabal. */
export const CabalBoard = memo(Board);

function Board() {
  const { you, player, name, words } = useSeen();
  if (you === null) return null;
  const own = player(you);
  const { seat, board, elements } = texts.value;
  return (
    <section class="tb-board" data-place={placesOf(you)} aria-label={board.label}>
      <p class="tb-me">
        <button type="button" title={board.open} onClick={() => (sheet.value = { player: you })}>
          <Medallion cabal={own.cabal} size={20} />
          <b>{name(you)}</b>
          <span>{own.cabal && words.cabal(own.cabal)}</span>
        </button>
        <i />
        <Fact icon="vp" n={own.vp} word={seat.vp} place={`vp:${you}`} />
        <Fact icon="rank" n={own.rank} word={seat.rank} place={`rank:${you}`} />
        <Fact icon="spy" n={own.spyTokens} word={seat.count.spies(own.spyTokens)} place={`tokens:${you}`} />
        <Fact icon="kill" n={own.assassinTokens} word={seat.count.assassins(own.assassinTokens)} />
        {TOKENS.map(
          (token) =>
            own.cabalTokens[token] !== undefined && (
              <Fact key={token} icon={token} n={own.cabalTokens[token] ?? 0} word={elements.token[token]} quiet />
            ),
        )}
        {own.debts > 0 && <Fact icon="debt" n={own.debts} word={seat.count.debts(own.debts)} />}
      </p>
      {/* On a narrow table they are part of the sheet under the bar. */}
      {!isNarrow.value && <Manoeuvres />}
      <BoardTracks player={own} size={isNarrow.value ? "large" : "small"} />
    </section>
  );
}

interface FactProps {
  readonly icon: IconName;
  readonly n: number;
  readonly word: string;
  /** The sign says enough; the word is for those who cannot see it. */
  readonly quiet?: boolean;
  readonly place?: string;
}

const Fact = memo(({ icon, n, word, quiet = false, place }: FactProps) => (
  <span class="tb-me-fact" title={word} data-place={place} data-about={`sign:${icon}`}>
    <Icon name={icon} size={14} />
    <b>{n}</b> <span class={quiet ? "visually-hidden" : ""}>{word}</span>
  </span>
));
