import { t } from "../../../i18n/index.ts";
import { isNarrow } from "../../../store/media.ts";
import { ROMAN } from "../art/index.ts";
import { GODS } from "../seen/places.ts";
import { useSeen } from "../seen/seen.ts";

/** The god of the turn: what is decided depends on it. */
export function GodLine() {
  const { game, lexicon } = useSeen();
  const god = game.god === null ? undefined : lexicon.god(game.god);
  if (!god) return null;
  return (
    <p class="dc-godline" data-about={`god:${god.id}`} data-place={isNarrow.value ? GODS : undefined}>
      <i class="mc" aria-hidden="true">
        {ROMAN[god.face]}
      </i>
      <span>
        <b>{lexicon.godName(god.id)}</b>
        {t.value.table.colon} {lexicon.godText(god.id)}
      </span>
    </p>
  );
}
