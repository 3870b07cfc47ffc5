import type { TableView } from "@paravent/kernel";
import type { ComponentChildren, ComponentType } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { Link, useLocation } from "wouter-preact";
import { useLocationProperty } from "wouter-preact/use-browser-location";
import type { Rulebook } from "../plug/rulebook.ts";
import { useTabTitle } from "../ui/tab-title.ts";
import { addressesOf, BOOKLET, GALLERY, LAW } from "./addresses.ts";
import { Booklet } from "./Booklet.tsx";
import { ChapterPage } from "./ChapterPage.tsx";
import { Contents } from "./Contents.tsx";
import { anchorIn } from "./citations.ts";
import { Gallery } from "./Gallery.tsx";
import { keepForReading } from "./keep.ts";
import { LawPage } from "./LawPage.tsx";
import { OpenBookContext } from "./open-book.ts";
import { SearchField } from "./SearchField.tsx";
import { SearchResults } from "./SearchResults.tsx";
import { find, passagesOf } from "./search.ts";
import { rulebookWords } from "./words.ts";
import "../ui/large-pages.css";
import "./rulebook.css";
import "./print.css";

/** So long after a page is there what it is made of is kept: whoever leafs through is not held up. */
const KEPT_AFTER_MS = 800;

interface Props {
  readonly game: string;
  /** What the game is called. */
  readonly name: string;
  readonly book: Rulebook;
  /** The page the address names: a chapter, the law, the booklet; the first chapter where it names none. */
  readonly page: string | undefined;
  readonly Poster: ComponentType | null;
  /** What its lists are made from; null while it is on its way. */
  readonly pack: unknown;
  /** The page its reader came from. */
  readonly back: string;
  /** What is going on at the table it is read beside; null where it is the whole page. */
  readonly beside: Beside | null;
  /** What every page of the client has at its top. */
  readonly logo: ComponentChildren;
  readonly tools: ComponentChildren;
}

/** A table that stays in sight while one reads. */
export interface Beside {
  readonly view: TableView<unknown>;
}

/** The rulebook of a game: contents, the page being read, and a search through everything. */
export function RulebookPage({ game, name, book, page, Poster, pack, back, beside, logo, tools }: Props) {
  const words = rulebookWords.value;
  const chapters = book.chapters.value;
  const law = book.law.value;
  const to = useMemo(() => addressesOf(game), [game]);
  const named = useLocationProperty(() => decodeURIComponent(location.hash.slice(1)));
  const current = page ?? chapters[0]!.name;
  const anchor = anchorIn(
    chapters.find(({ name: one }) => one === current),
    named,
  );
  const [, go] = useLocation();

  // The words of the pages follow the language, as the chapters do.
  const pages = useMemo(() => (pack === null ? null : book.pages(pack)), [pack, book, chapters]);
  const open = useMemo(() => ({ book, to, pages, anchor }), [book, to, pages, anchor]);

  const [wanted, setWanted] = useState("");
  const passages = useMemo(
    () => passagesOf({ chapters, law, pages, to, lawTitle: words.inLaw }),
    [chapters, law, pages, to, words],
  );
  const found = useMemo(() => find(passages, wanted), [passages, wanted]);
  const isSearching = wanted.trim() !== "";

  const isRule = page === undefined && law.some(({ entries }) => entries.some(({ id }) => id === named));
  useEffect(() => {
    // Links to a rule once had no page of their own.
    if (isRule) go(to.rule(named), { replace: true });
  }, [isRule, named, to, go]);
  const isHere = pages !== null;
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (anchor) document.getElementById(anchor)?.scrollIntoView({ block: "center" });
    else (frame.current?.closest("dialog") ?? window).scrollTo(0, 0);
  }, [current, anchor, isHere, isSearching]);
  useTabTitle(words.title(name), false);
  useEffect(() => {
    if (!isHere) return;
    // Where it cannot be kept it is read all the same.
    const timer = setTimeout(() => keepForReading().catch(() => undefined), KEPT_AFTER_MS);
    return () => clearTimeout(timer);
  }, [current, chapters, isHere]);

  const now = beside && book.now(beside.view);
  const phase = now ? chapters.find(({ name: one }) => one === now) : undefined;

  const enter = () => {
    if (!found[0]) return;
    go(found[0].href);
    setWanted("");
  };
  return (
    <OpenBookContext.Provider value={open}>
      <div class="rb-frame" ref={frame}>
        <div class="rb">
          {book.Sprites && <book.Sprites />}
          <header class="rb-top">
            <Link class="rb-brand" href={to.chapter(chapters[0]!.name)}>
              {logo}
              <span>
                <b class="disp">{name}</b>
                <small>{words.under}</small>
              </span>
            </Link>
            <SearchField wanted={wanted} onWant={setWanted} onEnter={enter} />
            <Link class="rb-back" href={back}>
              <span aria-hidden="true">↩</span>
              <span class="rb-back-text">{/^\/(table|replay)\//.test(back) ? words.toTable : words.toLobby}</span>
            </Link>
            {!beside && tools}
          </header>
          {phase && phase.name !== current && (
            <Link class="rb-now" href={to.chapter(phase.name)}>
              {words.now(phase.title)}
            </Link>
          )}
          <Contents chapters={chapters} current={current} />
          <main class="on-bone">
            {isSearching ? (
              <SearchResults found={found} onGo={() => setWanted("")} />
            ) : (
              <Page current={current} chapters={chapters} law={law} Poster={Poster} />
            )}
          </main>
        </div>
      </div>
    </OpenBookContext.Provider>
  );
}

interface PageProps {
  readonly current: string;
  readonly chapters: Rulebook["chapters"]["value"];
  readonly law: Rulebook["law"]["value"];
  readonly Poster: ComponentType | null;
}

function Page({ current, chapters, law, Poster }: PageProps) {
  if (current === LAW) return <LawPage law={law} chapters={chapters} Poster={Poster} />;
  if (current === GALLERY) return <Gallery />;
  if (current === BOOKLET) return <Booklet chapters={chapters} Poster={Poster} />;
  const at = chapters.findIndex(({ name }) => name === current);
  if (at < 0) return <p class="rb-paper rb-text">{rulebookWords.value.lost}</p>;
  return <ChapterPage chapters={chapters} at={at} Poster={Poster} />;
}
