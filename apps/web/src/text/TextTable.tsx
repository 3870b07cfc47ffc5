import type { Question, Refusal } from "@paravent/kernel";
import type { ComponentChildren } from "preact";
import type { Draft } from "../drafts/draft.ts";
import { t } from "../i18n/index.ts";
import { AnswerWidget } from "../questions/AnswerWidget.tsx";
import type { Bar } from "../questions/bar.ts";
import { DecisionBar } from "../questions/DecisionBar.tsx";
import type { Wording } from "../questions/wording.ts";
import { draftOf, setDraft } from "../store/draft.ts";
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
  readonly question: Question | null;
  readonly bar: Bar;
  readonly wording: Wording;
  /** Why something cannot be chosen now. */
  reason(refusal: Refusal): string;
  /** The journal of the game, and its tools. */
  readonly journal: ComponentChildren;
  readonly tools: ComponentChildren;
}

/** The whole table as headings, lists and one command line: for those who listen, and for those who like it. */
export function TextTable({ title, sections, question, bar, wording, reason, journal, tools }: Props) {
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
          {question && (
            <AnswerWidget
              ask={question.ask}
              draft={draftOf(question)}
              onDraft={(draft: Draft) => setDraft(question.subject, draft)}
              wording={wording}
            />
          )}
          <CommandLine question={question} bar={bar} nameOf={wording.label} reason={reason} />
        </section>
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
