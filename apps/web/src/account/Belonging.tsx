import { type AccountSummary, SHORTEST_PASSWORD } from "@paravent/protocol";
import { changePassword, EXPORT, eraseAccount } from "../net/account.ts";
import { filledIn, PasswordField } from "./Asking.tsx";
import { KeyNeeded } from "./KeyNeeded.tsx";
import { PasskeyList } from "./PasskeyList.tsx";
import { Proving } from "./Proving.tsx";
import { SessionList } from "./SessionList.tsx";
import { accountWords } from "./words.ts";

interface Props {
  readonly account: AccountSummary;
  /** Something has changed on the server. */
  onChange(): void;
}

/** What somebody with an account can do here: end sessions, change the password, take their data along or erase it. */
export function Belonging({ account, onChange }: Props) {
  const words = accountWords.value;
  const leave = () => location.assign("/");
  return (
    <>
      <SessionList account={account} onChange={onChange} />
      <PasskeyList account={account} onChange={onChange} />
      {account.hasPassword && account.passkeys.length > 0 && <KeyNeeded account={account} />}
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
