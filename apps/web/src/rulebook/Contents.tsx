import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { Link } from "wouter-preact";
import type { Chapter } from "../plug/rulebook.ts";
import { BOOKLET, GALLERY, LAW } from "./addresses.ts";
import { useBook } from "./open-book.ts";
import { rulebookWords } from "./words.ts";
import "./contents.css";

interface Props {
  readonly chapters: readonly Chapter[];
  /** The page being read: a chapter, or one that is none. */
  readonly current: string;
}

/** The table of contents: beside the text, or folded above it on a narrow screen. */
export function Contents({ chapters, current }: Props) {
  const { book, to } = useBook();
  const words = rulebookWords.value;
  const [isOpen, setOpen] = useState(false);
  const parts = book.parts();
  return (
    <nav class="rb-contents" aria-label={words.contents} data-open={isOpen ? "" : undefined}>
      <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {words.contents}
      </button>
      <ul>
        {chapters.map(({ name, title }, at) => {
          const part = parts.find(({ first }) => first === name);
          return (
            <li key={name}>
              {part && <small>{part.title}</small>}
              <Entry href={to.chapter(name)} isCurrent={name === current} onGo={() => setOpen(false)}>
                <span>{title}</span>
                <i>{at + 1}</i>
              </Entry>
            </li>
          );
        })}
        <li class="rb-contents-end">
          <Entry href={to.gallery} isCurrent={current === GALLERY} onGo={() => setOpen(false)}>
            <span>{words.gallery.title}</span>
          </Entry>
          <Entry href={to.law} isCurrent={current === LAW} onGo={() => setOpen(false)}>
            <span>{words.law}</span>
          </Entry>
          <Entry href={to.booklet} isCurrent={current === BOOKLET} onGo={() => setOpen(false)}>
            <span>{words.booklet}</span>
          </Entry>
        </li>
      </ul>
    </nav>
  );
}

interface EntryProps {
  readonly href: string;
  readonly isCurrent: boolean;
  readonly children: ComponentChildren;
  onGo(): void;
}

function Entry({ href, isCurrent, onGo, children }: EntryProps) {
  return (
    <Link href={href} aria-current={isCurrent ? "page" : undefined} onClick={onGo}>
      {children}
    </Link>
  );
}
