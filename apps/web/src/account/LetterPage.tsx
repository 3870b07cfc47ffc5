import { SHORTEST_PASSWORD } from "@paravent/protocol";
import { useState } from "preact/hooks";
import { resetPassword } from "../net/account.ts";
import { confirmAddress, unsubscribe } from "../net/calls.ts";
import { PageHead } from "../ui/PageHead.tsx";
import { useTabTitle } from "../ui/tab-title.ts";
import { Asking, filledIn, PasswordField } from "./Asking.tsx";
import { callFault, callWords } from "./call-words.ts";
import { accountWords } from "./words.ts";
import "./account.css";
import "./calls.css";

type Purpose = "confirm" | "unsubscribe" | "reset";

interface Props {
  readonly purpose: Purpose;
  readonly token: string;
}

/** Where a link in a letter leads. Nothing happens before a button is pressed: mail programs open links by themselves. */
export function LetterPage({ purpose, token }: Props) {
  const { title } = callWords.value.letter[purpose];
  useTabTitle(title, false);
  return (
    <div class="acc">
      <PageHead title={title} back={accountWords.value.back} />
      <main class="letter">
        {purpose === "reset" ? <Reset token={token} /> : <OneButton purpose={purpose} token={token} />}
      </main>
    </div>
  );
}

const DO = { confirm: confirmAddress, unsubscribe };

function OneButton({ purpose, token }: { readonly purpose: keyof typeof DO; readonly token: string }) {
  const words = callWords.value.letter[purpose];
  const [said, setSaid] = useState<{ readonly text: string; readonly isFault: boolean } | null>(null);
  const send = () =>
    DO[purpose](token).then(
      () => setSaid({ text: words.done, isFault: false }),
      (fault: unknown) => setSaid({ text: callFault(fault), isFault: true }),
    );
  if (said) return <p role={said.isFault ? "alert" : "status"}>{said.text}</p>;
  return (
    <>
      <p>{words.text}</p>
      <button type="button" onClick={() => void send()}>
        {words.button}
      </button>
    </>
  );
}

/** Another password in place of one that was forgotten; then one is signed in. */
function Reset({ token }: { readonly token: string }) {
  const { title, text, button } = callWords.value.letter.reset;
  const account = accountWords.value;
  return (
    <Asking
      title={title}
      text={text}
      button={button}
      onSend={async (filled) => {
        await resetPassword({ token, password: filledIn(filled, "next") });
        location.assign("/account");
        return null;
      }}
    >
      <PasswordField
        name="next"
        label={account.next}
        autoComplete="new-password"
        hint={account.least(SHORTEST_PASSWORD)}
      />
    </Asking>
  );
}
