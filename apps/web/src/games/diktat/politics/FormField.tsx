import { isPossible, type Json, type Ref, type Shape } from "@paravent/kernel";
import { begin, choose, type Draft, isBranch, isFields, isRefs } from "../../../drafts/draft.ts";
import { t } from "../../../i18n/index.ts";
import { texts } from "../words/index.ts";

interface Props {
  readonly ask: Shape;
  readonly draft: Draft;
  onDraft(draft: Draft): void;
  label(ref: Ref): string;
  /** What the field is called, for those who cannot see where it stands. */
  readonly name: string;
}

/** An answer of any shape in a narrow sheet: lists to choose from, numbers, words, one under another. */
export function FormField(props: Props) {
  const { ask, draft, onDraft, label, name } = props;
  switch (ask.shape) {
    case "pick":
      return ask.max === 1 ? <PickOne {...props} ask={ask} /> : <PickSome {...props} ask={ask} />;
    case "amount":
      return (
        <input
          class="tb-field-number"
          type="number"
          aria-label={name}
          min={ask.min}
          max={ask.max}
          value={typeof draft === "number" ? draft : ask.min}
          onInput={(event) => onDraft(event.currentTarget.valueAsNumber || 0)}
        />
      );
    case "text":
      return (
        <textarea
          aria-label={name}
          rows={2}
          maxLength={ask.max}
          value={typeof draft === "string" ? draft : ""}
          onInput={(event) => onDraft(event.currentTarget.value)}
          onKeyDown={(event) => event.stopPropagation()}
        />
      );
    case "form": {
      const fields = isFields(draft) ? draft : {};
      return (
        <div class="tb-fields">
          {Object.entries(ask.fields).map(([field, inner]) => (
            <div key={field} class="tb-field" data-field={field}>
              <span>{label(field)}</span>
              <FormField
                ask={inner}
                draft={fields[field] ?? begin(inner)}
                onDraft={(value) => onDraft({ ...fields, [field]: value })}
                label={label}
                name={label(field)}
              />
            </div>
          ))}
        </div>
      );
    }
    case "branch": {
      const chosen = isBranch(draft) ? draft : null;
      const option = ask.options.find(({ name: one }) => one === chosen?.branch);
      return (
        <div class="tb-fields">
          <Select
            name={name}
            value={chosen?.branch ?? ""}
            options={ask.options.filter((one) => !one.ask || isPossible(one.ask)).map((one) => one.name)}
            label={label}
            onChange={(one) => onDraft(one === "" ? null : choose(ask, one))}
          />
          {option?.ask && chosen && (
            <FormField
              ask={option.ask}
              draft={chosen.value ?? begin(option.ask)}
              onDraft={(value) => onDraft({ branch: option.name, value })}
              label={label}
              name={label(option.name)}
            />
          )}
        </div>
      );
    }
    case "list":
      return <Several {...props} ask={ask} />;
    default:
      return null;
  }
}

type Of<S extends Shape["shape"]> = Omit<Props, "ask"> & { readonly ask: Extract<Shape, { shape: S }> };

function PickOne({ ask, draft, onDraft, label, name }: Of<"pick">) {
  const [chosen = ""] = isRefs(draft) ? draft : [];
  return (
    <Select
      name={name}
      value={chosen}
      options={ask.from}
      label={label}
      onChange={(ref) => onDraft(ref === "" ? [] : [ref])}
      free={ask.min === 0}
    />
  );
}

function PickSome({ ask, draft, onDraft, label, name }: Of<"pick">) {
  const chosen = isRefs(draft) ? draft : [];
  return (
    <fieldset class="tb-some">
      <legend class="visually-hidden">{name}</legend>
      {ask.from.map((ref) => (
        <button
          key={ref}
          type="button"
          data-some={ref}
          aria-pressed={chosen.includes(ref)}
          onClick={() => onDraft(chosen.includes(ref) ? chosen.filter((one) => one !== ref) : [...chosen, ref])}
        >
          {label(ref)}
        </button>
      ))}
    </fieldset>
  );
}

function Several({ ask, draft, onDraft, label, name }: Of<"list">) {
  const made: Json[] = Array.isArray(draft) ? draft : [];
  const { question } = t.value;
  // A list may have a word of its own for one more.
  const addLabel = label("+");
  return (
    <div class="tb-fields">
      {made.map((value, at) => {
        const key = `one ${at}`;
        return (
          <div key={key} class="tb-several">
            <FormField
              ask={ask.of}
              draft={value}
              onDraft={(changed) => onDraft(made.with(at, changed))}
              label={label}
              name={`${name} ${at + 1}`}
            />
            <button
              type="button"
              aria-label={question.remove(question.nth(at + 1))}
              onClick={() => onDraft(made.filter((_, other) => other !== at))}
            >
              ×
            </button>
          </div>
        );
      })}
      {made.length < ask.max && (
        <button type="button" class="tb-add-one" onClick={() => onDraft([...made, begin(ask.of)])}>
          {addLabel === "+" ? question.addOne : addLabel}
        </button>
      )}
    </div>
  );
}

interface SelectProps {
  readonly name: string;
  readonly value: string;
  readonly options: readonly Ref[];
  label(ref: Ref): string;
  onChange(ref: Ref): void;
  /** Nothing may be chosen too. */
  readonly free?: boolean;
}

function Select({ name, value, options, label, onChange, free = false }: SelectProps) {
  return (
    <select aria-label={name} value={value} onChange={(event) => onChange(event.currentTarget.value)}>
      {(free || value === "") && <option value="">{free ? texts.value.politics.any : "…"}</option>}
      {options.map((ref) => (
        <option key={ref} value={ref}>
          {label(ref)}
        </option>
      ))}
    </select>
  );
}
