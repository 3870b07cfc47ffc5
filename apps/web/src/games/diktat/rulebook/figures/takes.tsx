import { Fist, Icon, InfluenceMarker, Medallion, OTHERS_CABAL, SectorPicture } from "../../art/index.ts";
import { Arrow, Count, cabalOf, Line, Panel, Pawns, Seat, type Who } from "./parts.tsx";

export const Conquest = () => (
  <>
    <Panel>
      <Line>
        <Seat who="Ilse" />
        <Pawns of="E E E G" />
        <Count n={3} icon="emissary" />
      </Line>
      <Line>
        <Seat who="Rook" />
        <Pawns of="C E" />
        <Count n={1} icon="emissary" />
      </Line>
    </Panel>
    <Arrow />
    <Panel number={1}>
      <SectorPicture sector="newTown" size={52} />
      <Seat who="Ilse" />
    </Panel>
    <Panel number={2}>
      <SectorPicture sector="newTown" size={52} />
      <Seat who="Rook" />
    </Panel>
    <Panel number={3}>
      <InfluenceMarker sector="newTown" face={1} size={44} />
      <Seat who="Ilse" />
    </Panel>
    <Panel number={4}>
      <InfluenceMarker sector="newTown" face={1} size={44} />
      <Seat who="Ilse" />
    </Panel>
  </>
);

function Bid({ who, amount, side }: { readonly who: Who; readonly amount: number; readonly side: "left" | "right" }) {
  return (
    <div class="dk-fig-fist">
      <Fist cabal={cabalOf(who)} state="shown" side={side} amount={amount} width={84} />
      <Seat who={who} />
    </div>
  );
}

export const PowerStruggle = () => (
  <>
    <Panel>
      <Pawns of="E E" />
      <Bid who="Ilse" amount={3} side="left" />
    </Panel>
    <Panel>
      <Pawns of="E E" />
      <Bid who="Rook" amount={4} side="right" />
    </Panel>
    <Panel>
      <Pawns of="E" />
      <Seat who="Blaise" />
    </Panel>
    <Line>
      <Seat who="Rook" />
      <Arrow />
      <Seat who="Ilse" />
      <Arrow />
      <Seat who="Blaise" />
    </Line>
    <Count n="−7" icon="pp" />
  </>
);

export const Exclusion = () => (
  <>
    <Line>
      <Bid who="Ilse" amount={1} side="left" />
      <Bid who="Nikolaï" amount={1} side="left" />
    </Line>
    <Icon name="rank" size={30} />
    <Bid who="Rook" amount={2} side="right" />
    <Arrow />
    <Line>
      <Seat who="Rook" />
      <Count n={2} icon="pp" />
    </Line>
  </>
);

export const OthersTake = () => (
  <>
    <Panel number={1}>
      <Seat who="Ilse" />
      <Pawns of="E E E" />
    </Panel>
    <Panel number={2}>
      <Medallion cabal={OTHERS_CABAL} size={26} />
      <Pawns of="E C C" others />
    </Panel>
    <Panel number={3}>
      <Seat who="Rook" />
      <Pawns of="E" />
    </Panel>
    <Arrow />
    <Panel>
      <Line>
        <Seat who="Ilse" />
        <Count n="3 → 2 → 1 → 0" icon="emissary" />
      </Line>
      <Line>
        <Seat who="Rook" />
        <Count n="1 → 0" icon="emissary" />
      </Line>
    </Panel>
  </>
);

export const MarkerLevels = () => (
  <>
    <Line>
      <InfluenceMarker sector="newTown" face={1} size={44} empty />
      <Arrow />
      <InfluenceMarker sector="newTown" face={1} size={44} />
      <Count n={1} icon="vp" />
      <Arrow />
      <InfluenceMarker sector="newTown" face={2} size={44} />
      <Count n={2} icon="vp" />
    </Line>
    <Line>
      <InfluenceMarker sector="newTown" face={1} size={44} />
      <InfluenceMarker sector="karst" face={2} size={44} />
      <InfluenceMarker sector="motol" face={1} size={44} />
      <InfluenceMarker sector="combinat" face={1} size={44} />
      <InfluenceMarker sector="fortress" face={1} size={44} />
      <span class="dk-fig-gone">
        <InfluenceMarker sector="josefov" face={1} size={44} />
      </span>
    </Line>
  </>
);
