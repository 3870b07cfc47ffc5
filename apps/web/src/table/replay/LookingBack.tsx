import { t } from "../../i18n/index.ts";
import { useFetched } from "../../ui/fetched.ts";

/** In place of the decision bar while a finished game is looked at again; fetched then. */
export function LookingBack() {
  const Bar = useFetched(openBar);
  return Bar ? <Bar /> : <section class="bar on-bone replay" aria-label={t.value.replay.label} aria-busy="true" />;
}

const openBar = async () => {
  const [{ ReplayBar }, { lookBackWords }] = await Promise.all([import("./ReplayBar.tsx"), import("./words.ts")]);
  await lookBackWords.open();
  return ReplayBar;
};
