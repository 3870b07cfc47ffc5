import type { Sector } from "@paravent/dclight";
import type { Seat } from "@paravent/kernel";
import { CivilDistrict } from "../../art/frieze/civil.tsx";
import { MilitaryDistrict } from "../../art/frieze/military.tsx";
import { ReligionDistrict } from "../../art/frieze/religion.tsx";
import { deviceOf } from "../../art/index.ts";

/** A district of a city, as its frieze has it. */
export function DistrictPicture({ sector, age, seat }: { sector: Sector; age: number; seat: Seat }) {
  return (
    <svg class="dc-district-picture" viewBox="0 0 280 128" preserveAspectRatio="xMidYMax meet" aria-hidden="true">
      {sector === "military" && <MilitaryDistrict age={age} device={deviceOf(seat)} />}
      {sector === "civil" && <CivilDistrict age={age} />}
      {sector === "religion" && <ReligionDistrict age={age} />}
      <path d="M0 118h280v10H0z" fill="#1D1310" />
    </svg>
  );
}
