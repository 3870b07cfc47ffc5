import type { FinalView, VpSources } from "@paravent/diktat";
import { t } from "../../../i18n/index.ts";
import { Icon, type IconName, Medallion, PowerOctagon, SectorGlyph } from "../art/index.ts";
import { called } from "../seen/called.ts";
import { useSeen } from "../seen/seen.ts";
import { texts } from "../words/index.ts";

export const SOURCES = [
  "opportunities",
  "affinities",
  "newTown",
  "cabal",
  "cards",
  "oaths",
  "debts",
  "leagues",
] as const satisfies readonly (keyof VpSources)[];
const ICONS: Readonly<Record<Exclude<keyof VpSources, "newTown">, IconName>> = {
  opportunities: "card",
  affinities: "artefact",
  cabal: "develop",
  oaths: "oath",
  cards: "vp",
  debts: "debt",
  leagues: "oath",
};

/** Where each point came from: one row a player, one segment a source. Read aloud it is a table. */
export function PointSources({ final }: { final: FinalView }) {
  const seen = useSeen();
  const { end, seat: seatWords } = texts.value;
  const used = SOURCES.filter((source) => seen.game.players.some(({ vpSources }) => vpSources[source] !== 0));
  const most = Math.max(1, ...seen.game.players.map(({ vpSources }) => total(vpSources)));
  return (
    <table class="tb-sources">
      <caption class="disp">{t.value.table.end.sources}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span class="visually-hidden">{t.value.table.end.player}</span>
          </th>
          <th scope="col" class="tb-sources-key">
            <span class="visually-hidden">{t.value.table.end.sources}</span>
            {used.map((source) => (
              <span key={source}>
                <i class={source}>
                  <SourceSign source={source} size={13} />
                </i>
                {end.source[source]}
              </span>
            ))}
          </th>
          <th scope="col">{seatWords.vp}</th>
          <th scope="col">PP</th>
        </tr>
      </thead>
      <tbody>
        {final.ranking.map(({ seat, vp, pp }) => {
          const { cabal, vpSources } = seen.player(seat);
          return (
            <tr key={seat}>
              <th scope="row">
                <Medallion cabal={cabal} size={28} />
                <span>
                  {called(seen, seat)}
                  <small class="tb-sources-cabal">{cabal && seen.words.cabal(cabal)}</small>
                </span>
              </th>
              <td>
                <span class="tb-bars">
                  {used
                    .filter((source) => vpSources[source] !== 0)
                    .map((source) => (
                      <i
                        key={source}
                        class={source}
                        style={{ width: `${(Math.abs(vpSources[source]) / most) * 88}%` }}
                        title={end.source[source]}
                      >
                        <SourceSign source={source} size={14} label={end.source[source]} />
                        <b>{signed(vpSources[source])}</b>
                      </i>
                    ))}
                </span>
              </td>
              <td class="disp">{vp}</td>
              <td>
                <span class="tb-sources-pp">
                  <PowerOctagon size={17} />
                  {pp}
                </span>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function SourceSign({ source, ...look }: { source: keyof VpSources; size: number; label?: string }) {
  return source === "newTown" ? <SectorGlyph sector="newTown" {...look} /> : <Icon name={ICONS[source]} {...look} />;
}

const total = (sources: VpSources) => SOURCES.reduce((sum, source) => sum + Math.abs(sources[source]), 0);
const signed = (n: number) => (n < 0 ? `−${-n}` : String(n));
