import { FACES } from "@paravent/dclight";
import { Die, GodDie } from "../../art/index.ts";
import { Arrow, City, Dice, Line, Order, Panel, Tracks } from "./parts.tsx";

export const AllDice = () => (
  <Panel>
    {(["red", "blue", "green"] as const).map((colour) => (
      <Dice key={colour} colour={colour} faces={FACES[colour]} />
    ))}
    <Line>
      {[1, 2, 3, 4, 5, 6].map((n) => (
        <GodDie key={n} number={n} />
      ))}
    </Line>
  </Panel>
);

export const Board = () => (
  <Panel>
    <City seat={0} />
    <Tracks of={{ gold: 2, materials: 2, population: 2, military: 0, civil: 0, religion: 0, morale: 1, creature: 2 }} />
    <Line>
      <Die face="military" colour="red" /> <b>0</b>
      <Die face="civil" colour="blue" /> <b>0</b>
      <Die face="religion" colour="green" /> <b>0</b>
    </Line>
  </Panel>
);

export const SecretOrder = () => (
  <>
    <Line>
      <City seat={0} />
      <Order of={["military", "civil", "religion"]} />
    </Line>
    <Line>
      <City seat={1} />
      <Order of={[null, null, null]} />
    </Line>
  </>
);

export const Promotion = () => (
  <>
    <City seat={0} />
    <Panel>
      <Order of={["military", "civil", "religion"]} />
      <Dice colour="red" faces={["creature", "creature", "gold"]} />
    </Panel>
    <Arrow />
    <Panel>
      <Order of={["religion", "military", "civil"]} />
      <Dice colour="green" faces={["gold", "population", "religion"]} />
    </Panel>
  </>
);

export const Production = () => (
  <>
    <Panel>
      <Line>
        <City seat={0} />
        <Order of={["military", "civil", "religion"]} />
      </Line>
      <Line>
        <City seat={1} />
        <Order of={["religion", "military", "civil"]} />
      </Line>
      <Line>
        <City seat={2} />
        <Order of={["military", "religion", "civil"]} />
      </Line>
      <Line>
        <City seat={3} />
        <Order of={["religion", "civil", "military"]} />
      </Line>
    </Panel>
    <Panel>
      <Dice colour="red" faces={["gold", "creature", "military"]} />
      <Dice colour="blue" faces={["creature", "civil", "morale"]} />
      <Dice colour="green" faces={["gold", "population", "gold"]} />
    </Panel>
    <Tracks of={{ creature: "3 → 5 → 7 → 8" }} />
  </>
);
