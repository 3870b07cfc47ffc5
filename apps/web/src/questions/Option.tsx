import type { ComponentChildren } from "preact";
import { t } from "../i18n/index.ts";

interface Props {
  readonly value: string;
  readonly label: string;
  readonly picture?: ComponentChildren;
  /** What it does, in a sentence under its name. */
  readonly detail?: string | null | undefined;
  readonly pressed?: boolean;
  readonly closed?: boolean;
  onPress(): void;
}

/** One thing that can be chosen; or one that cannot now, which can still be touched to learn why. */
export function Option({ value, label, picture, detail, pressed = false, closed = false, onPress }: Props) {
  return (
    <button
      type="button"
      class={detail ? "q-option detailed" : "q-option"}
      data-ref={value}
      aria-pressed={closed ? undefined : pressed}
      aria-disabled={closed}
      onClick={onPress}
      onFocus={closed ? onPress : undefined}
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
