import { SHORTEST_PASSWORD } from "@paravent/protocol";
import { useState } from "preact/hooks";
import { askReset, signIn, signUp } from "../net/account.ts";
import { saidNo } from "../net/said-no.ts";
import { me } from "../store/session.ts";
import { Asking, filledIn, isByPasskey, NameField, PasswordField } from "./Asking.tsx";
import { accountFault } from "./fault.ts";
import { canUsePasskeys, signInWithPasskey, signUpWithPasskey } from "./passkeys.ts";
import { accountWords } from "./words.ts";

/** What a guest can do here: become an account, or be one again. The page starts anew as whoever they are then. */
export function Visiting() {
  const words = accountWords.value;
  const credentials = (filled: FormData) => ({
    name: filledIn(filled, "name"),
    password: filledIn(filled, "password"),
  });
  const begin = async (done: Promise<unknown>): Promise<null> => {
    await done;
    location.reload();
    return null;
  };
  const canUse = canUsePasskeys();
  const [needsCode, setNeedsCode] = useState(false);
  return (
    <>
      <Asking
        title={words.signUp}
        text={words.signUpText}
        button={words.signUp}
        {...(canUse && { byPasskey: words.signUpPasskey })}
        onSend={(filled) =>
          begin(isByPasskey(filled) ? signUpWithPasskey(filledIn(filled, "name")) : signUp(credentials(filled)))
        }
      >
        <NameField label={words.name} autoComplete="username" value={me.value?.name ?? ""} />
        <PasswordField
          name="password"
          label={words.password}
          autoComplete="new-password"
          hint={`${words.least(SHORTEST_PASSWORD)} ${words.noReset}`}
        />
      </Asking>
      <Asking
        title={words.signIn}
        text={words.signInText}
        button={words.signIn}
        {...(canUse && { byPasskey: words.signInPasskey })}
        faultOf={(thrown) => {
          if (saidNo(thrown).reason === "keyNeeded") setNeedsCode(true);
          return accountFault(thrown);
        }}
        onSend={(filled) => {
          const code = filledIn(filled, "code");
          const known = { ...credentials(filled), ...(code !== "" && { code }) };
          return begin(isByPasskey(filled) ? signInWithPasskey() : signIn(known));
        }}
      >
        <NameField label={words.name} autoComplete="username" />
        <PasswordField name="password" label={words.password} autoComplete="current-password" />
        {needsCode && (
          <label class="acc-field">
            <span>{words.key.code}</span>
            <input name="code" type="text" maxLength={60} autoComplete="one-time-code" />
          </label>
        )}
      </Asking>
      <Asking
        title={words.forgotten}
        text={words.forgottenText}
        button={words.forgottenButton}
        onSend={async (filled) => {
          await askReset(filledIn(filled, "name"));
          return words.forgottenDone;
        }}
      >
        <NameField label={words.name} autoComplete="username" />
      </Asking>
    </>
  );
}
