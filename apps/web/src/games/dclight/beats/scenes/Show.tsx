import type { Seat } from "@paravent/kernel";
import type { ComponentChildren } from "preact";
import { STEPS, type Step } from "../../../../stage/beat.ts";
import { MIDDLE } from "../../seen/places.ts";
import type { Tally, Told } from "../story/told.ts";
import { mineFirst, Stage, TallyCard, Who } from "./parts.tsx";
import "./show.css";

interface Props {
  readonly told: Told;
  readonly step: Step;
  /** What it is about, drawn large. */
  readonly picture: ComponentChildren;
  readonly look: string;
  readonly title: string;
  readonly by: Seat | null;
  /** Whom it is aimed at. */
  readonly at?: Seat | null;
  /** The one word of the strike. */
  readonly word: string;
  readonly isGrim?: boolean;
  /** What is said under the title from the strike on. */
  readonly lines?: readonly string[];
  readonly tallies: readonly Tally[];
}

/** One thing drawn large, who does it, the word of the strike, and at the end what came of it in numbers. */
export function Show({ told, step, picture, look, title, by, at = null, word, isGrim, lines = [], tallies }: Props) {
  const isStruck = STEPS.indexOf(step) >= STEPS.indexOf("strike");
  return (
    <Stage step={step} look={`dc-show ${look}`}>
      {/* What travels comes from the thing itself, and never lies over the words. */}
      <div class="dc-show-picture" data-place={MIDDLE}>
        {picture}
      </div>
      <div class="dc-show-side">
        {by !== null && (
          <p class="dc-show-who">
            <Who told={told} seat={by} size={34} />
            {at !== null && at !== by && (
              <>
                <i aria-hidden="true">→</i>
                <Who told={told} seat={at} size={34} />
              </>
            )}
          </p>
        )}
        <h2 class="mc">{title}</h2>
        {isStruck && <strong class={isGrim ? "dc-word mc grim" : "dc-word mc"}>{word}</strong>}
        {isStruck && lines.map((line) => <p key={line}>{line}</p>)}
        {step === "hold" && (
          <div class="dc-show-tallies">
            {mineFirst(told, tallies).map((tally) => (
              <TallyCard key={tally.seat} told={told} tally={tally} />
            ))}
          </div>
        )}
      </div>
    </Stage>
  );
}
