import type { FinalView } from "@paravent/dclight";
import { t } from "../../../i18n/index.ts";
import { Shield } from "../art/index.ts";
import { useSeen } from "../seen/seen.ts";
import { texts } from "../words/index.ts";

/** DC-INFO-02: hands and trophies lie open at last. */
export function OpenHands({ final }: { final: FinalView }) {
  const { lexicon, name } = useSeen();
  const { end } = texts.value;
  return (
    <section class="dc-opened" aria-labelledby="dc-opened">
      <h2 id="dc-opened" class="dc-own-title mc">
        {end.opened}
      </h2>
      <ul>
        {final.ranking.map(({ seat }) => {
          const { hand, trophies } = final.opened[seat]!;
          const won = [
            ...trophies.creatures.map((creature) => lexicon.creatureName(creature)),
            ...trophies.buildings.map(({ as }) => lexicon.cardName(as)),
          ];
          return (
            <li key={seat}>
              <Shield seat={seat} size={22} />
              <div>
                <b>{name(seat)}</b>
                <p>
                  {end.hand}
                  {t.value.table.colon} {hand.map((card) => lexicon.cardName(card)).join(", ") || "—"}
                </p>
                <p>
                  {end.trophies}
                  {t.value.table.colon} {won.join(", ") || "—"}
                </p>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
