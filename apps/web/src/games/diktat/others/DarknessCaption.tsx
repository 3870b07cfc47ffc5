import { useEffect, useRef, useState } from "preact/hooks";
import { journal } from "../../../store/table.ts";
import { Icon } from "../art/index.ts";
import { useSeen } from "../seen.ts";
import { type Caption, captionsOf } from "./darkness.ts";
import "./darkness.css";

const STEP_MS = 950;

/**
 * The Darkness phase as captioned steps over the map, four seconds at most. It has happened already: the map shows how it
 * ended, the journal tells it, and any key or touch ends the captions.
 */
export function DarknessCaption() {
  const seen = useSeen();
  const last = useRef(journal.peek().at(-1)?.seq ?? -1);
  const [captions, setCaptions] = useState<readonly Caption[]>([]);
  const entries = journal.value;
  useEffect(() => {
    const fresh = entries.filter(({ seq }) => seq > last.current);
    last.current = entries.at(-1)?.seq ?? last.current;
    const steps = fresh.flatMap((entry) => captionsOf(seen, entry));
    if (steps.length > 0 && document.visibilityState === "visible") setCaptions(steps);
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
  if (!now) return null;
  return (
    <p key={captions.length} class="ot-caption" aria-hidden="true">
      <Icon name="claw" size={26} />
      <b class="disp">{now.title}</b>
      <span>{now.text}</span>
    </p>
  );
}
