import type { Field, SaidItem } from "../../packs/items.ts";
import { t } from "../words/index.ts";
import "./sentences.css";

interface Use {
  readonly field: Field;
  readonly to: string;
}

interface Props {
  readonly item: SaidItem;
  /** Prints what is said from the data. */
  onUse(made: readonly Use[]): void;
}

const LANGUAGES = ["fr", "en"] as const;

/** What a thing does, said from its data in both languages; beside it what is printed, where that differs. */
export function Sentences({ item, onUse }: Props) {
  const say = t.value.design;
  if (item.said.length === 0) return null;
  const printed = (path: readonly string[], language: "fr" | "en"): Field | undefined =>
    item.fields.find(({ name }) => name === [...path, language].join("."));
  const uses = item.said.flatMap((one) =>
    LANGUAGES.flatMap((language): Use[] => {
      const field = printed(one.path, language);
      return field?.open && field.value !== one[language] ? [{ field, to: one[language] }] : [];
    }),
  );
  return (
    <section class="lab-said">
      <h3 class="disp">
        {say.said} <small>{say.saidText}</small>
      </h3>
      {item.said.map((one) =>
        LANGUAGES.map((language) => (
          <p key={`${one.path.join(".")} ${language}`} lang={language}>
            <b>{language.toUpperCase()}</b>
            <span>
              {one[language]}
              {printed(one.path, language)?.value !== one[language] && (
                <small>{say.printed(String(printed(one.path, language)?.value ?? ""))}</small>
              )}
            </span>
          </p>
        )),
      )}
      {uses.length > 0 && (
        <button class="lab-button" type="button" onClick={() => onUse(uses)}>
          {say.use}
        </button>
      )}
    </section>
  );
}
