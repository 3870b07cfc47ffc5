import { useLayoutEffect, useRef } from "preact/hooks";
import { t } from "../../i18n/index.ts";
import { table, view } from "../../store/table.ts";
import { type Channel, channel, circles, hasTalk, unread } from "../../store/talk.ts";
import { TalkPanel } from "./TalkPanel.tsx";
import { partners } from "./talk.ts";
import "./talk.css";

/** The talk, when it is open. A table has its handle in its top; in the waiting room it hangs at the edge. */
export function TalkHandle() {
  const isOpen = channel.value !== null;
  const wasOpen = useRef(isOpen);
  // Whoever closes the talk by a key stands where it was opened.
  useLayoutEffect(() => {
    const isLost = wasOpen.current && !isOpen && document.activeElement === document.body;
    wasOpen.current = isOpen;
    if (isLost) document.querySelector<HTMLElement>("[data-talk]")?.focus();
  }, [isOpen]);
  if (!table.value) return null;
  if (isOpen) return <TalkPanel />;
  return view.value === null ? <TalkButton look="talk-handle" /> : null;
}

/** Opens and closes the talk, and counts what is unread. With bots alone there is nobody to talk to. */
export function TalkButton({ look }: { look: string }) {
  const { talk } = t.value;
  const now = table.value;
  if (!now || (partners().length === 0 && !hasTalk.value)) return null;
  const apart: Channel[] = ["watchers", ...partners(), ...circles(now.you)];
  const n = unread("table", now.you) + apart.reduce<number>((sum, one) => sum + unread(one, now.you), 0);
  const fresh = apart.find((one) => unread(one, now.you) > 0) ?? "table";
  return (
    <button
      type="button"
      class={look}
      data-talk
      aria-label={talk.open(n)}
      title={talk.label}
      aria-expanded={channel.value !== null}
      onClick={() => (channel.value = channel.value === null ? fresh : null)}
    >
      <svg width="20" height="20" viewBox="0 0 24 24" aria-hidden="true">
        <path fill="currentColor" d="M3 4h18v12H11l-5 5v-5H3z" />
      </svg>
      {n > 0 && (
        <b class="talk-count" aria-hidden="true">
          {n}
        </b>
      )}
    </button>
  );
}
