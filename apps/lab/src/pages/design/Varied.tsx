import { language } from "@paravent/web/kit";
import type { SaidItem } from "../../packs/items.ts";
import { keyOfStep, type Variable } from "../store/steps.ts";
import { t } from "../words/index.ts";

interface Props {
  readonly item: SaidItem;
  /** What the item is called. */
  readonly title: string;
  readonly varied: readonly Variable[];
  /** How many numbers can be varied at once. */
  readonly most: number;
  onChange(varied: readonly Variable[]): void;
}

/** Which numbers are varied, and between which bounds. */
export function Varied({ item, title, varied, most, onChange }: Props) {
  const say = t.value.design;
  const free = item.fields.filter(
    (field) =>
      field.open &&
      typeof field.value === "number" &&
      !varied.some((one) => keyOfStep(one) === keyOfStep({ file: item.file, field })),
  );
  const add = (name: string): void => {
    const field = free.find((one) => one.name === name);
    if (!field) return;
    const now = field.value as number;
    const added: Variable = {
      file: item.file,
      field,
      of: `${title} · ${field.label[language.value]}`,
      now,
      low: Math.max(0, now - 2),
      high: now + 2,
    };
    onChange([...varied.slice(0, most - 1), added]);
  };
  const bound = (at: number, key: "low" | "high", value: number): void =>
    onChange(varied.map((one, n) => (n === at && Number.isFinite(value) ? { ...one, [key]: value } : one)));
  return (
    <div class="lab-varied">
      {varied.map((one, at) => (
        <fieldset key={keyOfStep(one)}>
          <legend>{`${one.of} (${one.now})`}</legend>
          <label>
            {say.from}
            <input
              type="number"
              step="any"
              value={one.low}
              onInput={({ currentTarget }) => bound(at, "low", currentTarget.valueAsNumber)}
            />
          </label>
          <label>
            {say.to}
            <input
              type="number"
              step="any"
              value={one.high}
              onInput={({ currentTarget }) => bound(at, "high", currentTarget.valueAsNumber)}
            />
          </label>
          <button
            type="button"
            aria-label={`${say.takeBack}: ${one.of}`}
            onClick={() => onChange(varied.filter((_, n) => n !== at))}
          >
            ✕
          </button>
        </fieldset>
      ))}
      <label class="lab-field">
        {say.vary}
        <select value="" onChange={({ currentTarget }) => add(currentTarget.value)}>
          <option value="">{title}</option>
          {free.map(({ name, label, value }) => (
            <option key={name} value={name}>
              {`${label[language.value]} (${value})`}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
