import { STANDING_STOPS } from "@paravent/kernel";
import { useState } from "preact/hooks";
import { setPolicy, setStop } from "../../../store/settings.ts";
import { useSeen } from "../seen/seen.ts";
import { Moments } from "./Moments.tsx";
import { settingsTexts } from "./words.ts";

const OFTEN = ["once", "always"] as const;

/** Where the table is to stop for the reader, whatever they could do there: once, or every time. */
export function Stops() {
  const { view } = useSeen();
  const settings = settingsTexts.value;
  const [often, setOften] = useState<(typeof OFTEN)[number]>("once");
  const standing = view.settings.find(({ about }) => about === STANDING_STOPS)?.ask ?? [];
  const chosen = often === "once" ? view.stops : typeof standing === "string" ? [] : standing;
  const change = (next: string[]) => {
    if (often === "always") return void setPolicy(STANDING_STOPS, next.length > 0 ? next : null);
    const [changed] = [...next, ...chosen].filter((at) => next.includes(at) !== chosen.includes(at));
    if (changed !== undefined) void setStop(changed, next.includes(changed));
  };
  return (
    <section>
      <h3>{settings.stops}</h3>
      <fieldset class="tb-settings-stops">
        <legend class="visually-hidden">{settings.stops}</legend>
        {OFTEN.map((one) => (
          <button key={one} type="button" data-often={one} aria-pressed={one === often} onClick={() => setOften(one)}>
            {settings.often[one]}
          </button>
        ))}
      </fieldset>
      <p>{settings.stopsText[often]}</p>
      <Moments key={often} chosen={chosen} onChange={change} />
    </section>
  );
}
