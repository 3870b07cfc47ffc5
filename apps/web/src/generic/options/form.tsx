import type { Json } from "@paravent/kernel";
import type { GameOption } from "@paravent/protocol";
import type { Vocabulary } from "../../i18n/vocabulary.ts";
import type { OptionsForm } from "../../plug/plug.ts";
import type { GenericText } from "../words/text.ts";

type Chosen = Readonly<Record<string, Json>>;

const chosenIn = (options: Json | undefined): Chosen =>
  typeof options === "object" && options !== null && !Array.isArray(options) ? options : {};

const isSame = (a: Json | undefined, b: Json): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Options by their list of values: a row of buttons for each. */
export function optionsFormOf(options: readonly GameOption[], words: Vocabulary<GenericText>): OptionsForm {
  const labelOf = ({ name }: GameOption): string => words.value.option(name) ?? name;
  const valueLabel = ({ name }: GameOption, value: Json): string =>
    words.value.option(`${name}.${String(value)}`) ?? String(value);
  /** Those that are not played as they usually are. */
  const departing = (agreed: Json | undefined) => {
    const chosen = chosenIn(agreed);
    return options.filter((one) => one.name in chosen && !isSame(chosen[one.name], one.default));
  };
  const nameIn = (agreed: Json | undefined) => (one: GameOption) => {
    const value = chosenIn(agreed)[one.name] ?? one.default;
    return value === true ? labelOf(one) : `${labelOf(one)} · ${valueLabel(one, value)}`;
  };
  return {
    Choice: ({ wished, onWish }) => (
      <>
        {options.map((one) => {
          const now = chosenIn(wished)[one.name] ?? one.default;
          const text = words.value.option(`${one.name}.text`);
          return (
            <fieldset key={one.name} class="create-seat">
              <legend>{labelOf(one)}</legend>
              <span class="create-options">
                {one.values.map((value) => (
                  <button
                    key={String(value)}
                    type="button"
                    aria-pressed={isSame(value, now)}
                    onClick={() => onWish({ ...chosenIn(wished), [one.name]: value })}
                  >
                    {valueLabel(one, value)}
                  </button>
                ))}
              </span>
              {text && <small>{text}</small>}
            </fieldset>
          );
        })}
      </>
    ),
    Digest: ({ options: agreed }) => {
      const told = departing(agreed);
      if (told.length === 0) return null;
      return (
        <ul class="gt-agreed">
          {told.map((one) => (
            <li key={one.name}>
              <b>{nameIn(agreed)(one)}</b> {words.value.option(`${one.name}.text`)}
            </li>
          ))}
        </ul>
      );
    },
    wire(wished) {
      const told = departing(wished);
      if (told.length === 0) return undefined;
      return Object.fromEntries(told.map(({ name }) => [name, chosenIn(wished)[name] ?? null]));
    },
    summary: () => null,
    names: (agreed) => departing(agreed).map(nameIn(agreed)),
    refusal: (reason) => words.value.ownRefusal(reason),
  };
}
