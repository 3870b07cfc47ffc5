import type { CallSettings } from "@paravent/protocol";
import { useEffect, useState } from "preact/hooks";
import { addBrowser, removeChannel, testChannel } from "../net/calls.ts";
import { Act, Outcome, Switch } from "./Channel.tsx";
import { callWords } from "./call-words.ts";
import { canBeCalled, letBe, letCall, ownEndpoint } from "./this-browser.ts";

interface Props {
  readonly settings: CallSettings;
  run(done: Promise<CallSettings>): void;
}

/** Calls in this browser, by notification. Other browsers of the reader are counted, and switched off where they are. */
export function ThisBrowser({ settings, run }: Props) {
  const words = callWords.value;
  const [endpoint, setEndpoint] = useState<string | null>(null);
  const [isDenied, setDenied] = useState(false);
  useEffect(() => void ownEndpoint().then(setEndpoint), []);
  const browsers = settings.channels.filter(({ kind }) => kind === "push");
  const own = browsers.find(({ address }) => address === endpoint);
  const others = browsers.length - (own ? 1 : 0);
  const begin = async (): Promise<void> => {
    const request = await letCall(settings.pushKey);
    setDenied(request === null);
    if (!request) return;
    setEndpoint(request.endpoint);
    run(addBrowser(request));
  };
  const end = async (): Promise<void> => {
    if (own) run(removeChannel(own.id));
    await letBe();
  };
  const isAble = canBeCalled();
  const text = !isAble ? words.pushCannot : isDenied ? words.pushDenied : words.pushText;
  return (
    <li>
      <b>{words.kind.push}</b>
      <span class="acc-quiet">
        {text} {others > 0 && words.otherBrowsers(others)}
        {own && <Outcome of={own} />}
      </span>
      <Switch
        label={words.isOn(words.kind.push)}
        isOn={own !== undefined}
        isShut={!isAble}
        onChange={(on) => void (on ? begin() : end())}
      />
      {own && (
        <span class="calls-acts">
          <Act label={words.testOf(words.kind.push)} onClick={() => run(testChannel(own.id))}>
            {words.test}
          </Act>
        </span>
      )}
    </li>
  );
}
