import type { Fault } from "@paravent/content";
import { language } from "@paravent/web/kit";
import type { TriedPack } from "../../http/packs.ts";
import type { SaidItem } from "../../packs/items.ts";
import { type Step, stepAt, stepped } from "../store/steps.ts";
import { Panel } from "../ui/Panel.tsx";
import { t } from "../words/index.ts";
import { FieldRow } from "./FieldRow.tsx";
import { ItemCard } from "./ItemCard.tsx";
import { chosenOf, keyOf } from "./items.ts";
import { Sentences } from "./Sentences.tsx";

interface Props {
  readonly game: string;
  readonly pack: TriedPack;
  readonly wanted: string | null;
  readonly steps: readonly Step[];
  readonly faults: readonly Fault[];
  /** Why the pack cannot be read as it is; null where it can. */
  readonly says: string | null;
  onChoose(item: string): void;
  onSteps(steps: readonly Step[]): void;
}

/** One thing of a pack: how it looks, its numbers and words, and what it does in both languages. */
export function ItemView({ game, pack, wanted, steps, faults, says, onChoose, onSteps }: Props) {
  const { items } = pack;
  const item = chosenOf(items, wanted);
  const at = items.indexOf(item);
  const say = t.value.design;
  const title = item.name[language.value];
  const files = [...new Set(items.map(({ file }) => file))];
  const set = (field: SaidItem["fields"][number], to: Step["to"]): Step => ({
    ...{ file: item.file, field, of: `${title} · ${field.label[language.value]}`, to },
  });
  const open = item.fields.filter((field) => field.open);
  const coded = open.filter(isCoded);
  const row = (field: SaidItem["fields"][number]) => (
    <FieldRow
      key={field.path.join(".")}
      field={field}
      step={stepAt(steps, item.file, field)}
      faults={faults.filter((fault) => fault.file === item.file && fault.path === field.path.join("."))}
      onSet={(to) => onSteps(stepped(steps, set(field, to)))}
    />
  );
  const closed = item.fields.filter((field) => !field.open);
  const other = (step: number): void => onChoose(keyOf(items[(at + step + items.length) % items.length]!));
  return (
    <Panel
      title={say.item}
      tools={
        <span class="lab-steps">
          <button type="button" aria-label={say.previous} onClick={() => other(-1)}>
            ‹
          </button>
          {say.itemOf(at + 1, items.length)}
          <button type="button" aria-label={say.next} onClick={() => other(1)}>
            ›
          </button>
        </span>
      }
    >
      <label class="lab-field">
        {say.choose}
        <select value={keyOf(item)} onChange={({ currentTarget }) => onChoose(currentTarget.value)}>
          {files.map((file) => (
            <optgroup key={file} label={items.find((one) => one.file === file)!.group[language.value]}>
              {items
                .filter((one) => one.file === file)
                .map((one) => (
                  <option key={keyOf(one)} value={keyOf(one)}>
                    {one.name[language.value]}
                    {one.fields.some((field) => stepAt(steps, one.file, field)) ? " *" : ""}
                  </option>
                ))}
            </optgroup>
          ))}
        </select>
      </label>
      <div class="lab-item">
        <ItemCard game={game} text={pack.text} id={item.id} />
        <div>
          {open.filter((field) => !isCoded(field)).map(row)}
          {open.length === 0 && <p class="lab-note">{say.allGiven}</p>}
        </div>
      </div>
      {coded.length > 0 && (
        <details class="lab-given" open={coded.some((field) => stepAt(steps, item.file, field))}>
          <summary>{say.coded(coded.length)}</summary>
          <div class="lab-coded">{coded.map(row)}</div>
        </details>
      )}
      {says && (
        <p class="lab-fault" role="alert">
          {faults.length === 0
            ? says
            : faults.map((fault) => (
                <span key={`${fault.file} ${fault.path}`}>
                  <b>{`${fault.file} · ${fault.item ?? ""} · ${fault.path}`}</b>
                  {fault.says[language.value]}
                </span>
              ))}
        </p>
      )}
      <Sentences
        item={item}
        onUse={(made) => onSteps(made.reduce((all, one) => stepped(all, set(one.field, one.to)), steps))}
      />
      {closed.length > 0 && (
        <details class="lab-given">
          <summary>{say.given(closed.length)}</summary>
          {item.note && <p class="lab-note">{item.note}</p>}
          <dl>
            {closed.map((field) => (
              <div key={field.path.join(".")}>
                <dt>{field.label[language.value]}</dt>
                <dd>{String(field.value)}</dd>
                <dd>{say.origins[field.origin ?? "none"] ?? field.origin}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </Panel>
  );
}

/** A word of the language of effects: seldom changed, and never without reading about it. */
const isCoded = ({ value, path }: SaidItem["fields"][number]): boolean =>
  typeof value === "string" && !["fr", "en"].includes(String(path.at(-1)));
