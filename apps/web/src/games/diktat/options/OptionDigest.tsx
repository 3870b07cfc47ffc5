import type { Json } from "@paravent/kernel";
import { optionTexts } from "../words/index.ts";
import { configurationOf, countsOf, type OptionName, optionsOf, readConfiguration } from "./configuration.ts";
import { OptionGlyph } from "./OptionGlyph.tsx";
import "./options.css";

/** Length and limits of a game in a few words: what one agrees to by sitting down. */
export function countsText(players: number, chosen: readonly OptionName[]): string {
  const options = optionTexts.value;
  const { cycles, manoeuvres, pileLimit } = countsOf(players, configurationOf(chosen));
  const phases = chosen.flatMap((name) => (name in options.phases ? [options.phases[name as never]] : []));
  return [...options.counts(cycles, manoeuvres, pileLimit), ...phases].join(" · ");
}

/** The same in full: each option by its name, with what it changes. */
export function OptionDigest({ players, options: agreed }: { players: number; options: Json | undefined }) {
  const options = optionTexts.value;
  const chosen = optionsOf(readConfiguration(agreed));
  return (
    <section class="option-digest" aria-label={options.plays}>
      <p>{countsText(players, chosen)}</p>
      <ul>
        {chosen.length === 0 && <li class="plain">{options.none}</li>}
        {chosen.map((name) => (
          <li key={name}>
            <OptionGlyph name={name} size={24} />
            <b>{options.names[name]}</b>
            {options.digest[name].map((line) => (
              <p key={line}>{line}</p>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}
