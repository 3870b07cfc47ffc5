import { Icon } from "../art/index.ts";
import { closePolitics, openPolitics, politics } from "../politics/open.ts";
import { offersWaiting, waitsFor } from "../politics/PoliticsPanel.tsx";
import { opponents, type Seen, useSeen } from "../seen/seen.ts";
import { settingsOpen } from "../settings/open.ts";
import { texts } from "../words/index.ts";

/** With whom to begin: the one whose offer waits, else the next player. */
export function firstPartner(seen: Seen): number | null {
  const others = opponents(seen);
  return (others.find(({ seat }) => waitsFor(seen, seat)) ?? others[0])?.seat ?? null;
}

/** Opens and closes the sheet of politics; the dot says that an offer waits. */
export function PoliticsButton() {
  const seen = useSeen();
  const words = texts.value.politics;
  const partner = firstPartner(seen);
  const waiting = offersWaiting(seen);
  if (partner === null || seen.game.final) return null;
  return (
    <button
      type="button"
      class="tb-tool"
      data-politics
      aria-label={waiting > 0 ? `${words.open}, ${words.slips.label(waiting)}` : words.open}
      title={words.open}
      aria-expanded={politics.value !== null}
      onClick={() => (politics.value ? closePolitics() : openPolitics("trade", partner))}
    >
      <Icon name="trade" size={19} />
      {waiting > 0 && <i class="tb-dot" />}
    </button>
  );
}

export function SettingsButton() {
  return (
    <button
      type="button"
      class="tb-tool"
      data-settings
      aria-label={texts.value.settings}
      title={texts.value.settings}
      onClick={() => (settingsOpen.value = true)}
    >
      <Icon name="gear" size={19} />
    </button>
  );
}
