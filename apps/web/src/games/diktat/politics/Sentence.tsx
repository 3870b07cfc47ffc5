import type { Ref, Seat, Shape } from "@paravent/kernel";
import { begin, choose, type Draft, isBranch, isFields } from "../../../drafts/draft.ts";
import { labelOf } from "../seen/labels.ts";
import { useSeen } from "../seen/seen.ts";
import { texts } from "../words/index.ts";
import { FormField } from "./FormField.tsx";
import "./sentence.css";

interface Props {
  readonly ask: Shape;
  readonly draft: Draft;
  onDraft(draft: Draft): void;
  readonly partner: Seat;
}

/** One promise as a sentence to be completed: who promises, what, and of whom, where or how much. */
export function Sentence({ ask, draft, onDraft, partner }: Props) {
  const seen = useSeen();
  const { oath, field } = texts.value.politics;
  if (ask.shape !== "form" || !isFields(draft)) return null;
  const { by, promise } = ask.fields;
  if (!by || promise?.shape !== "branch") return null;
  const chosen = isBranch(draft.promise) ? draft.promise : null;
  const option = promise.options.find(({ name }) => name === chosen?.branch);
  const label = (ref: Ref): string => {
    if (ref === "self") return oath.iPromise;
    if (ref === "partner") return oath.promises(seen.name(partner));
    return oath.kinds[ref] ?? field[ref] ?? labelOf(seen, ref);
  };
  return (
    <div class="tb-sentence">
      <span data-field="by">
        <FormField
          ask={by}
          draft={draft.by ?? []}
          onDraft={(value) => onDraft({ ...draft, by: value })}
          label={label}
          name={label("by")}
        />
      </span>
      <span data-field="promise">
        <FormField
          // What a promise asks further stands after it in the sentence.
          ask={{ shape: "pick", from: promise.options.map(({ name }) => name), min: 1, max: 1 }}
          draft={chosen ? [chosen.branch] : []}
          onDraft={(value) => {
            const [kind] = Array.isArray(value) ? value : [];
            onDraft({ ...draft, promise: typeof kind === "string" ? choose(promise, kind) : null });
          }}
          label={label}
          name={label("promise")}
        />
      </span>
      {option?.ask && chosen && (
        <Rest
          kind={option.name}
          ask={option.ask}
          draft={chosen.value ?? begin(option.ask)}
          onDraft={(value) => onDraft({ ...draft, promise: { branch: option.name, value } })}
          label={label}
        />
      )}
    </div>
  );
}

type RestProps = Omit<Props, "partner"> & { readonly kind: string; label(ref: Ref): string };

/** The end of the sentence: each blank after the words that lead to it. */
function Rest({ kind, ask, draft, onDraft, label }: RestProps) {
  const { joins } = texts.value.politics.oath;
  // What is given is a whole list: it stands under the sentence.
  if (ask.shape !== "form" || kind === "give")
    return <FormField ask={ask} draft={draft} onDraft={onDraft} label={label} name={label(kind)} />;
  const fields = isFields(draft) ? draft : {};
  return (
    <>
      {Object.entries(ask.fields).map(([name, inner]) => (
        <span key={name} data-field={name}>
          {joins[`${kind}.${name}`] ?? joins[name] ?? ""}{" "}
          <FormField
            ask={inner}
            draft={fields[name] ?? begin(inner)}
            onDraft={(value) => onDraft({ ...fields, [name]: value })}
            label={label}
            name={label(name)}
          />
        </span>
      ))}
    </>
  );
}
