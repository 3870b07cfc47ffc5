interface Props<T> {
  readonly label: string;
  readonly options: readonly (readonly [value: T, name: string])[];
  readonly value: T;
  onChoose(value: T): void;
}

/** One of a few, side by side. */
export function Segments<T extends string | number>({ label, options, value, onChoose }: Props<T>) {
  return (
    <fieldset class="lab-segments">
      <legend>{label}</legend>
      <div>
        {options.map(([one, name]) => (
          <button key={one} type="button" aria-pressed={one === value} onClick={() => onChoose(one)}>
            {name}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
