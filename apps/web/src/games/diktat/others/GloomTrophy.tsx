import type { SectorId } from "@paravent/diktat";
import { Icon } from "../art/index.ts";
import { useSeen } from "../seen/seen.ts";
import { othersOf } from "./seen.ts";
import "./others.css";
import { texts } from "../words/index.ts";

/** DK-OTH-MB-01, -02: while one lies there nothing else can be taken; as a Trophy it is lifted. */
export function GloomTrophy({ sector }: { sector: SectorId }) {
  const seen = useSeen();
  const words = texts.value.others;
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
