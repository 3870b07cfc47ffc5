import { useState } from "preact/hooks";
import { t } from "../../i18n/index.ts";
import { showSeat } from "../../net/rooms.ts";
import { saidNo } from "../../net/said-no.ts";
import { isPlayedHere } from "../../store/link.ts";
import { table } from "../../store/table.ts";
import { faultText } from "../../ui/faults.ts";

/** Lets those who watch see what one sees. Off until somebody wants it. */
export function ShowSeat() {
  const { talk } = t.value;
  const now = table.value;
  const [fault, setFault] = useState<string | null>(null);
  const own = now?.seats.find(({ seat }) => seat === now.you);
  // Where a deal is played elsewhere, too, nobody may watch.
  if (!now || !own || isPlayedHere.value || now.tournament?.sealed) return null;
  const wish = (shown: boolean) =>
    showSeat(now.id, shown).then(
      () => setFault(null),
      (reason: unknown) => setFault(faultText(saidNo(reason))),
    );
  return (
    <label class="talk-show">
      <input
        type="checkbox"
        checked={own.shown === true}
        onChange={(event) => void wish(event.currentTarget.checked)}
      />
      <span>
        {talk.show} <small>{talk.showText}</small>
      </span>
      {fault !== null && <p role="alert">{fault}</p>}
    </label>
  );
}
