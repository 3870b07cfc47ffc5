import { closedHere, type Refusal, validate } from "@paravent/kernel";
import { signal } from "@preact/signals";
import { useEffect, useRef, useState } from "preact/hooks";
import { t } from "../i18n/index.ts";
import type { Bar } from "../questions/bar.ts";
import { say } from "../stage/saying.ts";
import { undo } from "../store/undo.ts";
import { takeBack } from "../table/undo/undo.ts";
import type { Asking } from "./asking.ts";
import { type Besides, besidesIn } from "./besides.ts";
import { closedIn, readCommand, wordsOf } from "./command.ts";
import { exampleOf } from "./written.ts";

interface Props {
  readonly asking: Asking | null;
  readonly bar: Bar;
  /** What else can be said at any moment, whoever is asked. */
  readonly besides: readonly Besides[];
  nameOf(ref: string): string;
  /** Why something cannot be chosen now. */
  reason(refusal: Refusal): string;
}

/** Words of a line that later questions still have to read: `send 2 citizens hypogea` answers three of them. */
const left = signal<readonly string[]>([]);

/** How the line before began: who is asked the next part of what they began may well say the whole line again. */
const begun = signal("");

/** One line in which everything can be answered: names or numbers of what is offered. */
export function CommandLine({ asking, bar, besides, nameOf, reason }: Props) {
  const words = t.value.text;
  const [fault, setFault] = useState("");
  const field = useRef<HTMLInputElement>(null);
  const key = asking?.key;
  const example = asking && exampleOf(asking.ask, nameOf);

  /** What is prepared is put back first; else the answer before is taken back, where nobody has learned anything by it. */
  const stepBack = (): (() => void) | null => {
    const draft = asking?.draft ?? null;
    const isPrepared = draft !== null && !(Array.isArray(draft) && draft.length === 0);
    if (bar.back && isPrepared) return bar.back.run;
    return undo.peek().mine === "own" && undo.peek().asked === null ? takeBack : null;
  };
  /** Shown under the line, and said. */
  const tell = (what: string): void => {
    const all = stepBack() ? `${what} ${words.orBack}` : what;
    setFault(all);
    say(all);
  };
  const help = (): void => {
    const also = besides.length === 0 ? "" : ` ${words.besides(besides.map(({ name }) => name))}`;
    if (!asking) {
      tell(`${words.notYou}${also}`);
      return;
    }
    const read = readCommand(asking.ask, nameOf, []);
    const isChoice = "unclear" in read && read.among.length > 0;
    tell(`${isChoice ? words.canSay(read.among.map(nameOf)) : words.example(example)}${also}`);
  };
  const back = (): void => {
    const step = stepBack();
    if (step) step();
    else tell(words.noWayBack);
  };
  /** What cannot be chosen says why; else one hears what can be said. */
  const refuse = (asked: Asking, said: readonly string[], spelt: string, among: readonly string[]): void => {
    const closed = closedHere(asked.closed);
    const ref = closedIn(Object.keys(closed), nameOf, said);
    const why = ref === null ? undefined : closed[ref];
    tell(why ? reason(why) : words.unclear(spelt, among));
  };
  const run = (said: readonly string[], spelt = said.join(" "), isWhole = false): void => {
    const other = besidesIn(besides, said);
    if (!asking) {
      if (other) aside(other, said);
      else tell(words.notYou);
      return;
    }
    const read = readCommand(asking.ask, nameOf, said);
    const isNone = "unclear" in read || validate(asking.ask, read.value) !== null;
    // Whatever is said, what only needs a word of consent would take for consent.
    if (other && (isNone || asking.ask.shape === "confirm")) {
      aside(other, said);
      return;
    }
    if (isNone) {
      const [first, ...more] = said;
      if (first === begun.peek() && more.length > 0) {
        run(more, spelt);
        return;
      }
      left.value = [];
      refuse(asking, said, spelt, "unclear" in read ? read.among.map(nameOf) : []);
      return;
    }
    if (isWhole) begun.value = said[0] ?? "";
    left.value = read.rest;
    asking.answer(read.value);
  };
  const aside = ({ begin }: Besides, said: readonly string[]): void => {
    const begun = begin(said.slice(1));
    left.value = begun.rest;
    if (begun.why) tell(reason(begun.why));
  };

  // What is left of a line answers the next question.
  useEffect(() => {
    if (asking && left.peek().length > 0) run(left.peek());
  }, [key]);

  const enter = (event: Event) => {
    event.preventDefault();
    // From the field itself: who types fast is ahead of what was drawn last.
    const spelt = field.current!.value.trim();
    const said = wordsOf(spelt);
    field.current!.value = "";
    setFault("");
    const [first] = said;
    // Enter alone on what cannot be committed yet asks what is missing.
    if (first === undefined && bar.commit?.missing) help();
    else if (first === undefined) bar.commit?.run();
    else if (words.helpWords.includes(first)) help();
    else if (words.backWords.includes(first)) back();
    else if (words.noWords.includes(first) && bar.decline) bar.decline.run();
    else run(said, spelt, true);
    field.current!.focus();
  };
  return (
    <form class="tx-command" data-question={key} onSubmit={enter}>
      <label for="tx-line">{words.command}</label>
      <input
        id="tx-line"
        ref={field}
        autocomplete="off"
        autocapitalize="off"
        spellcheck={false}
        placeholder={words.example(example)}
        data-example={example}
        onInput={() => setFault("")}
      />
      <button type="submit">{words.enter}</button>
      <p class="tx-fault">{fault}</p>
    </form>
  );
}
