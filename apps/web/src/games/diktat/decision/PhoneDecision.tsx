import type { Bar } from "../../../questions/bar.ts";
import { BarButtons, DecisionBar } from "../../../questions/DecisionBar.tsx";
import { Pocket } from "../own/PhoneSheet.tsx";
import { placesOf } from "../seen/places.ts";
import { useSeen } from "../seen/seen.ts";
import { texts } from "../words/index.ts";
import { Decision } from "./Decision.tsx";
import type { Staged } from "./staged.ts";

/** On a phone the stage is the screen: under it what one pays with, and the button. */
export function PhoneDecision({ staged, bar }: { staged: Staged; bar: Bar }) {
  const { you } = useSeen();
  return (
    <>
      <main class="tb-decision" data-scene>
        <Decision staged={staged} />
      </main>
      <DecisionBar bar={bar} />
      <section
        class="tb-sheet-own staged"
        data-place={you === null ? undefined : placesOf(you)}
        aria-label={texts.value.own.screen}
      >
        <Pocket />
        <BarButtons bar={bar} />
      </section>
    </>
  );
}
