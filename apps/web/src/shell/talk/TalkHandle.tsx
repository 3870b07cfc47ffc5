import { t } from "../../i18n/index.ts";
import { table } from "../../store/table.ts";
import { type Channel, channel, circles, hasTalk, unread } from "../../store/talk.ts";
import { TalkPanel } from "./TalkPanel.tsx";
import "./talk.css";

/** People one can talk to: whoever sits here and is no bot. */
export function partners(): number[] {
  const { seats, you } = table.value!;
  return seats.filter(({ kind, seat }) => kind === "person" && seat !== you).map(({ seat }) => seat);
}

/** A handle at the edge of the table that opens the talk. With bots alone there is nobody to talk to. */
export function TalkHandle() {
  const { talk } = t.value;
  const now = table.value;
  if (!now) return null;
  if (partners().length === 0 && !hasTalk.value) return null;
  if (channel.value !== null) return <TalkPanel />;
  const apart: Channel[] = [...partners(), ...circles(now.you)];
  const n = unread("table", now.you) + apart.reduce<number>((sum, one) => sum + unread(one, now.you), 0);
  const fresh = apart.find((one) => unread(one, now.you) > 0) ?? "table";
  return (
    <button type="button" class="talk-handle" aria-label={talk.open(n)} onClick={() => (channel.value = fresh)}>
      <svg width="20" height="20" viewBox="0 0 24 24" aria-hidden="true">
        <path fill="currentColor" d="M3 4h18v12H11l-5 5v-5H3z" />
      </svg>
      {n > 0 && <b aria-hidden="true">{n}</b>}
    </button>
  );
}
