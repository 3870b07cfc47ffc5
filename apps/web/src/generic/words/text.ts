import { AND } from "@paravent/content/lists";
import { plurals } from "@paravent/content/plural";
import type { Lines, NameOf } from "@paravent/content/text";
import type { GameEvent, Json, Question, Ref, Refusal, Said, Seat } from "@paravent/kernel";
import type { GameWords, Language } from "@paravent/protocol";
import { fill, type Given, type Naming } from "./template.ts";

type Asked = Pick<Question, "subject" | "about">;

/** What every game says no with, in one language. */
export interface SharedText {
  readonly refusals: Readonly<Record<string, (numbers: Readonly<Record<string, Json>>) => string>>;
  readonly reaction: Lines;
  readonly reactionAwaited: string;
  unknownRefusal(refusal: Refusal): string;
}

/** What a game without a drawn table says, in one language. */
export interface GenericText {
  question(asked: Asked, nameOf: NameOf): Lines;
  /** What its button says; null where the game has no word for it. */
  commit(asked: Asked, nameOf: NameOf): string | null;
  waiting(asked: Asked, names: readonly string[]): Lines;
  standing(act: string): Lines;
  /** One line of the journal; null for what is not told. */
  event(event: GameEvent, nameOf: NameOf, you: Seat | null): string | null;
  refusal(refusal: Refusal): string;
  /** The label of anything an answer can name, or of a field of it. */
  ref(ref: Ref, nameOf: NameOf): string;
  /** A sentence of the described view. */
  view(said: Said, nameOf: NameOf): string;
  /** Words about an option: its name, one of its values, what it changes; null where there are none. */
  option(key: string): string | null;
  /** Why the game itself says no; null where the reason is not its own. */
  ownRefusal(reason: string): string | null;
}

const REACTION = "kernel/reaction";

export function genericText(language: Language, words: GameWords, shared: SharedText): GenericText {
  const lists = AND[language];
  const ref = (named: Ref, nameOf: NameOf): string => {
    const exact = words.refs[named] ?? words.fields[named];
    if (exact !== undefined) return exact;
    const [kind = "", ...parts] = named.split(":");
    if (kind === "seat" && parts.length === 1) return nameOf(Number(parts[0]));
    const all = words.refs[`${kind}:*`];
    return all === undefined
      ? named
      : fill(all, Object.fromEntries(parts.map((part, at) => [String(at), part])), naming(nameOf));
  };
  const naming = (nameOf: NameOf): Naming => ({
    name: nameOf,
    ref: (named) => ref(named, nameOf),
    list: (items) => lists.format(items),
    form: plurals[language].form,
  });
  const nobody = naming(String);
  const given = (about: Readonly<Record<string, unknown>>): Given => about as Given;
  return {
    question({ subject, about }, nameOf) {
      const lines = words.questions[subject];
      if (!lines) return subject === REACTION ? shared.reaction : { lead: subject, quiet: "" };
      const say = naming(nameOf);
      return { lead: fill(lines.lead, given(about), say), quiet: fill(lines.quiet, given(about), say) };
    },
    commit({ subject, about }, nameOf) {
      const label = words.questions[subject]?.commit;
      return label === undefined ? null : fill(label, given(about), naming(nameOf));
    },
    waiting({ subject, about }, names) {
      const line = words.questions[subject]?.waiting ?? (subject === REACTION ? shared.reactionAwaited : subject);
      return { lead: fill(line, { ...given(about), names: [...names] }, nobody), quiet: "" };
    },
    standing: (act) => words.standing[act] ?? { lead: act, quiet: "" },
    event(event, nameOf, you) {
      const told = event as unknown as Given;
      const isYou = you !== null && (told.seat ?? told.by) === you;
      const line = (isYou ? words.events[`${event.type}.you`] : undefined) ?? words.events[event.type];
      return line === undefined ? null : fill(line, told, naming(nameOf));
    },
    refusal(refusal) {
      const own = words.refusals[refusal.reason];
      if (own !== undefined) return fill(own, refusal.with ?? {}, nobody);
      return shared.refusals[refusal.reason]?.(refusal.with ?? {}) ?? shared.unknownRefusal(refusal);
    },
    ref,
    view(said, nameOf) {
      const { key, with: about = {} } = typeof said === "string" ? { key: said } : said;
      return fill(words.view[key] ?? key, about, naming(nameOf));
    },
    option: (key) => words.options[key] ?? null,
    ownRefusal: (reason) => words.refusals[reason] ?? null,
  };
}
