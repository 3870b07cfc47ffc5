import { Icon, Medallion, OTHERS_CABAL } from "../art/index.ts";
import { texts } from "../words/index.ts";

/** What the signs of the Others on the map mean. */
export function OthersLegend() {
  const words = texts.value.others;
  return (
    <ul class="tb-legend" aria-label={texts.value.legend.label}>
      <li>
        <Medallion cabal={OTHERS_CABAL} size={15} />
        {words.pile}
      </li>
      <li>
        <Icon name="gloom" size={15} />
        {words.gloom}
      </li>
      <li>
        <Icon name="corruption" size={15} />
        {words.corruption}
      </li>
    </ul>
  );
}
