import type { LensName } from "@paravent/protocol";
import { useLayoutEffect, useRef } from "preact/hooks";
import { moment } from "../../store/moment.ts";
import { lens, lenses, lookThrough } from "../../store/replay.ts";
import { table } from "../../store/table.ts";
import { ForkForm } from "./ForkForm.tsx";
import { Notes } from "./Notes.tsx";
import { SideBySide } from "./SideBySide.tsx";
import { Together } from "./Together.tsx";
import { lookBackWords } from "./words.ts";
import "./lens-panel.css";

/** Over the bar of the replay: through whose eyes one looks, and what one notes. */
export function LensPanel({ noting, onClose }: { noting: number; onClose(): void }) {
  const words = lookBackWords.value;
  const now = lens.value;
  const panel = useRef<HTMLElement>(null);
  useLayoutEffect(() => keptInSight(panel.current!), []);
  return (
    <aside ref={panel} class="rp-panel" aria-labelledby="rp-panel-title">
      <header>
        <h2 id="rp-panel-title" class="disp">
          {words.panel}
        </h2>
        <span>{words.who}</span>
        <button type="button" class="rp-panel-close" onClick={onClose} aria-label={words.close}>
          ×
        </button>
      </header>
      <fieldset class="rp-lenses">
        <legend class="visually-hidden">{`${words.panel}, ${words.who}`}</legend>
        {(lenses.value.length > 0 ? lenses.value : [now]).map((one) => (
          <label key={one} data-lens={one}>
            <input type="radio" name="lens" checked={one === now} onChange={() => lookThrough(one)} />
            <b>
              <LensSign lens={one} /> {words.lens[one]}
            </b>
            <small>{seesOf(one)}</small>
          </label>
        ))}
      </fieldset>
      {table.value?.tournament?.sealed && <p class="rp-grammar">{words.sealed}</p>}
      {now === "all" && table.value?.you != null && <p class="rp-grammar">{words.grammar}</p>}
      {lenses.value.includes("all") && <SideBySide />}
      {lenses.value.includes("all") && <ForkForm />}
      <Together />
      <Notes wanted={noting} />
    </aside>
  );
}

/** Between the bar and the edge of the screen. */
const MARGIN_PX = 8;

/** With less room than this over the bar it lies over it. */
const LEAST_PX = 160;

/** It is as high as the room over its bar, which lies low at some tables and in the middle of others. */
function keptInSight(panel: HTMLElement): () => void {
  const fit = (): void => {
    const room = panel.parentElement!.getBoundingClientRect().top - MARGIN_PX;
    // On a phone that lies, or a small one, it is as high as the page.
    const isOver = room < LEAST_PX || getComputedStyle(panel).position === "fixed";
    panel.style.maxHeight = isOver ? "" : `${room}px`;
  };
  fit();
  window.addEventListener("resize", fit);
  return () => window.removeEventListener("resize", fit);
}

function seesOf(one: LensName): string {
  const { sees } = lookBackWords.value;
  return one === "mine" ? sees.mine((moment.value?.at ?? 0) + 1) : sees[one];
}

const SIGNS: Readonly<Record<LensName, string>> = {
  public: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zm0 2.500a6.500 6.500 0 0 1 0 13z",
  mine: "M9.500 3h5v6.500H21v5h-6.500V21h-5v-6.500H3v-5h6.500z",
  all: "M12 5C7 5 3 9 1.500 12 3 15 7 19 12 19s9-4 10.500-7C21 9 17 5 12 5zm0 3.500a3.500 3.500 0 1 1 0 7 3.500 3.500 0 0 1 0-7z",
};

export function LensSign({ lens: one }: { lens: LensName }) {
  return (
    <svg width="16" height="16" viewBox="0 0 24 24" aria-hidden="true">
      <path fill="currentColor" fill-rule="evenodd" d={SIGNS[one]} />
    </svg>
  );
}
