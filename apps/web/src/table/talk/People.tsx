import { useState } from "preact/hooks";
import { t } from "../../i18n/index.ts";
import { useFetched } from "../../ui/fetched.ts";
import { partners } from "./talk.ts";
import "./manners.css";

/** What one can do about the others; fetched when it is opened. */
export function People() {
  const [isOpen, setOpen] = useState(false);
  const Distance = useFetched(isOpen ? fetchDistance : null);
  if (partners().length === 0) return null;
  return (
    <details class="talk-others" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t.value.talk.people}</summary>
      {isOpen && Distance && <Distance />}
    </details>
  );
}

async function fetchDistance() {
  const [{ Distance }, { mannersWords }] = await Promise.all([import("./Distance.tsx"), import("./words.ts")]);
  await mannersWords.open();
  return Distance;
}
