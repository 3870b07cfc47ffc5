import { bookOf, pagesOf } from "../store/known.ts";

/** A thing as the rulebook of its game shows it, drawn from the pack as it is now. */
export function ItemCard({ game, text, id }: { readonly game: string; readonly text: unknown; readonly id: string }) {
  const book = bookOf(game);
  const lists = Object.values(pagesOf(game, text)?.lists ?? {});
  const item = lists.flatMap((groups) => groups.flatMap(({ items }) => items)).find((one) => one.id === id);
  if (!book || !item) return null;
  const { Sprites } = book;
  return (
    <article class="lab-card rb">
      {Sprites && <Sprites />}
      <div class={`lab-card-art ${book.look}`} aria-hidden="true">
        {(item.art ?? item.sign)?.()}
      </div>
      <h3 class="disp">{item.title}</h3>
      {item.facts && <p class="lab-card-facts">{item.facts}</p>}
      {item.lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </article>
  );
}
