import type { CallChannel, CallSettings } from "@paravent/protocol";
import type { ComponentChildren } from "preact";
import { language } from "../i18n/language.ts";
import { removeChannel, switchChannel, testChannel } from "../net/calls.ts";
import { callWords } from "./call-words.ts";

interface Props {
  readonly channel: CallChannel;
  run(done: Promise<CallSettings>): void;
}

/** One way in which the reader is called: on or off, tried out, taken away. */
export function Channel({ channel, run }: Props) {
  const words = callWords.value;
  const { id, kind, address, isOn, isConfirmed } = channel;
  const name = words.kind[kind];
  return (
    <li>
      <b>{name}</b>
      <span class="calls-address">
        {isConfirmed ? address : words.mailWaits(address)}
        <Outcome of={channel} />
      </span>
      <Switch
        label={words.isOn(name)}
        isOn={isOn}
        isShut={!isConfirmed}
        onChange={(on) => run(switchChannel(id, on))}
      />
      <span class="calls-acts">
        {isConfirmed && (
          <Act label={words.testOf(name)} onClick={() => run(testChannel(id))}>
            {words.test}
          </Act>
        )}
        <Act label={words.removeOf(name)} onClick={() => run(removeChannel(id))}>
          {words.remove}
        </Act>
      </span>
    </li>
  );
}

/** What became of the last message. */
export function Outcome({ of: { last } }: { readonly of: Pick<CallChannel, "last"> }) {
  const words = callWords.value;
  if (!last) return null;
  const date = new Intl.DateTimeFormat(language.value, { dateStyle: "medium", timeStyle: "short" }).format(last.at);
  return <small data-arrived={last.hasArrived}>{last.hasArrived ? words.arrived(date) : words.failed(date)}</small>;
}

interface SwitchProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly isShut?: boolean;
  onChange(isOn: boolean): void;
}

/** A box to tick, large enough for a thumb. */
export function Switch({ label, isOn, isShut = false, onChange }: SwitchProps) {
  return (
    <label class="calls-tick">
      <input
        type="checkbox"
        aria-label={label}
        checked={isOn}
        disabled={isShut}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </label>
  );
}

interface ActProps {
  readonly label: string;
  readonly children: ComponentChildren;
  onClick(): void;
}

/** A small button that says more to those who hear it. */
export function Act({ label, children, onClick }: ActProps) {
  return (
    <button type="button" aria-label={label} onClick={onClick}>
      {children}
    </button>
  );
}
