import type { MadeItem } from "../plug/rulebook.ts";
import { itemAnchor } from "./addresses.ts";
import { pointed, useBook } from "./open-book.ts";
import { rulebookWords } from "./words.ts";
import "./made-list.css";

/** A list made from the content pack: one card for each thing. */
export function MadeList({ name }: { readonly name: string }) {
  const { pages } = useBook();
  if (!pages) return <p role="status">{rulebookWords.value.making}</p>;
  return (
    <>
      {(pages.lists[name] ?? []).map((group) => (
        <section key={group.title} class="rb-group">
          {group.title !== null && <h3>{group.title}</h3>}
          <ul class="rb-cards">
            {group.items.map((item) => (
              <Card key={item.id} list={name} item={item} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

function Card({ list, item }: { readonly list: string; readonly item: MadeItem }) {
  const open = useBook();
  const id = itemAnchor(list, item.id);
  return (
    <li id={id} class="rb-card" data-pointed={pointed(open, id)}>
      {item.sign && (
        <div class={`rb-card-sign ${open.book.look}`} aria-hidden="true">
          {item.sign()}
        </div>
      )}
      <div>
        <b>{item.title}</b>
        {item.facts && <small>{item.facts}</small>}
        {item.lines.map((line, at) => (
          <p key={at}>{line}</p>
        ))}
      </div>
    </li>
  );
}
