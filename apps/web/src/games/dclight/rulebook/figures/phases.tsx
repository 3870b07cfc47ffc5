import { CardPicture, CREATURE_FIELD, CreatureFigure, SignGlyph } from "../../art/index.ts";
import { Arrow, City, Dice, Line, Order, Panel, Tracks } from "./parts.tsx";

function Beast({ creature }: { readonly creature: string }) {
  return (
    <svg viewBox={CREATURE_FIELD} width="120" height="120" aria-hidden="true">
      <CreatureFigure creature={creature} />
    </svg>
  );
}

export const HydraOffering = () => (
  <>
    <Beast creature="hydra" />
    <Panel>
      <Dice colour="blue" faces={["gold", "morale", "population"]} />
      <b class="dc-fig-steps">6 − 1 = 5</b>
    </Panel>
    <Panel>
      <Line>
        <City seat={0} />
        <Tracks of={{ gold: 3, civil: 4 }} />
      </Line>
      <Tracks of={{ gold: "−2", civil: "−3" }} />
      <Line>
        <City seat={0} />
        <Tracks of={{ gold: 1, civil: 1 }} />
      </Line>
    </Panel>
  </>
);

export const CyclopsOrder = () => (
  <>
    <Beast creature="cyclops" />
    <Panel>
      <Line>
        <City seat={2} />
        <Dice colour="red" faces={["materials", "gold", "creature"]} />
        <b class="dc-fig-steps">5</b>
        <Tracks of={{ materials: "2 → 0" }} />
      </Line>
      <Line>
        <City seat={3} />
        <Dice colour="red" faces={["materials", "materials", "morale"]} />
        <b class="dc-fig-steps">3</b>
        <Tracks of={{ military: "−3" }} />
        <SignGlyph sign="check" size={24} />
      </Line>
      <Line>
        <City seat={0} passed />
        <City seat={1} passed />
      </Line>
    </Panel>
  </>
);

export const CommonCreature = () => (
  <>
    <Tracks of={{ creature: "13 → 14 → 15" }} />
    <Arrow />
    <Line>
      <Beast creature="hydra" />
      <City seat={2} />
      <SignGlyph sign="first" size={22} />
    </Line>
    <b class="dc-fig-steps">0 → 1</b>
    <Tracks of={{ creature: "0 → 1" }} />
  </>
);

/** Who acts, in turn; those who have passed are not asked again. */
const ROUND = [0, 1, 2, 0, 2, 0, 0, 0];
const PASSES: ReadonlySet<number> = new Set([1, 4, 7]);

export const DevelopmentRound = () => (
  <Line>
    {ROUND.map((seat, at) => (
      <Line key={at}>
        {at > 0 && <Arrow />}
        <City seat={seat} passed={PASSES.has(at)} />
        <SignGlyph sign={PASSES.has(at) ? "eclipse" : "hammer"} size={20} />
      </Line>
    ))}
  </Line>
);

export const Market = () => (
  <>
    <Panel>
      <CardPicture card="civ-marche" />
      <Tracks of={{ gold: 3, materials: 2, civil: 1 }} />
    </Panel>
    <Arrow />
    <Panel>
      <CardPicture card="civ-marche" />
      <Tracks of={{ gold: 2, materials: 0, civil: 0 }} />
    </Panel>
    <Arrow />
    <Panel>
      <span class="dc-fig-turned">
        <CardPicture card="civ-marche" />
      </span>
      <Tracks of={{ gold: 3 }} />
    </Panel>
  </>
);

export const Turn = () => (
  <>
    <b class="dc-fig-steps">3 · 6 · 9 · 12</b>
    <Panel>
      <Dice colour="red" faces={["gold", "creature", "military"]} />
      <Dice colour="blue" faces={["creature", "civil", "morale"]} />
      <Dice colour="green" faces={["gold", "population", "gold"]} />
      <Order of={["military", "civil", "religion"]} />
    </Panel>
    <Line>
      <Beast creature="hydra" />
      <City seat={0} />
    </Line>
    <Panel>
      <CardPicture card="civ-marche" />
      <Tracks of={{ civil: "1 → 2" }} />
    </Panel>
  </>
);
