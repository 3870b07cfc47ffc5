import { t } from "../../../i18n/index.ts";
import { memo } from "../../../ui/memo.ts";
import { GodDie, ROMAN } from "../art/index.ts";
import { GODS } from "../seen/places.ts";
import { useSeen } from "../seen/seen.ts";
import "./god.css";
import { texts } from "../words/index.ts";

/** The six gods of the black die; the one of the turn with its effect in one line (DC-PROD-05). */
export const GodPanel = memo(Gods);

function Gods() {
  const { game, pack, lexicon } = useSeen();
  const words = texts.value;
  const god = game.god === null ? undefined : lexicon.god(game.god);
  return (
    <section class="dc-gods" data-place={GODS} aria-label={words.god.title}>
      <h2 class="mc">
        {words.god.title}
        <small key={game.god}>{god ? words.god.die(god.face) : words.god.none}</small>
      </h2>
      <ol>
        {pack.gods.map(({ id, face }) => (
          <li
            key={id}
            class={id === game.god ? "on" : ""}
            title={`${lexicon.godName(id)} : ${lexicon.godText(id)}`}
            data-about={`god:${id}`}
          >
            <span class="visually-hidden">{lexicon.godName(id)}</span>
            <span class="mc" aria-hidden="true">
              {id === game.god ? <GodDie key={game.turn} number={face} /> : ROMAN[face]}
            </span>
          </li>
        ))}
      </ol>
      {god && (
        <p data-about={`god:${god.id}`}>
          <b>{lexicon.godName(god.id)}</b>
          {t.value.table.colon} {lexicon.godText(god.id)}
        </p>
      )}
    </section>
  );
}
