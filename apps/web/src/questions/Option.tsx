import type { Refusal } from "@paravent/kernel";
import type { ComponentChildren } from "preact";
import { t } from "../i18n/index.ts";
import { whyNot } from "../ui/why.ts";

interface Props {
  readonly value: string;
  readonly label: string;
  readonly picture?: ComponentChildren;
  /** What it does, in a sentence under its name. */
  readonly detail?: string | null | undefined;
  readonly pressed?: boolean;
  /** Why it cannot be chosen now; it can still be asked about. */
  readonly closed?: Refusal | null | undefined;
  onPress?(): void;
}

/** One thing that can be chosen; or one that cannot now, which says why when it is asked. */
export function Option({ value, label, picture, detail, pressed = false, closed, onPress }: Props) {
  return (
    <button
      type="button"
      class={detail ? "q-option detailed" : "q-option"}
      data-ref={value}
      aria-pressed={closed ? undefined : pressed}
      aria-disabled={Boolean(closed)}
      onClick={closed ? undefined : onPress}
      {...whyNot(closed)}
    >
      {picture}
      <span>
        {label}
        {detail && <em>{detail}</em>}
      </span>
      {closed && <small>{t.value.question.closed}</small>}
    </button>
  );
}
