import type { AccountSummary } from "@paravent/protocol";
import { useState } from "preact/hooks";
import { language } from "../i18n/language.ts";
import { endOtherSessions, endSession, nameSession, signOut } from "../net/account.ts";
import { Asking, filledIn } from "./Asking.tsx";
import { accountFault } from "./fault.ts";
import { Proving } from "./Proving.tsx";
import { accountWords } from "./words.ts";

interface Props {
  readonly account: AccountSummary;
  /** Something has changed on the server. */
  onChange(): void;
}

/** In place of a session: all but this one. */
const OTHERS = "others";

type Session = AccountSummary["sessions"][number];

/** Where somebody is signed in. They leave here at once; elsewhere, once they have proved who they are. */
export function SessionList({ account, onChange }: Props) {
  const words = accountWords.value;
  const [fault, setFault] = useState<string | null>(null);
  /** The session that is to end, or all but this one. */
  const [ending, setEnding] = useState<string | null>(null);
  const date = new Intl.DateTimeFormat(language.value, { dateStyle: "long", timeStyle: "short" });
  const { sessions } = account;
  const placeOf = (one: Session): string => one.name ?? words.place(one.browser, one.system);
  /** The session that is to be named. */
  const [naming, setNaming] = useState<string | null>(null);
  const named = sessions.find(({ id }) => id === ending);
  const leave = () =>
    void signOut().then(
      () => location.assign("/"),
      (reason: unknown) => setFault(accountFault(reason)),
    );
  return (
    <section class="acc-card" aria-labelledby="acc-sessions">
      <h3 id="acc-sessions">{words.sessions}</h3>
      {fault && <p role="alert">{fault}</p>}
      <ul class="acc-sessions">
        {sessions.map((one) => (
          <li key={one.id}>
            <b>
              {placeOf(one)} {one.isThis && <em>{words.here}</em>}
            </b>
            <span class="acc-row">
              <button
                type="button"
                aria-label={words.renameLabel(placeOf(one))}
                aria-expanded={naming === one.id}
                onClick={() => setNaming(naming === one.id ? null : one.id)}
              >
                {words.rename}
              </button>
              {!one.isThis && (
                <button
                  type="button"
                  aria-label={words.endLabel(placeOf(one))}
                  aria-expanded={ending === one.id}
                  onClick={() => setEnding(one.id)}
                >
                  {words.end}
                </button>
              )}
            </span>
            <small>
              {one.name !== undefined && `${words.place(one.browser, one.system)}. `}
              {words.seen(date.format(one.seenAt))}
            </small>
            {naming === one.id && (
              <Naming
                of={one}
                onDone={() => {
                  setNaming(null);
                  onChange();
                }}
              />
            )}
          </li>
        ))}
      </ul>
      {(named || ending === OTHERS) && (
        <Proving
          key={ending}
          account={account}
          title={named ? words.endLabel(placeOf(named)) : words.endOthers}
          button={words.end}
          onSend={async (proof) => {
            await (named ? endSession(named.id, proof) : endOtherSessions(proof));
            setEnding(null);
            onChange();
            return null;
          }}
        >
          {null}
        </Proving>
      )}
      <div class="acc-row">
        {sessions.length > 1 && (
          <button type="button" aria-expanded={ending === OTHERS} onClick={() => setEnding(OTHERS)}>
            {words.endOthers}
          </button>
        )}
        <button type="button" onClick={leave}>
          {words.signOut}
        </button>
      </div>
    </section>
  );
}

/** A session gets a name by which its owner knows it; without one it is called as its browser calls itself. */
function Naming({ of: one, onDone }: { readonly of: Session; onDone(): void }) {
  const words = accountWords.value;
  return (
    <div class="acc-changing">
      <Asking
        title={words.renameTitle}
        button={words.save}
        onSend={async (filled) => {
          await nameSession(one.id, filledIn(filled, "device"));
          onDone();
          return null;
        }}
      >
        <label class="acc-field">
          <span>{words.name}</span>
          <input
            name="device"
            type="text"
            maxLength={60}
            autoComplete="off"
            defaultValue={one.name ?? ""}
            placeholder={words.place(one.browser, one.system)}
          />
        </label>
      </Asking>
    </div>
  );
}
