import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { accountFault } from "./fault.ts";

interface Props {
  readonly title: string;
  readonly text?: string;
  readonly button: string;
  /** What cannot be taken back looks otherwise. */
  readonly isGrave?: boolean;
  /** What a second button says, for those who would rather use a passkey. */
  readonly byPasskey?: string;
  readonly children: ComponentChildren;
  /** Says why the server said no. */
  faultOf?(thrown: unknown): string;
  /** Sends what was filled in; what it gives back is said. */
  onSend(filled: FormData): Promise<string | null>;
}

/** A small form of this page: sends, then says what came of it. */
export function Asking({
  title,
  text,
  button,
  byPasskey,
  isGrave = false,
  children,
  faultOf = accountFault,
  onSend,
}: Props) {
  const [said, setSaid] = useState<{ readonly text: string; readonly isFault: boolean } | null>(null);
  const [isSending, setSending] = useState(false);
  const send = async (event: SubmitEvent) => {
    event.preventDefault();
    const form = event.currentTarget as HTMLFormElement;
    if (isSending) return;
    setSending(true);
    try {
      const done = await onSend(new FormData(form, event.submitter));
      form.reset();
      setSaid(done === null ? null : { text: done, isFault: false });
    } catch (fault) {
      setSaid({ text: faultOf(fault), isFault: true });
    }
    setSending(false);
  };
  return (
    <form class={isGrave ? "acc-form grave" : "acc-form"} aria-label={title} onSubmit={send}>
      <h3>{title}</h3>
      {text && <p class="acc-quiet">{text}</p>}
      {children}
      {said && <p role={said.isFault ? "alert" : "status"}>{said.text}</p>}
      <button type="submit" aria-disabled={isSending}>
        {button}
      </button>
      {byPasskey && (
        <button type="submit" name="with" value="passkey" formNoValidate aria-disabled={isSending}>
          {byPasskey}
        </button>
      )}
    </form>
  );
}

interface PasswordProps {
  readonly name: string;
  readonly label: string;
  readonly autoComplete: "current-password" | "new-password";
  readonly hint?: string;
}

/** A password to fill in. Password managers know which one; pasting is allowed. */
export function PasswordField({ name, label, autoComplete, hint }: PasswordProps) {
  return (
    <label class="acc-field">
      <span>{label}</span>
      <input name={name} type="password" required maxLength={256} autoComplete={autoComplete} />
      {hint && <small>{hint}</small>}
    </label>
  );
}

interface NameProps {
  readonly label: string;
  readonly autoComplete: "username" | "nickname";
  readonly value?: string;
}

/** A name to fill in. */
export function NameField({ label, autoComplete, value = "" }: NameProps) {
  return (
    <label class="acc-field">
      <span>{label}</span>
      <input name="name" type="text" required maxLength={24} autoComplete={autoComplete} defaultValue={value} />
    </label>
  );
}

/** Whether the second button was pressed. */
export const isByPasskey = (filled: FormData): boolean => filled.get("with") === "passkey";

/** What stands in a field. */
export const filledIn = (filled: FormData, name: string): string => String(filled.get(name) ?? "");
