import type { Refusal } from "@paravent/kernel";
import type { ComponentChildren } from "preact";
import { t } from "../i18n/index.ts";
import { AnswerWidget } from "../questions/AnswerWidget.tsx";
import type { Bar } from "../questions/bar.ts";
import { DecisionBar } from "../questions/DecisionBar.tsx";
import type { Wording } from "../questions/wording.ts";
import type { Asking } from "./asking.ts";
import type { Besides } from "./besides.ts";
import { CommandLine } from "./CommandLine.tsx";
import "./text.css";

/** A part of the table in words: a heading and a list, whose items may have lists of their own. */
export interface Section {
  readonly title: string;
  readonly items: readonly Item[];
}
export type Item = string | { readonly text: string; readonly items: readonly string[] };

interface Props {
  readonly title: string;
  readonly sections: readonly Section[];
  readonly asking: Asking | null;
  readonly bar: Bar;
  /** What else can be said at any moment, whoever is asked. */
  readonly besides?: readonly Besides[];
  readonly wording: Wording;
  /** Why something cannot be chosen now. */
  reason(refusal: Refusal): string;
  /** What comes right after the question: it waits for an answer too, or may be done at any moment. */
  readonly waiting?: ComponentChildren;
  /** The journal of the game, and its tools. */
  readonly journal: ComponentChildren;
  readonly tools: ComponentChildren;
}

/** The whole table as headings, lists and one command line: for those who listen, and for those who like it. */
export function TextTable(props: Props) {
  const { title, sections, asking, bar, besides = [], wording, reason, waiting, journal, tools } = props;
  const words = t.value.text;
  return (
    <div class="tx">
      <header class="tx-top">
        <h1>{title}</h1>
        <div>{tools}</div>
      </header>
      <main class="tx-main">
        <section aria-label={words.now}>
          <h2>{words.now}</h2>
          <DecisionBar bar={bar} />
          {asking && <AnswerWidget ask={asking.ask} draft={asking.draft} onDraft={asking.set} wording={wording} />}
          <CommandLine asking={asking} bar={bar} besides={besides} nameOf={wording.label} reason={reason} />
        </section>
        {waiting}
        {sections.map(({ title: heading, items }) => (
          <section key={heading} aria-label={heading}>
            <h2>{heading}</h2>
            {items.length === 0 ? <p>{words.nothing}</p> : <List items={items} />}
          </section>
        ))}
        {journal}
      </main>
    </div>
  );
}

function List({ items }: { readonly items: readonly Item[] }) {
  // Two piles may be told in the same words: an item is known by its place.
  const all = items.map((item, at) => ({ at, ...(typeof item === "string" ? { text: item, items: [] } : item) }));
  return (
    <ul>
      {all.map(({ at, text, items: inner }) => (
        <li key={at}>
          {text}
          {inner.length > 0 && <List items={inner} />}
        </li>
      ))}
    </ul>
  );
}
