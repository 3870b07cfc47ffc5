import type { SectorId } from "@paravent/diktat";
import { t } from "../../../i18n/index.ts";
import { Icon } from "../art/index.ts";
import { useSeen } from "../seen.ts";
import { othersOf } from "./seen.ts";
import "./others.css";

/** DK-OTH-MB-01, -02: while one lies there nothing else can be taken; as a Trophy it is lifted. */
export function GloomTrophy({ sector }: { sector: SectorId }) {
  const seen = useSeen();
  const words = t.value.table.others;
  const n = othersOf(seen)?.gloom[sector] ?? 0;
  return (
    <div class="ot-gloom-trophy">
      <Icon name="gloom" size={46} />
      <div>
        <small>{words.gloomOn(n)}</small>
        <b>{words.gloom}</b>
        <p>{words.gloomTrophy}</p>
      </div>
    </div>
  );
}
