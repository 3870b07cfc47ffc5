import { type DclightView, SECTOR_OF } from "@paravent/dclight";
import type { Question } from "@paravent/kernel";
import { useEffect, useState } from "preact/hooks";
import { isNarrow } from "../../../store/media.ts";
import { Die, type Face } from "../art/index.ts";
import { signed } from "../seats/SeatPanel.tsx";
import { isNeutral } from "../seen/neutral.ts";
import { STELE } from "../seen/places.ts";
import { type Seen, useSeen } from "../seen/seen.ts";
import { OFFERING, placeOf } from "../seen/subjects.ts";
import { Payment } from "./Payment.tsx";
import "./stele.css";
import { texts } from "../words/index.ts";

type Facing = NonNullable<DclightView["facing"]>;

/** The creature's stone: name, points, and the sum from the engraved price to what is to be offered. */
export function Stele({ facing }: { facing: Facing }) {
  const seen = useSeen();
  const words = texts.value;
  const creature = seen.lexicon.creature(facing.creature);
  const question: Question | null = placeOf(seen.view.question) === OFFERING ? seen.view.question : null;
  if (!creature) return null;
  const origin = seen.game.creatures[0]?.origin ?? "common";
  const demand = seen.lexicon.track(creature.demand);
  return (
    <section
      class="dc-stele"
      data-about={`creature:${facing.creature}`}
      data-place={STELE}
      aria-label={seen.lexicon.creatureName(facing.creature)}
    >
      <header>
        <div>
          <h2 class="mc">{seen.lexicon.creatureName(facing.creature)}</h2>
          <p>
            {creature.colour
              ? words.creatureLine(origin, creature.colour, demand, seen.lexicon.sector(SECTOR_OF[creature.colour]))
              : words.colourless(origin, demand)}
          </p>
        </div>
        <p class="dc-stele-vp mc">
          {creature.vp}
          <small>{words.vp}</small>
        </p>
      </header>
      <Sum facing={facing} />
      {question && !isNarrow.value ? (
        <Payment question={question} cost={facing.cost} />
      ) : (
        <p class="dc-stele-reprisal">
          <b>{words.reprisal}</b> {seen.lexicon.creatureText(facing.creature)}
        </p>
      )}
    </section>
  );
}

/** Engraved price, each die with what it changes, buildings and god, total (DC-OFFER-21). */
function Sum({ facing }: { facing: Facing }) {
  const seen = useSeen();
  const words = texts.value;
  const creature = seen.lexicon.creature(facing.creature)!;
  return (
    <div class="dc-sum">
      <p class="dc-sum-part">
        <b class="mc">{creature.cost}</b>
        {words.engraved}
      </p>
      {/* Everybody who faces the creature rolls anew. */}
      <Rolled key={rollOf(seen, facing)} facing={facing} />
      {changesOf(seen, facing).map(({ n, label }) => (
        <p key={label} class="dc-sum-part">
          <b class="mc">{n > 0 ? `+${n}` : signed(n)}</b>
          {label}
        </p>
      ))}
      <span class="dc-sum-sign mc">=</span>
      <p class="dc-sum-part total">
        <b class="mc">{facing.cost}</b>
        {words.toOffer}
      </p>
    </div>
  );
}

const rollOf = ({ game }: Seen, { seat, creature, dice }: Facing): string => `${game.turn} ${seat} ${creature} ${dice}`;

/** The roll that was seen to fall. */
let fallen = "";

/** The dice rolled for it, each with what it changes. Once they have fallen they lie, though the stone is put away and shown again. */
function Rolled({ facing }: { facing: Facing }) {
  const seen = useSeen();
  const creature = seen.lexicon.creature(facing.creature)!;
  const roll = rollOf(seen, facing);
  const [isFalling] = useState(fallen !== roll);
  useEffect(() => {
    fallen = roll;
  }, []);
  const delta = (face: Face) =>
    isNeutral(seen, face) ? 0 : face === "creature" ? 1 : face === creature.demand ? -1 : 0;
  return (
    <ul class="dc-sum-dice">
      {facing.dice?.map((face, at) => {
        const change = delta(face);
        return (
          <li key={at} class={change > 0 ? "plus" : change < 0 ? "minus" : "zero"}>
            <span role="img" aria-label={seen.lexicon.track(face)}>
              <Die
                face={face}
                colour={creature.colour ?? "red"}
                isNeutral={isNeutral(seen, face)}
                tumbling={isFalling ? at : null}
              />
            </span>
            <em>{change > 0 ? `+${change}` : signed(change)}</em>
          </li>
        );
      })}
    </ul>
  );
}

/** What the god and the buildings of the one who faces the creature add or take away. */
function changesOf(seen: Seen, facing: Facing): { n: number; label: string }[] {
  const god = seen.game.god === null ? undefined : seen.lexicon.god(seen.game.god);
  const sources = [
    ...(god ? [{ effects: god.effects, label: seen.lexicon.godName(god.id) }] : []),
    ...seen.player(facing.seat).buildings.map(({ as }) => ({
      effects: seen.lexicon.card(as)?.effects ?? [],
      label: seen.lexicon.cardName(as),
    })),
  ];
  return sources.flatMap(({ effects, label }) =>
    effects.flatMap((effect) => (effect.do === "modOffer" ? [{ n: effect.n, label }] : [])),
  );
}
