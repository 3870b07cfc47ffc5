import type { Fault } from "@paravent/content";
import { language } from "@paravent/web/kit";
import type { Field } from "../../packs/items.ts";
import type { Step } from "../store/steps.ts";
import { t } from "../words/index.ts";

interface Props {
  readonly field: Field;
  /** Its change, where it has one. */
  readonly step: Step | undefined;
  readonly faults: readonly Fault[];
  onSet(to: Field["value"]): void;
}

/** One number or word that may be changed; what was there before stands beside it. */
export function FieldRow({ field, step, faults, onSet }: Props) {
  const value = step ? step.to : field.value;
  const label = field.label[language.value];
  const id = `field-${field.path.join("-")}`;
  return (
    <div class="lab-change" data-changed={step ? "" : undefined}>
      <label for={id}>{label}</label>
      <div>
        {step && <s>{String(step.field.value)}</s>}
        <Entry id={id} label={label} value={value} isFaulty={faults.length > 0} onSet={onSet} />
      </div>
      {faults.map((fault) => (
        <p key={fault.path} id={`${id}-fault`} class="lab-field-fault">
          {fault.says[language.value]}
        </p>
      ))}
    </div>
  );
}

interface EntryProps {
  readonly id: string;
  readonly label: string;
  readonly value: Field["value"];
  readonly isFaulty: boolean;
  onSet(to: Field["value"]): void;
}

function Entry({ id, label, value, isFaulty, onSet }: EntryProps) {
  const about = isFaulty ? { "aria-invalid": true, "aria-describedby": `${id}-fault` } : {};
  if (typeof value === "boolean")
    return (
      <input
        id={id}
        type="checkbox"
        checked={value}
        onChange={({ currentTarget }) => onSet(currentTarget.checked)}
        {...about}
      />
    );
  if (typeof value === "number")
    return (
      <>
        <input
          id={id}
          type="number"
          step="any"
          value={value}
          onInput={({ currentTarget }) =>
            Number.isFinite(currentTarget.valueAsNumber) && onSet(currentTarget.valueAsNumber)
          }
          {...about}
        />
        <button type="button" aria-label={`${label} · ${t.value.design.less}`} onClick={() => onSet(value - 1)}>
          −
        </button>
        <button type="button" aria-label={`${label} · ${t.value.design.more}`} onClick={() => onSet(value + 1)}>
          +
        </button>
      </>
    );
  const text = value ?? "";
  if (text.length > 30)
    return (
      <textarea id={id} rows={3} value={text} onInput={({ currentTarget }) => onSet(currentTarget.value)} {...about} />
    );
  return <input id={id} value={text} onInput={({ currentTarget }) => onSet(currentTarget.value)} {...about} />;
}
