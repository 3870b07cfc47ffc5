import type { Cut, Form } from "./paper.ts";

interface Props {
  readonly cut: Cut;
  readonly form: Form;
  /** Class of the element that drawings of the game stand in. */
  readonly look: string;
}

/** With more letters than this a card is set smaller, with fewer than that larger. */
const [LONG, SHORT] = [300, 130];

const setOf = (letters: number): "long" | "short" | undefined =>
  letters > LONG ? "long" : letters < SHORT ? "short" : undefined;

/** One thing to be cut out along its edge. */
export function CutOut({ cut: { item, kind, face }, form, look }: Props) {
  if (form === "marker")
    return (
      <article class="cut-marker">
        <div class={look} aria-hidden="true">
          {face === null ? (item.art ?? item.sign)?.() : item.faces?.()[face]}
        </div>
        <b>{item.title}</b>
      </article>
    );
  const letters = item.lines.reduce((sum, line) => sum + line.length, 0);
  return (
    <article class={`cut-${form}`} data-set={setOf(letters)}>
      <div class={`cut-art ${look}`} aria-hidden="true">
        {(item.art ?? item.sign)?.()}
      </div>
      <div class="cut-text">
        <small>{kind}</small>
        <h2 class="disp">{item.title}</h2>
        {item.facts && <p class="cut-facts">{item.facts}</p>}
        {item.lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </article>
  );
}
