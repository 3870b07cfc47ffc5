import type { AccountSummary, CallChannel, CallSettings } from "@paravent/protocol";
import { useEffect, useState } from "preact/hooks";
import { readCalls } from "../net/calls.ts";
import { CallGrid } from "./CallGrid.tsx";
import { CallHours } from "./CallHours.tsx";
import { Channel } from "./Channel.tsx";
import { callFault, callWords } from "./call-words.ts";
import { MailForm, WebhookForm } from "./NewChannel.tsx";
import { PauseAll } from "./PauseAll.tsx";
import { ThisBrowser } from "./ThisBrowser.tsx";
import "./calls.css";

/** How the reader is called when it is their turn: by which ways, and when. */
export function Calls({ account }: { readonly account: AccountSummary | null }) {
  const words = callWords.value;
  const [settings, setSettings] = useState<CallSettings | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const run = (done: Promise<CallSettings>): void =>
    void done.then(
      (now) => {
        setSettings(now);
        setFault(null);
      },
      (reason: unknown) => setFault(callFault(reason)),
    );
  useEffect(() => run(readCalls()), []);
  const of = (...kinds: CallChannel["kind"][]): CallChannel[] =>
    settings?.channels.filter(({ kind }) => kinds.includes(kind)) ?? [];
  const [mails, webhooks] = [of("mail"), of("discord", "ntfy")];
  return (
    <section class="acc-card calls" aria-labelledby="acc-calls">
      <h2 id="acc-calls" class="disp">
        {words.title}
      </h2>
      <p class="acc-quiet">{words.lead}</p>
      {settings?.channels.some(({ isOn, isConfirmed }) => isOn && isConfirmed) && (
        <PauseAll habits={settings.habits} run={run} />
      )}
      {fault && <p role="alert">{fault}</p>}
      <ul class="calls-ways">
        <li>
          <b>{words.here}</b>
          <span class="acc-quiet">{words.hereText}</span>
          <em>{words.always}</em>
        </li>
        {settings && <ThisBrowser settings={settings} run={run} />}
        {mails.map((channel) => (
          <Channel key={channel.id} channel={channel} run={run} />
        ))}
        {webhooks.map((channel) => (
          <Channel key={channel.id} channel={channel} run={run} />
        ))}
      </ul>
      {settings && account && (
        <div class="calls-new">
          {settings.hasMail && !mails.some(({ isConfirmed }) => isConfirmed) && (
            <MailForm account={account} onDone={setSettings} />
          )}
          {settings.hasWebhooks && webhooks.length === 0 && <WebhookForm onDone={setSettings} />}
        </div>
      )}
      {settings && <CallGrid settings={settings} run={run} />}
      {settings && (
        <div class="calls-when">
          <CallHours habits={settings.habits} run={run} />
          <Preview />
        </div>
      )}
    </section>
  );
}

/** What a call looks like. */
function Preview() {
  const words = callWords.value;
  return (
    <aside class="calls-preview on-bone">
      <small>{words.preview}</small>
      <b>{words.previewTitle}</b>
      <p>{words.previewText}</p>
      <small>{words.previewPublic}</small>
    </aside>
  );
}
