import type { AccountSummary, Proof } from "@paravent/protocol";
import type { ComponentProps } from "preact";
import { Asking, filledIn, isByPasskey, PasswordField } from "./Asking.tsx";
import { proveByPasskey } from "./passkeys.ts";
import { accountWords } from "./words.ts";

interface Props extends Omit<ComponentProps<typeof Asking>, "onSend" | "byPasskey"> {
  readonly account: AccountSummary;
  onSend(proof: Proof, filled: FormData): Promise<string | null>;
}

/** A form for what matters: whoever sends it proves once more who they are, by password or by passkey. */
export function Proving({ account, onSend, children, ...form }: Props) {
  const words = accountWords.value;
  const { hasPassword, passkeys } = account;
  return (
    <Asking
      {...form}
      {...(hasPassword && passkeys.length > 0 && { byPasskey: words.provePasskey })}
      onSend={async (filled) => {
        const isByKey = !hasPassword || isByPasskey(filled);
        const proof = isByKey ? await proveByPasskey() : { password: filledIn(filled, "password") };
        return onSend(proof, filled);
      }}
    >
      {children}
      {hasPassword ? (
        <PasswordField name="password" label={words.current} autoComplete="current-password" />
      ) : (
        <p class="acc-quiet">{words.proveNext}</p>
      )}
    </Asking>
  );
}
