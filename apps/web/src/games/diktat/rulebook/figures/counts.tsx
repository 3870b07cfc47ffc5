import { AffinityToken, Icon, InfluenceMarker, Medallion, PowerOctagon, SectorPicture } from "../../art/index.ts";
import { Arrow, Count, cabalOf, Line, Panel, Pawns, Seat, type Who } from "./parts.tsx";

const COUNTERS: Readonly<Record<number, Who>> = { 5: "Rook", 6: "Milena", 7: "Ilse" };
const LAST = 10;

export const GoalTrack = () => (
  <div class="dk-fig-track">
    {Array.from({ length: LAST + 1 }, (_, n) => (
      <span key={n} data-lit={n === LAST ? "" : undefined}>
        {COUNTERS[n] && <Medallion cabal={cabalOf(COUNTERS[n])} size={26} />}
        {n}
      </span>
    ))}
  </div>
);

export const Development = () => (
  <>
    <Seat who="Blaise" />
    <Line>
      <InfluenceMarker sector="malaStrana" face={1} size={40} />
      <InfluenceMarker sector="karst" face={1} size={40} />
      <InfluenceMarker sector="suburbs" face={2} size={40} />
      <InfluenceMarker sector="combinat" face={2} size={40} />
    </Line>
    <Line>
      <Pawns of="C" /> <b>× 6</b>
      <Pawns of="G" /> <b>× 3</b>
      <Pawns of="E" /> <b>× 4</b>
      <Count n={5} icon="pp" />
      <Count n={1} icon="kill" />
    </Line>
  </>
);

export const Attack = () => (
  <>
    <Icon name="claw" size={48} />
    <Panel>
      <Line>
        <Seat who="Ilse" />
        <Count n={6} icon="vp" />
        <Count n="10 → 4" icon="pp" />
      </Line>
      <Line>
        <Seat who="Rook" />
        <Count n={9} icon="vp" />
        <Count n="3" icon="pp" />
        <Count n={2} icon="debt" />
        <Count n="13 → 4" icon="pp" />
      </Line>
      <Line>
        <Seat who="Milena" />
        <Count n={0} icon="vp" />
        <Count n="−0" icon="pp" />
      </Line>
    </Panel>
  </>
);

export const Administrator = () => (
  <>
    <Panel>
      <Line>
        <Seat who="Ilse" />
        <Icon name="admin" size={24} />
      </Line>
      <Line>
        <Seat who="Nikolaï" />
        <InfluenceMarker sector="harmony" face={1} size={34} />
        <Count n="+10" icon="rank" />
      </Line>
      <Seat who="Rook" />
      <Seat who="Blaise" />
      <Seat who="Milena" />
    </Panel>
    <Arrow />
    <Panel>
      <Line>
        <Seat who="Nikolaï" />
        <Icon name="admin" size={24} />
      </Line>
      <Seat who="Ilse" />
      <Seat who="Rook" />
      <Seat who="Blaise" />
      <Seat who="Milena" />
    </Panel>
  </>
);

export const Trade = () => (
  <Panel>
    <Line>
      <Seat who="Ilse" />
      <Count n={3} icon="pp" />
      <Count n={1} icon="spy" />
      <Arrow />
      <Seat who="Rook" />
    </Line>
    <Line>
      <Seat who="Rook" />
      <Pawns of="E" />
      <Arrow />
      <Seat who="Ilse" />
    </Line>
    <Line>
      <Seat who="Milena" />
      <Icon name="spy" size={22} />
      <Seat who="Ilse" />
      <Count n={1} icon="spy" />
      <Arrow />
      <Seat who="Rook" />
    </Line>
  </Panel>
);

export const EndOfCycle = () => (
  <>
    <Seat who="Rook" />
    <Line>
      <Pawns of="E E" />
      <Count n={1} icon="spy" />
      <Count n={4} icon="pp" />
      <AffinityToken type="politics" />
      <InfluenceMarker sector="motol" face={1} size={40} />
      <Icon name="used" size={22} />
    </Line>
    <Arrow />
    <Line>
      <Count n={4} icon="pp" />
      <AffinityToken type="politics" />
      <InfluenceMarker sector="motol" face={1} size={40} />
    </Line>
  </>
);

export const FinalCount = () => (
  <Panel>
    <Line>
      <Seat who="Ilse" />
      <Count n={11} icon="vp" />
      <Count n={3} icon="debt" />
      <Arrow />
      <Count n={8} icon="vp" />
    </Line>
    <Line>
      <Seat who="Rook" />
      <Count n={9} icon="vp" />
      <Count n={0} icon="debt" />
      <Arrow />
      <Count n={9} icon="vp" />
      <Count n={2} icon="pp" />
    </Line>
    <Line>
      <Seat who="Milena" />
      <Count n={9} icon="vp" />
      <Count n={0} icon="debt" />
      <Arrow />
      <Count n={9} icon="vp" />
      <Count n={5} icon="pp" />
      <Icon name="check" size={26} />
    </Line>
  </Panel>
);

export const Cycle = () => (
  <>
    <Panel number={1}>
      <Line>
        <SectorPicture sector="oldTown" size={52} />
        <SectorPicture sector="josefov" size={52} />
        <Icon name="eclipse" size={34} />
      </Line>
    </Panel>
    <Panel number={2}>
      <Line>
        <Pawns of="C G E" /> <b>× 3</b>
        <Count n={3} icon="pp" />
      </Line>
    </Panel>
    <Panel number={3}>
      <Line>
        {(["send", "spy", "kill", "influence", "develop", "special"] as const).map((name) => (
          <Icon key={name} name={name} size={28} />
        ))}
      </Line>
    </Panel>
    <Panel number={4}>
      <Line>
        <Pawns of="C E E" /> <b>2</b>
      </Line>
      <Line>
        <Pawns of="E G" /> <b>1</b>
      </Line>
      <Line>
        <Pawns of="C C" /> <b>0</b>
      </Line>
    </Panel>
    <Panel number={5}>
      <Line>
        <span class="dk-fig-gone">
          <Pawns of="C G E" />
        </span>
        <Icon name="cross" size={20} />
        <PowerOctagon />
        <AffinityToken type="people" />
        <Icon name="check" size={20} />
      </Line>
    </Panel>
  </>
);
