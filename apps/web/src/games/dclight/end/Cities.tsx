import type { FinalView } from "@paravent/dclight";
import type { Seat } from "@paravent/kernel";
import type { ComponentChildren } from "preact";
import { t } from "../../../i18n/index.ts";
import { CardPicture, CREATURE_FIELD, CreatureFigure, Shield } from "../art/index.ts";
import { Frieze } from "../city/Frieze.tsx";
import { called } from "../seen/called.ts";
import { useSeen } from "../seen/seen.ts";
import { texts } from "../words/index.ts";
import "./cities.css";

/** The cities as they stand at the end, with what lay face down: trophies and hands (DC-INFO-02). */
export function Cities({ final }: { final: FinalView }) {
  return (
    <section class="dc-cities-end" aria-labelledby="dc-cities-end">
      <h2 id="dc-cities-end" class="dc-own-title mc">
        {texts.value.end.opened}
      </h2>
      <ul style={{ "--cities": final.ranking.length }}>
        {final.ranking.map(({ seat, vp }) => (
          <City key={seat} final={final} seat={seat} vp={vp} />
        ))}
      </ul>
    </section>
  );
}

function City({ final, seat, vp }: { final: FinalView; seat: Seat; vp: number }) {
  const seen = useSeen();
  const { lexicon, player, you } = seen;
  const { end, buildings, vp: unit } = texts.value;
  const { hand, trophies } = final.opened[seat]!;
  const city = player(seat);
  return (
    <li class={seat === you ? "dc-city-end own" : "dc-city-end"}>
      <header>
        <Shield seat={seat} size={26} />
        <b>{called(seen, seat)}</b>
        <span class="mc">
          {vp} <small>{unit}</small>
        </span>
      </header>
      <Frieze player={city} />
      <Things title={buildings} isEmpty={city.buildings.length === 0}>
        {city.buildings.map(({ ref, as }) => (
          <Thing key={ref} look={lexicon.card(as)?.deck} name={lexicon.cardName(as)} vp={lexicon.card(as)?.vp}>
            <CardPicture card={as} />
          </Thing>
        ))}
      </Things>
      <Things title={end.trophies} isEmpty={trophies.creatures.length + trophies.buildings.length === 0}>
        {trophies.creatures.map((creature) => (
          <Thing key={creature} name={lexicon.creatureName(creature)} vp={lexicon.creature(creature)?.vp}>
            <svg viewBox={CREATURE_FIELD} aria-hidden="true">
              <CreatureFigure creature={creature} />
            </svg>
          </Thing>
        ))}
        {trophies.buildings.map(({ as }) => (
          <Thing key={as} look="ruin" name={lexicon.cardName(as)} vp={lexicon.card(as)?.vp}>
            <CardPicture card={as} />
          </Thing>
        ))}
      </Things>
      <p class="dc-city-hand">
        <b>{end.hand}</b>
        {t.value.table.colon} {hand.map((card) => lexicon.cardName(card)).join(", ") || "—"}
      </p>
    </li>
  );
}

function Things(props: { title: string; isEmpty: boolean; children: ComponentChildren }) {
  return (
    <>
      <h3>{props.title}</h3>
      {props.isEmpty ? <p class="dc-none">—</p> : <ul class="dc-things">{props.children}</ul>}
    </>
  );
}

interface ThingProps {
  readonly look?: string | undefined;
  readonly name: string;
  readonly vp: number | undefined;
  readonly children: ComponentChildren;
}

function Thing({ look = "", name, vp = 0, children }: ThingProps) {
  return (
    <li class={look}>
      <i>{children}</i>
      <span>{name}</span>
      <small>{texts.value.points(vp)}</small>
    </li>
  );
}
