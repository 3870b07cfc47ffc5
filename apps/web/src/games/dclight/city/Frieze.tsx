import { type PlayerView, SECTORS, type Sector } from "@paravent/dclight";
import { useId } from "preact/hooks";
import { memo } from "../../../ui/memo.ts";
import { Painted } from "../../../ui/Painted.tsx";
import { CivilDistrict } from "../art/frieze/civil.tsx";
import { MilitaryDistrict } from "../art/frieze/military.tsx";
import { ReligionDistrict } from "../art/frieze/religion.tsx";
import { deviceOf, FaceGlyph } from "../art/index.ts";
import { PotteryDefs } from "../art/pottery.tsx";
import { useSeen } from "../seen/seen.ts";
import "./frieze.css";
import { texts } from "../words/index.ts";

/** A district, and as far as its roofs and its ground go beyond it. */
const HORIZON = [-600, -72, 1500, 200] as const;

/** The city as it stands: three districts that grow with the ages of their sectors. */
export function Frieze({ player }: { player: PlayerView }) {
  const { lexicon } = useSeen();
  return (
    <div class="dc-frieze">
      {SECTORS.map((sector) => (
        <District
          key={sector}
          sector={sector}
          name={lexicon.sector(sector)}
          age={player.ages[sector]}
          seat={player.seat}
        />
      ))}
    </div>
  );
}

interface DistrictProps {
  readonly sector: Sector;
  readonly name: string;
  readonly age: PlayerView["ages"][Sector];
  readonly seat: number;
}

const District = memo(Quarter);

function Quarter({ sector, name, age, seat }: DistrictProps) {
  return (
    <figure class={`dc-district ${sector}`} data-about={`sector:${sector}`}>
      {/* A new age rises into place; the key makes it a new drawing. */}
      <svg key={age} viewBox="0 0 280 128" preserveAspectRatio="xMaxYMax meet" aria-hidden="true">
        <Painted name={`${sector} ${age} ${seat}`} box={HORIZON}>
          <Buildings sector={sector} age={age} seat={seat} />
        </Painted>
        <path d="M-600 118h1500v10h-1500z" fill="#1D1310" />
      </svg>
      <figcaption>
        <FaceGlyph face={sector} size={15} />
        <span class="mc">{name}</span>
        <span class="dc-district-age" role="img" aria-label={texts.value.age(name, age)}>
          {[1, 2, 3].map((step) => (
            <i key={step} class={step <= age ? "on" : ""} />
          ))}
        </span>
      </figcaption>
    </figure>
  );
}

function Buildings({ sector, age, seat }: { sector: Sector; age: PlayerView["ages"][Sector]; seat: number }) {
  const id = useId();
  return (
    <>
      <PotteryDefs id={id} />
      <g filter={`url(#${id}-pottery)`}>
        {sector === "military" && <MilitaryDistrict age={age} device={deviceOf(seat)} />}
        {sector === "civil" && <CivilDistrict age={age} />}
        {sector === "religion" && <ReligionDistrict age={age} />}
      </g>
    </>
  );
}
