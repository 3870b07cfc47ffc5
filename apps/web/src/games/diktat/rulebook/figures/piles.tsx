import { Icon, PowerOctagon } from "../../art/index.ts";
import { Arrow, Count, Line, Panel, Pawns, Seat } from "./parts.tsx";

export const Agents = () => (
  <Panel>
    <Pawns of="C G E" />
    <Pawns of="? ? ?" />
  </Panel>
);

export const SendATeam = () => (
  <>
    <Panel>
      <Line>
        <Seat who="Rook" />
        <Pawns of="? ?" />
      </Line>
      <Line>
        <Seat who="Milena" />
        <Pawns of="? ? ?" />
      </Line>
      <Count n="2/2" icon="lock" />
    </Panel>
    <Panel>
      <Line>
        <Seat who="Milena" />
        <Icon name="spy" size={22} />
      </Line>
      <Pawns of="c g e" />
    </Panel>
    <Panel>
      <Line>
        <Seat who="Rook" />
        <Icon name="spy" size={22} />
      </Line>
      <Line>
        <Pawns of="? ? ?" />
        <b>3</b>
      </Line>
    </Panel>
  </>
);

export const Assassinate = () => (
  <>
    <Panel>
      <Seat who="Milena" />
      <Pawns of="C! G! ?" />
    </Panel>
    <Arrow />
    <Panel>
      <Seat who="Milena" />
      <Pawns of="e" />
    </Panel>
    <Line>
      <Seat who="Rook" />
      <Arrow />
      <Count n={2} icon="pp" />
      <Arrow />
      <Seat who="Milena" />
    </Line>
  </>
);

export const ExtendInfluence = () => (
  <>
    <Line>
      <Seat who="Blaise" />
      <Pawns of="C" />
      <Count n={0} icon="pp" />
    </Line>
    <Icon name="influence" size={34} />
    <Arrow />
    <Line>
      <Seat who="Blaise" />
      <PowerOctagon />
      <PowerOctagon />
    </Line>
  </>
);

export const GapCloses = () => (
  <>
    <Line>
      <Seat who="Milena" />
      <Pawns of="?! ? e ?" />
    </Line>
    <Arrow />
    <Pawns of="? e ?" />
  </>
);

export const Chain = () => (
  <>
    <Panel number={1}>
      <Seat who="Milena" />
      <Pawns of="E! ? ?" />
      <Count n="+3" icon="pp" />
    </Panel>
    <Panel number={2}>
      <Seat who="Nikolaï" />
      <Pawns of="E!" />
      <Count n="+3" icon="pp" />
    </Panel>
    <Panel number={3}>
      <Seat who="Milena" />
      <Pawns of="G! ?" />
      <Count n="−2" icon="pp" />
    </Panel>
    <Arrow />
    <Panel>
      <Seat who="Milena" />
      <Pawns of="c" />
    </Panel>
    <Line>
      <Seat who="Rook" />
      <Count n={2} icon="kill" />
    </Line>
  </>
);

export const LeavingAPlace = () => (
  <>
    <Panel>
      <Line>
        <Seat who="Ilse" />
        <Pawns of="? ? ?" />
      </Line>
      <Line>
        <Seat who="Milena" />
        <Pawns of="? ? ? ?" />
      </Line>
      <Count n="2/2" icon="lock" />
    </Panel>
    <Line>
      <Seat who="Nikolaï" />
      <Arrow />
      <Count n={2} icon="pp" />
      <Arrow />
      <Seat who="Ilse" />
    </Line>
    <Panel>
      <Line>
        <Seat who="Milena" />
        <Pawns of="? ? ? ?" />
      </Line>
      <b>1/2</b>
      <Line>
        <Seat who="Nikolaï" />
        <Seat who="Rook" />
      </Line>
    </Panel>
  </>
);
