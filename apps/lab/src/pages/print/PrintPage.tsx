import { language, type Rulebook } from "@paravent/web/kit";
import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { desk } from "../store/desk.ts";
import { bookOf, gameOf, games, pagesOf, textOf } from "../store/known.ts";
import { Segments } from "../ui/Segments.tsx";
import { t } from "../words/index.ts";
import { CutOut } from "./CutOut.tsx";
import { cutsOf, sheetsOf } from "./paper.ts";
import "./print.css";

const PAPERS = { a4: "A4", letter: "Letter" } as const;
type Paper = keyof typeof PAPERS;

/** Stands for the board in the list of what is printed. */
const BOARD = "/board";

/** Cards, markers and boards of a pack on sheets of paper, in the language being spoken. */
export function PrintPage() {
  const printable = games.value.filter(({ id }) => bookOf(id));
  const open = desk();
  const [game, setGame] = useState((printable.find(({ id }) => id === open.game) ?? printable[0]!).id);
  const [name, setName] = useState(game === open.game ? open.name : "");
  const [paper, setPaper] = useState<Paper>("a4");
  const book = bookOf(game)!;
  const [fetched, setFetched] = useState<{ readonly of: string; readonly text: unknown } | null>(null);
  const [left, setLeft] = useState<readonly string[]>([]);
  useEffect(() => {
    void textOf(game, name).then((text) => setFetched({ of: `${game} ${name}`, text }));
  }, [game, name]);
  // Until the other pack is here, there is nothing to draw: no game can read the pack of another.
  const text = fetched?.of === `${game} ${name}` ? fetched.text : null;
  const say = t.value.print;
  const titles = book.gallery().filter(({ list }) => book.sheets.lists[list]);
  const toggle = (list: string): void =>
    setLeft(left.includes(list) ? left.filter((one) => one !== list) : [...left, list]);
  const choices = [...titles, ...(book.sheets.board ? [{ list: BOARD, title: say.board }] : [])];
  return (
    <main class="lab-split lab-print">
      <aside class="lab-aside lab-form">
        <h1 class="disp">{say.title}</h1>
        <Segments
          label={t.value.sample.game}
          options={printable.map((one) => [one.id, one.name[language.value]])}
          value={game}
          onChoose={(id) => {
            setGame(id);
            setName("");
          }}
        />
        <label>
          {t.value.design.pack}
          <select value={name} onChange={({ currentTarget }) => setName(currentTarget.value)}>
            {gameOf(game).packs?.map((pack) => (
              <option key={pack.name} value={pack.name}>
                {pack.title[language.value]}
              </option>
            ))}
          </select>
        </label>
        <Segments
          label={say.paper}
          options={(Object.keys(PAPERS) as Paper[]).map((one) => [one, PAPERS[one]])}
          value={paper}
          onChoose={(one) => setPaper(one)}
        />
        <fieldset class="lab-checks">
          <legend>{say.what}</legend>
          <div>
            {choices.map(({ list, title }) => (
              <label key={list}>
                <input type="checkbox" checked={!left.includes(list)} onChange={() => toggle(list)} />
                {title}
              </label>
            ))}
          </div>
        </fieldset>
        <button class="lab-go" type="button" onClick={() => window.print()}>
          {say.print}
        </button>
        <p class="lab-note">{say.note}</p>
        <p class="lab-note">{say.both}</p>
      </aside>
      <div class={`lab-sheets rb lab-${paper}`}>
        <style>{`@page { size: ${PAPERS[paper]} portrait; margin: 0 } @page board { size: ${PAPERS[paper]} landscape }`}</style>
        {book.Sprites && <book.Sprites />}
        {text !== null && (
          <>
            {titles
              .filter(({ list }) => !left.includes(list))
              .map(({ list, title }) => (
                <ListSheets key={list} game={game} book={book} text={text} list={list} title={title} />
              ))}
            {!left.includes(BOARD) && <BoardSheet book={book} text={text} />}
          </>
        )}
      </div>
    </main>
  );
}

interface ListProps {
  readonly game: string;
  readonly book: Rulebook;
  readonly text: unknown;
  readonly list: string;
  readonly title: string;
}

function ListSheets({ game, book, text, list, title }: ListProps) {
  const form = book.sheets.lists[list]!;
  const cuts = cutsOf(pagesOf(game, text)!, list, title);
  return (
    <>
      {sheetsOf(form, cuts).map((sheet) => (
        <section key={sheet[0]!.key} class={`lab-sheet lab-sheet-${form}`} aria-label={title}>
          {sheet.map((cut) => (
            <CutOut key={cut.key} cut={cut} form={form} look={book.look} />
          ))}
        </section>
      ))}
    </>
  );
}

/** The board all play on, on a sheet of its own. */
function BoardSheet({ book, text }: { readonly book: Rulebook; readonly text: unknown }) {
  const [Board, setBoard] = useState<ComponentType<{ readonly pack: unknown }> | null>(null);
  useEffect(() => {
    setBoard(null);
    void book.sheets.board?.().then((drawn) => setBoard(() => drawn));
  }, [book]);
  if (!Board) return null;
  return (
    <section class="lab-sheet lab-sheet-map" aria-label={t.value.print.board}>
      <div class={book.look}>
        <Board pack={text} />
      </div>
    </section>
  );
}
