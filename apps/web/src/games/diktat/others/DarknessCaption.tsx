import type { SectorId } from "@paravent/diktat";
import { useEffect, useRef, useState } from "preact/hooks";
import { pace } from "../../../stage/pace.ts";
import { journal } from "../../../store/table.ts";
import { Icon, SectorGlyph } from "../art/index.ts";
import { useSeen } from "../seen/seen.ts";
import { type DarknessStep, darknessNow, darknessSteps } from "./darkness.ts";
import "./darkness.css";

const STEP_MS = 1000;

/** The southern row of the phone’s map: a caption makes room for what happens there. */
const SOUTH: readonly SectorId[] = ["motol", "fortress", "karst"];

/**
 * The Darkness phase as captioned steps over the map, a second each; the map draws each step. It has happened already:
 * the map shows how it ended, the journal tells it, and any key or touch ends the steps.
 */
export function DarknessCaption() {
  const seen = useSeen();
  const last = useRef(journal.peek().at(-1)?.seq ?? -1);
  const [captions, setCaptions] = useState<readonly DarknessStep[]>([]);
  const entries = journal.value;
  useEffect(() => {
    const steps = darknessSteps(seen, entries, last.current);
    last.current = entries.at(-1)?.seq ?? last.current;
    // Where beats are played they have shown it already.
    if (pace.peek() === "off" && steps.length > 0 && document.visibilityState === "visible") setCaptions(steps);
  }, [entries]);
  useEffect(() => {
    if (captions.length === 0) return;
    const end = () => setCaptions([]);
    const timer = setTimeout(() => setCaptions(captions.slice(1)), STEP_MS);
    addEventListener("keydown", end);
    addEventListener("pointerdown", end);
    return () => {
      clearTimeout(timer);
      removeEventListener("keydown", end);
      removeEventListener("pointerdown", end);
    };
  }, [captions]);
  const [now] = captions;
  useEffect(() => {
    darknessNow.value = now ?? null;
    return () => {
      darknessNow.value = null;
    };
  }, [now]);
  if (!now) return null;
  const card = now.omens.find(({ sign }) => sign === "card");
  return (
    <p
      key={captions.length}
      class={now.omens.some(({ sector }) => SOUTH.includes(sector)) ? "ot-caption high" : "ot-caption"}
      aria-hidden="true"
    >
      <Icon name="claw" size={26} />
      <b class="disp">{now.title}</b>
      {card && <SectorGlyph sector={card.sector} size={22} />}
      <span>{now.text}</span>
    </p>
  );
}
