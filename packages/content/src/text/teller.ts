import type { GameEvent, Seat } from "@paravent/kernel";
import type { Lines, NameOf, Sentences, Speaking, TableText } from "./speech.ts";
import { spaced } from "./typeset.ts";

/** Says what happens at a table with a game's sentences and its speech for a reader. */
export function teller<S extends Speaking>(
  language: "fr" | "en",
  sentences: Sentences<S>,
  speech: (nameOf: NameOf, you: Seat | null) => S,
): TableText {
  const set = spaced[language];
  const nobody = speech(String, null);
  const setLines = ({ lead, quiet }: Lines): Lines => ({ lead: set(lead), quiet: set(quiet) });
  return {
    question({ subject, about }, nameOf) {
      const say = sentences.questions[subject];
      const reader = nameOf ? speech(nameOf, null) : nobody;
      return say ? setLines(say(about, reader)) : { lead: subject, quiet: "" };
    },
    waiting({ subject, about }, names) {
      const say = sentences.waiting[subject];
      return { lead: say ? set(say(nobody.list(names), about, nobody)) : subject, quiet: "" };
    },
    event(event, nameOf, you) {
      const tell = sentences.events[event.type] as ((e: GameEvent, say: S) => string | null) | undefined;
      const told = tell?.(event, speech(nameOf, you)) ?? null;
      return told === null ? null : set(told);
    },
    refusal(refusal) {
      const say = sentences.refusals[refusal.reason];
      return set(say ? say(refusal.with ?? {}, nobody) : sentences.unknownRefusal(refusal));
    },
    standing(act) {
      const lines = sentences.standing[act];
      return lines ? setLines(lines) : { lead: act, quiet: "" };
    },
  };
}
