import { Icon } from "../art/index.ts";
import { sheet } from "../seen/pointed.ts";
import { useSeen } from "../seen/seen.ts";
import { Of } from "./CorruptionTrack.tsx";
import { gloomPlaced, LAST, othersOf } from "./seen.ts";
import "./others.css";
import { texts } from "../words/index.ts";

/** The same on a phone: two counts on one line. */
export function OthersStrip() {
  const seen = useSeen();
  const others = othersOf(seen);
  const words = texts.value.others;
  if (!others) return null;
  const gloom = gloomPlaced(others);
  return (
    <button type="button" class="ot-strip" data-place="corruption" onClick={() => (sheet.value = { board: "others" })}>
      <Count icon="claw" name={words.corruption} n={others.corruption.length} />
      <Count icon="gloom" name={words.gloom} n={gloom} />
      <span class="visually-hidden">{words.open}</span>
    </button>
  );
}

function Count({ icon, name, n }: { icon: "claw" | "gloom"; name: string; n: number }) {
  return (
    <span class="ot-strip-count" data-about={icon === "claw" ? "corruption" : `sign:${icon}`}>
      <Icon name={icon} size={16} />
      <span class="disp">{name}</span>
      <span class="ot-ticks" aria-hidden="true">
        {Array.from({ length: LAST }, (_, at) => (
          <i key={at} class={at < n ? "on" : at === LAST - 1 ? "last" : ""} />
        ))}
      </span>
      <Of n={n} />
    </span>
  );
}
