import { useMemo, useState } from "preact/hooks";
import { useBook } from "./open-book.ts";
import { everything, groupsOf, ORDERS, type Order, ordered, type Shown, shown } from "./shown.ts";
import { rulebookWords } from "./words.ts";
import "./gallery.css";

/** Everything of the pack with its picture: found by kind, by what it belongs to, and by name. */
export function Gallery() {
  const { book, pages } = useBook();
  const words = rulebookWords.value;
  const [list, setList] = useState<string | null>(null);
  const [group, setGroup] = useState<string | null>(null);
  const [name, setName] = useState("");
  const [order, setOrder] = useState<Order>("pack");
  const lists = book.gallery();
  const all = useMemo(() => (pages ? everything(lists, pages, book.fared) : []), [pages, lists, book]);
  const isMeasured = all.some(({ fared }) => fared !== null);
  const groups = groupsOf(all, list);
  const wanted = shown(all, { list, group: group !== null && groups.includes(group) ? group : null, name });
  const here = ordered(wanted, order);
  return (
    <section class="rb-paper rb-gallery">
      <h1>{words.gallery.title}</h1>
      <p>{words.gallery.note}</p>
      {isMeasured && <p>{words.gallery.measured(book.fared.games, book.fared.players)}</p>}
      <search class="rb-gallery-search">
        <Choice label={words.gallery.kinds} options={lists.map((one) => [one.list, one.title])} onChoose={setList} />
        {groups.length > 1 && (
          <Choice
            key={list}
            label={words.gallery.groups}
            options={groups.map((one) => [one, one])}
            onChoose={setGroup}
          />
        )}
        {isMeasured && (
          <label>
            {words.gallery.order}
            <select onChange={({ currentTarget }) => setOrder(ORDERS[currentTarget.selectedIndex]!)}>
              {ORDERS.map((one) => (
                <option key={one}>{words.gallery.orders[one]}</option>
              ))}
            </select>
          </label>
        )}
        <label>
          {words.gallery.search}
          <input type="search" value={name} onInput={({ currentTarget }) => setName(currentTarget.value)} />
        </label>
      </search>
      <p role="status">{pages ? words.gallery.count(here.length) : words.making}</p>
      <ul class="rb-gallery-cards">
        {here.map((one) => (
          <GalleryCard key={`${one.list} ${one.item.id}`} one={one} look={book.look} players={book.fared.players} />
        ))}
      </ul>
    </section>
  );
}

const percent = (part: number): number => Math.round(100 * part);

interface ChoiceProps {
  readonly label: string;
  readonly options: readonly (readonly [value: string, name: string])[];
  onChoose(value: string | null): void;
}

function Choice({ label, options, onChoose }: ChoiceProps) {
  return (
    <label>
      {label}
      <select onChange={({ currentTarget }) => onChoose(currentTarget.value || null)}>
        <option value="">{rulebookWords.value.gallery.all}</option>
        {options.map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

interface CardProps {
  readonly one: Shown;
  readonly look: string;
  /** How many sat at the tables its figures come from. */
  readonly players: number;
}

function GalleryCard({ one, look, players }: CardProps) {
  const { item, kind, group, fared } = one;
  const words = rulebookWords.value.gallery;
  const art = item.art ?? item.sign;
  return (
    <li data-item={`${one.list} ${item.id}`}>
      <div class={`rb-gallery-art ${look}`} aria-hidden="true">
        {art?.()}
      </div>
      <div>
        <small>{group === null ? kind : `${kind} · ${group}`}</small>
        <h2>{item.title}</h2>
        {item.facts && <p class="rb-gallery-facts">{item.facts}</p>}
        {item.lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
        {fared && (
          <p class="rb-gallery-fared">
            {fared.won === null ? words.never : words.fared(percent(fared.taken), percent(fared.won / players))}
          </p>
        )}
      </div>
    </li>
  );
}
