import { type AccountSummary, SHORTEST_PASSWORD } from "@paravent/protocol";
import { useState } from "preact/hooks";
import { language } from "../i18n/language.ts";
import { changePassword, EXPORT, endOtherSessions, endSession, eraseAccount, signOut } from "../net/account.ts";
import { filledIn, PasswordField } from "./Asking.tsx";
import { accountFault } from "./fault.ts";
import { PasskeyList } from "./PasskeyList.tsx";
import { Proving } from "./Proving.tsx";
import { accountWords } from "./words.ts";

interface Props {
  readonly account: AccountSummary;
  /** Something has changed on the server. */
  onChange(): void;
}

/** What somebody with an account can do here: end sessions, change the password, take their data along or erase it. */
export function Belonging({ account, onChange }: Props) {
  const words = accountWords.value;
  const [fault, setFault] = useState<string | null>(null);
  const run = (done: Promise<unknown>, then: () => void) =>
    void done.then(then, (reason: unknown) => setFault(accountFault(reason)));
  const leave = () => location.assign("/");
  const date = new Intl.DateTimeFormat(language.value, { dateStyle: "long", timeStyle: "short" });
  return (
    <>
      <section class="acc-card" aria-labelledby="acc-sessions">
        <h3 id="acc-sessions">{words.sessions}</h3>
        {fault && <p role="alert">{fault}</p>}
        <ul class="acc-sessions">
          {account.sessions.map(({ id, browser, system, seenAt, isThis }) => {
            const place = words.place(browser, system);
            return (
              <li key={id}>
                <b>{place}</b>
                {isThis ? (
                  <span>{words.here}</span>
                ) : (
                  <button
                    type="button"
                    aria-label={words.endLabel(place)}
                    onClick={() => run(endSession(id), onChange)}
                  >
                    {words.end}
                  </button>
                )}
                <small>{words.seen(date.format(seenAt))}</small>
              </li>
            );
          })}
        </ul>
        <div class="acc-row">
          {account.sessions.length > 1 && (
            <button type="button" onClick={() => run(endOtherSessions(), onChange)}>
              {words.endOthers}
            </button>
          )}
          <button type="button" onClick={() => run(signOut(), leave)}>
            {words.signOut}
          </button>
        </div>
      </section>
      <PasskeyList account={account} onChange={onChange} />
      <Proving
        account={account}
        title={account.hasPassword ? words.change : words.choose}
        button={account.hasPassword ? words.change : words.choose}
        onSend={async (proof, filled) => {
          await changePassword({ ...proof, next: filledIn(filled, "next") });
          onChange();
          return words.changed;
        }}
      >
        <PasswordField
          name="next"
          label={words.next}
          autoComplete="new-password"
          hint={words.least(SHORTEST_PASSWORD)}
        />
      </Proving>
      <section class="acc-card">
        <h3>{words.data}</h3>
        <a class="acc-export" href={EXPORT} download="paravent.json">
          {words.export}
        </a>
      </section>
      <Proving
        account={account}
        title={words.erase}
        text={words.eraseText}
        button={words.erase}
        isGrave
        onSend={async (proof) => {
          await eraseAccount(proof);
          leave();
          return null;
        }}
      >
        {null}
      </Proving>
    </>
  );
}
