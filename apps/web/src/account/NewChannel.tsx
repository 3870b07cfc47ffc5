import type { AccountSummary, CallSettings, WebhookRequest } from "@paravent/protocol";
import { addMail, addWebhook } from "../net/calls.ts";
import { Asking, filledIn } from "./Asking.tsx";
import { callFault, callWords } from "./call-words.ts";
import { Proving } from "./Proving.tsx";

interface Props {
  onDone(now: CallSettings): void;
}

/** An e-mail address to be called at. Mail can replace a password, so its reader proves who they are. */
export function MailForm({ account, onDone }: Props & { readonly account: AccountSummary }) {
  const words = callWords.value;
  return (
    <Proving
      account={account}
      title={words.kind.mail}
      text={words.mailText}
      button={words.mailAdd}
      faultOf={callFault}
      onSend={async (proof, filled) => {
        onDone(await addMail({ ...proof, address: filledIn(filled, "address") }));
        return null;
      }}
    >
      <label class="acc-field">
        <span>{words.address}</span>
        <input name="address" type="email" required maxLength={254} autoComplete="email" />
      </label>
    </Proving>
  );
}

/** An address to which a message is posted. */
export function WebhookForm({ onDone }: Props) {
  const words = callWords.value;
  return (
    <Asking
      title={words.webhook}
      text={words.webhookText}
      button={words.webhookAdd}
      faultOf={callFault}
      onSend={async (filled) => {
        const kind: WebhookRequest["kind"] = filledIn(filled, "kind") === "discord" ? "discord" : "ntfy";
        onDone(await addWebhook({ kind, address: filledIn(filled, "address") }));
        return null;
      }}
    >
      <label class="acc-field">
        <span>{words.webhookAddress}</span>
        <input name="address" type="url" required maxLength={500} autoComplete="off" placeholder="https://ntfy.sh/…" />
      </label>
      <label class="acc-field">
        <span>{words.webhookKind}</span>
        <select name="kind">
          <option value="discord">{words.kind.discord}</option>
          <option value="ntfy">{words.kind.ntfy}</option>
        </select>
      </label>
    </Asking>
  );
}
