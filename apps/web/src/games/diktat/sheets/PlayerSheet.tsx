import type { PlayerView, VpSources } from "@paravent/diktat";
import { cabalRef, screenRef } from "@paravent/diktat/refs";
import type { Seat } from "@paravent/kernel";
import { t } from "../../../i18n/index.ts";
import { cabalLook, Icon, Medallion } from "../art/index.ts";
import { BoardTracks } from "../own/BoardTracks.tsx";
import { Behind } from "../seats/Behind.tsx";
import { Pips } from "../seats/Pips.tsx";
import { sheet } from "../seen/pointed.ts";
import { useSeen } from "../seen/seen.ts";
import { texts } from "../words/index.ts";

const SOURCES = ["opportunities", "affinities", "newTown", "cabal", "cards", "oaths", "debts"] as const;

/** Everything that lies in the open on a player's board: also one's own, at full size. */
export function PlayerSheet({ seat }: { seat: Seat }) {
  const seen = useSeen();
  const { words } = seen;
  const player = seen.player(seat);
  const cabal = seen.pack.cabals.find(({ id }) => id === player.cabal);
  const { elements } = texts.value;
  const reserve = seen.game.reserves?.[seat];
  const ability = cabal && words.element(screenRef(cabal.id));
  return (
    <div class="tb-player-sheet" style={{ "--who": cabalLook(player.cabal).colour }}>
      <header>
        <Medallion cabal={player.cabal} size={44} />
        <div>
          <h2 class="disp">{seen.name(seat)}</h2>
          {cabal && (
            <p>
              {words.cabal(cabal.id)} · <em>{words.motto(cabal.id)}</em>
            </p>
          )}
        </div>
      </header>
      <Facts player={player} />
      {reserve && <Behind reserve={reserve} size={26} />}
      {cabal && ability && (
        <button type="button" class="tb-ability" onClick={() => (sheet.value = { element: screenRef(cabal.id) })}>
          <b>
            {elements.ability}
            {t.value.table.colon} {ability.title}
          </b>
          <span>{ability.text}</span>
        </button>
      )}
      <BoardTracks player={player} size="large" heading="h3" />
      {cabal && (
        <section>
          <h3>{elements.unplayed}</h3>
          <ul class="tb-unplayed">
            {cabal.cards
              .filter(({ id }) => !player.cabalRow.some(({ card }) => card === id))
              .map(({ id }) => (
                <li key={id}>
                  <button type="button" onClick={() => (sheet.value = { element: cabalRef(id) })}>
                    <b>{words.element(cabalRef(id)).title}</b>
                    <span>{words.element(cabalRef(id)).text}</span>
                  </button>
                </li>
              ))}
          </ul>
        </section>
      )}
      <Sources sources={player.vpSources} />
    </div>
  );
}

function Facts({ player }: { player: PlayerView }) {
  const { seat, elements } = texts.value;
  const tokens = Object.entries(player.cabalTokens).filter(([, n]) => n !== undefined);
  const facts: [string, number][] = [
    [seat.vp, player.vp],
    [seat.rank, player.rank],
    [seat.spies, player.spyTokens],
    [seat.assassins, player.assassinTokens],
    [seat.debts, player.debts],
    ...tokens.map(([token, n]): [string, number] => [elements.token[token as keyof typeof elements.token], n ?? 0]),
    ...(player.memberships > 0 ? [[elements.memberOf, player.memberships] as [string, number]] : []),
  ];
  return (
    <>
      <dl class="tb-player-facts">
        {facts.map(([name, n]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd class="disp">{n}</dd>
          </div>
        ))}
      </dl>
      <Pips player={player} />
      <p class="tb-seat-screen">
        <Icon name="eclipse" size={13} />
        {seat.hidden}
      </p>
    </>
  );
}

function Sources({ sources }: { sources: VpSources }) {
  const { end } = texts.value;
  const counted = SOURCES.filter((source) => sources[source] !== 0);
  if (counted.length === 0) return null;
  return (
    <section>
      <h3>{t.value.table.end.sources}</h3>
      <ul class="tb-player-sources">
        {counted.map((source) => (
          <li key={source}>
            {end.source[source]} <b>{sources[source] > 0 ? `+${sources[source]}` : `−${-sources[source]}`}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}
