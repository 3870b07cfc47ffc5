import { useState } from "preact/hooks";
import type { OptionChoiceProps } from "../../../plug/plug.ts";
import { RuleLinkAside } from "../../../ui/RuleLink.tsx";
import { optionTexts } from "../words/index.ts";
import {
  configurationOf,
  countsOf,
  legalOf,
  OPTIONS,
  type OptionName,
  readWished,
  whyClosed,
} from "./configuration.ts";
import { OptionGlyph } from "./OptionGlyph.tsx";
import "./options.css";

/**
 * The options of a new table. One that cannot be chosen keeps its place and says why; what is wished for and cannot be
 * played by so many waits until it can.
 */
export function OptionChoice({ players, wished: given, onWish }: OptionChoiceProps) {
  const wished = readWished(given);
  const options = optionTexts.value;
  const chosen = legalOf(wished, players);
  const [pointed, setPointed] = useState<OptionName | null>(null);
  const toggle = (name: OptionName) => {
    if (whyClosed(name, chosen, players)) return setPointed(name);
    setPointed(null);
    onWish(wished.includes(name) ? wished.filter((other) => other !== name) : [...wished, name]);
  };
  return (
    <fieldset class="create-options-set">
      <legend>{options.label}</legend>
      <ul>
        {OPTIONS.map((name) => {
          const why = whyClosed(name, chosen, players);
          const isOn = chosen.includes(name);
          const rule = why ? why.rule : isBound(name, chosen) ? "DK-NIGHT-06" : null;
          return (
            <li key={name}>
              <button
                type="button"
                class="option"
                data-option={name}
                aria-pressed={isOn}
                aria-disabled={why !== null}
                aria-describedby={`option-${name}`}
                onClick={() => toggle(name)}
              >
                <OptionGlyph name={name} size={26} />
                <b>{options.names[name]}</b>
                <TurnsMore name={name} chosen={chosen} players={players} />
              </button>
              <p id={`option-${name}`} class={why ? "closed" : ""} role={pointed === name ? "status" : undefined}>
                {why ? (options.why[why.reason] ?? options.closed) : textOf(name, chosen)}{" "}
                {rule && <RuleLinkAside rule={rule} game="diktat" />}
              </p>
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}

/** DK-NIGHT-06: Leagues leave four Manoeuvres, whatever else is chosen. */
const isBound = (name: OptionName, chosen: readonly OptionName[]): boolean =>
  name === "fiveManoeuvres" && chosen.includes("leagues");

function textOf(name: OptionName, chosen: readonly OptionName[]): string {
  const options = optionTexts.value;
  return isBound(name, chosen) ? options.fourManoeuvres : options.texts[name];
}

/** How much longer the game becomes by this option, after those named before it. */
function TurnsMore({ name, chosen, players }: { name: OptionName; chosen: readonly OptionName[]; players: number }) {
  // Leagues bind the Manoeuvres whenever they are chosen (DK-NIGHT-06).
  const without = chosen.filter((other) => OPTIONS.indexOf(other) < OPTIONS.indexOf(name) || other === "leagues");
  const more = turnsOf(players, [...without, name]) - turnsOf(players, without);
  if (more <= 0 || whyClosed(name, chosen, players)) return null;
  return <small>{optionTexts.value.longer(more)}</small>;
}

function turnsOf(players: number, chosen: readonly OptionName[]): number {
  const { cycles, manoeuvres } = countsOf(players, configurationOf(chosen));
  return players * cycles * manoeuvres;
}
