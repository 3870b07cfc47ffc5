import { closedInside } from "@paravent/kernel";
import { begin, isFields } from "../drafts/draft.ts";
import type { OuterProps } from "./wording.ts";

/** Several things at once, one under another, each with its name. */
export function FormWidget({ ask, draft, onDraft, wording, Inner }: OuterProps<"form">) {
  const fields = isFields(draft) ? draft : {};
  return (
    <div class="q-form">
      {Object.entries(ask.fields).map(([name, inner]) => (
        <fieldset key={name} class="q-field" data-ref={name}>
          <legend>{wording.label(name)}</legend>
          <Inner
            ask={inner}
            draft={fields[name] ?? begin(inner)}
            onDraft={(value) => onDraft({ ...fields, [name]: value })}
            wording={{ ...wording, closed: closedInside(wording.closed, name) }}
          />
        </fieldset>
      ))}
    </div>
  );
}
