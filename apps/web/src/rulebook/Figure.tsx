import { useBook } from "./open-book.ts";
import { rulebookWords } from "./words.ts";

/** A drawn example with its caption; one that nobody has drawn is told in words. */
export function Figure({ name, shows }: { readonly name: string; readonly shows: string }) {
  const { book } = useBook();
  const Drawn = book.figures[name];
  if (!Drawn)
    return (
      <figure class="rb-told">
        <b>{rulebookWords.value.example}</b>
        <figcaption>{shows}</figcaption>
      </figure>
    );
  return (
    <figure class="rb-drawn">
      <div class={`rb-drawing ${book.look}`} aria-hidden="true">
        <Drawn />
      </div>
      <figcaption>{shows}</figcaption>
    </figure>
  );
}
