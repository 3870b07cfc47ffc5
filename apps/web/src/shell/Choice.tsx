interface Props<K extends string> {
  readonly title: string;
  readonly among: readonly K[];
  readonly words: Readonly<Record<K, { readonly name: string; readonly text: string }>>;
  readonly chosen: K;
  onChoose(chosen: K): void;
}

/** One of a few, with a sentence about the one that is chosen: who finds the table, how people talk there. */
export function Choice<K extends string>({ title, among, words, chosen, onChoose }: Props<K>) {
  return (
    <fieldset class="create-seat">
      <legend>{title}</legend>
      <span class="create-options">
        {among.map((each) => (
          <button key={each} type="button" aria-pressed={each === chosen} onClick={() => onChoose(each)}>
            {words[each].name}
          </button>
        ))}
      </span>
      <small role="status">{words[chosen].text}</small>
    </fieldset>
  );
}
