import { t } from "../../../i18n/index.ts";
import { optionsOf, readConfiguration } from "../options/configuration.ts";
import { useSeen } from "../seen/seen.ts";
import { optionTexts, texts } from "../words/index.ts";

/** The whole game in one line: how long it took, what was played with, and that nothing is hidden any more. */
export function EndLine() {
  const { table } = useSeen();
  const { end } = texts.value;
  const { names, none } = optionTexts.value;
  const chosen = optionsOf(readConfiguration(table.options)).map((name) => names[name]);
  const lasted = table.lasted === undefined ? end.overNow : end.overAfter(t.value.clock.span(table.lasted));
  return <p class="tb-end-line">{[lasted, ...(chosen.length > 0 ? chosen : [none]), end.screens].join(" · ")}</p>;
}
