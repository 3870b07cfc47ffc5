import type { AccountSummary, PasskeySummary } from "@paravent/protocol";
import { useState } from "preact/hooks";
import { language } from "../i18n/language.ts";
import { namePasskey, removePasskey } from "../net/passkeys.ts";
import { Asking, filledIn } from "./Asking.tsx";
import { Proving } from "./Proving.tsx";
import { canUsePasskeys, makePasskey } from "./passkeys.ts";
import { accountWords } from "./words.ts";

interface Props {
  readonly account: AccountSummary;
  /** Something has changed on the server. */
  onChange(): void;
}

/** The keys by which the reader signs in: named, removed, one more made. */
export function PasskeyList({ account, onChange }: Props) {
  const words = accountWords.value;
  const [opened, setOpened] = useState<string | null>(null);
  return (
    <section class="acc-card" aria-labelledby="acc-passkeys">
      <h3 id="acc-passkeys">{words.passkeys}</h3>
      <p class="acc-quiet">{words.passkeysText}</p>
      {account.passkeys.length > 0 && (
        <ul class="acc-sessions">
          {account.passkeys.map((passkey) => (
            <li key={passkey.id}>
              <b>{passkey.name}</b>
              <button
                type="button"
                aria-expanded={opened === passkey.id}
                aria-label={words.passkeyChangeOf(passkey.name)}
                onClick={() => setOpened(opened === passkey.id ? null : passkey.id)}
              >
                {words.passkeyChange}
              </button>
              <Dates of={passkey} />
              {opened === passkey.id && <Changing account={account} passkey={passkey} onChange={onChange} />}
            </li>
          ))}
        </ul>
      )}
      {canUsePasskeys() ? (
        <Proving
          account={account}
          title={words.passkeyAdd}
          button={words.passkeyAdd}
          onSend={async (proof) => {
            await makePasskey(proof);
            onChange();
            return words.passkeyAdded;
          }}
        >
          {null}
        </Proving>
      ) : (
        <p class="acc-quiet">{words.fault.noPasskeys}</p>
      )}
    </section>
  );
}

function Dates({ of: { createdAt, usedAt } }: { readonly of: PasskeySummary }) {
  const words = accountWords.value;
  const date = new Intl.DateTimeFormat(language.value, { dateStyle: "long" });
  return (
    <small>
      {words.since(date.format(createdAt))}.{" "}
      {usedAt === null ? words.passkeyNever : words.passkeyUsed(date.format(usedAt))}
    </small>
  );
}

function Changing({ account, passkey: { id, name }, onChange }: Props & { readonly passkey: PasskeySummary }) {
  const words = accountWords.value;
  return (
    <div class="acc-changing">
      <Asking
        title={words.passkeyName}
        button={words.save}
        onSend={async (filled) => {
          await namePasskey(id, filledIn(filled, "key"));
          onChange();
          return null;
        }}
      >
        <label class="acc-field">
          <span>{words.name}</span>
          <input name="key" type="text" required maxLength={60} autoComplete="off" defaultValue={name} />
        </label>
      </Asking>
      <Proving
        account={account}
        title={words.passkeyRemove}
        button={words.passkeyRemove}
        onSend={async (proof) => {
          await removePasskey(id, proof);
          onChange();
          return null;
        }}
      >
        {null}
      </Proving>
    </div>
  );
}
