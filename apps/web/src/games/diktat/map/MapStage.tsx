import type { SectorId } from "@paravent/diktat";
import { t } from "../../../i18n/index.ts";
import { toggle } from "../../../questions/draft.ts";
import { asking, draftOf, setDraft } from "../../../store/draft.ts";
import { isPhone } from "../../../store/media.ts";
import { PragueMap } from "../art/index.ts";
import { type Seen, useSeen } from "../seen.ts";
import { sendingOf } from "../sending.ts";
import { CHOOSE_SECTOR, COMPOSE_PILE, NAME_SECTOR, picked, SPY_TARGET, VICTIM } from "../subjects.ts";
import { Inspector } from "./Inspector.tsx";
import { Legend } from "./Legend.tsx";
import { openSectors } from "./openness.ts";
import { fanned, pinned, pointed } from "./pointed.ts";
import { sectorScenes } from "./scenes.ts";
import "./map.css";

/** The city, and the placard that explains what is pointed at. */
export function MapStage() {
  const seen = useSeen();
  const shown = shownSector(seen);
  return (
    <div class="tb-map">
      <PragueMap
        shape={isPhone.value ? "tall" : "wide"}
        sectors={sectorScenes(seen)}
        pointed={shown}
        onPoint={(sector) => {
          pointed.value = sector;
        }}
        onChoose={(sector) => chooseSector(seen, sector)}
        label={t.value.table.map.label}
      />
      {!isPhone.value && shown !== null && <Inspector sector={shown} />}
      {!isPhone.value && <Legend />}
    </div>
  );
}

/** The sector to explain: the one pointed at, the one touched last, or the one the draft names. */
export function shownSector(seen: Seen): SectorId | null {
  return pointed.value ?? pinned.value ?? draftedSector(seen) ?? fanned.value;
}

/** The sector the drafted answer names. */
export function draftedSector(seen: Seen): SectorId | null {
  const { question } = seen.view;
  if (question?.subject === NAME_SECTOR) return picked(draftOf(question)) as SectorId | null;
  return sendingOf(seen)?.sector ?? null;
}

/** A sector was touched. What that means depends on the open question; a closed one says why it is closed. */
export function chooseSector(seen: Seen, sector: SectorId): void {
  pinned.value = sector;
  const { question } = seen.view;
  const openness = openSectors(seen);
  if (!question || !openness) return;
  if (!openness.open.has(sector)) {
    asking.value = sector;
    return;
  }
  const { subject } = question;
  if (subject === SPY_TARGET || subject === VICTIM) fanned.value = sector;
  else if (subject === NAME_SECTOR && question.ask.shape === "pick")
    setDraft(subject, toggle(question.ask, draftOf(question), sector));
  else if (subject !== COMPOSE_PILE) setDraft(CHOOSE_SECTOR, sendingOf(seen)?.sector === sector ? [] : [sector]);
}
