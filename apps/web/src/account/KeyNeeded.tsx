import type { AccountSummary } from "@paravent/protocol";
import { useState } from "preact/hooks";
import { needKey } from "../net/account.ts";
import { Proving } from "./Proving.tsx";
import { accountWords } from "./words.ts";

/** Whether the password alone opens the account; and, once, the codes that stand in for a lost passkey. */
export function KeyNeeded({ account }: { readonly account: AccountSummary }) {
  const { key } = accountWords.value;
  const [codes, setCodes] = useState<readonly string[]>([]);
  const [left, setLeft] = useState(account.keyNeeded?.codes ?? null);
  const isNeeded = left !== null;
  const send = (wanted: boolean) => async (proof: Parameters<typeof needKey>[1]) => {
    const given = await needKey(wanted, proof);
    setCodes(given);
    setLeft(wanted ? given.length : null);
    return wanted ? key.keep : key.isOff;
  };
  return (
    <>
      <Proving
        account={account}
        title={key.title}
        text={left === null ? key.text : key.isOn(left)}
        button={isNeeded ? key.off : key.on}
        onSend={send(!isNeeded)}
      >
        {codes.length > 0 && (
          <ol class="acc-codes">
            {codes.map((code) => (
              <li key={code}>
                <code>{code}</code>
              </li>
            ))}
          </ol>
        )}
      </Proving>
      {isNeeded && (
        <Proving account={account} title={key.again} text={key.againText} button={key.again} onSend={send(true)}>
          {null}
        </Proving>
      )}
    </>
  );
}
