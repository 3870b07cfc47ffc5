import type { OptionsForm } from "../../../plug/plug.ts";
import { optionTexts } from "../words/index.ts";
import { legalOf, optionsOf, readConfiguration, readWished, wireOf } from "./configuration.ts";
import { OptionChoice } from "./OptionChoice.tsx";
import { countsText, OptionDigest } from "./OptionDigest.tsx";

/** What the players of Diktat can agree on before they begin. */
export const optionsForm: OptionsForm = {
  Choice: OptionChoice,
  Digest: OptionDigest,
  wire: (wished, players) => wireOf(legalOf(readWished(wished), players)),
  summary: (players, options) => countsText(players, optionsOf(readConfiguration(options))),
  names: (options) => optionsOf(readConfiguration(options)).map((name) => optionTexts.value.names[name]),
  refusal: (reason) => optionTexts.value.why[reason] ?? null,
};
