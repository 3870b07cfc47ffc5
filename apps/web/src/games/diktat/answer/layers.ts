import { isPossible, type Ref, type Refusal, type RuleId, type Shape } from "@paravent/kernel";
import { choose, type Draft, fit, isBranch, isRefs, toggle } from "../../../drafts/draft.ts";
import { actDraft, draftOf, drafts, preparing, setActDraft, setDraft } from "../../../store/draft.ts";
import type { Seen } from "../seen/seen.ts";
import { aheadOf } from "./ahead.ts";

/** What is being answered now: the open question, what its draft leads to, or the standing action in preparation. */
export interface Asked {
  readonly key: string;
  readonly ask: Shape;
  readonly draft: Draft;
  set(draft: Draft): void;
  readonly about: Readonly<Record<string, unknown>>;
  readonly closed: Readonly<Record<Ref, Refusal>>;
  readonly rule: RuleId;
}

export function askedNow(seen: Seen): Asked | null {
  const { view } = seen;
  if (preparing.value !== null) {
    const act = view.standing.find((candidate) => candidate.act === preparing.value);
    if (!act?.ask) return null;
    const { ask } = act;
    return {
      key: act.act,
      ask,
      draft: actDraft({ ...act, ask }),
      set: (d) => setActDraft(act.act, d),
      about: {},
      closed: {},
      rule: act.rule,
    };
  }
  const ahead = aheadOf(seen);
  if (ahead) {
    const { subject, ask, rule } = ahead;
    const draft = fit(ask, drafts.value[subject]);
    return { key: subject, ask, draft, set: (d) => setDraft(subject, d), about: {}, closed: {}, rule };
  }
  const { question } = view;
  if (!question) return null;
  const { subject, ask, about, closed, rule } = question;
  return { key: subject, ask, draft: draftOf(question), set: (d) => setDraft(subject, d), about, closed, rule };
}

/** Things to touch at one level of an answer: a pick, or the options of a branch. */
export interface Layer {
  readonly offered: readonly Ref[];
  readonly chosen: readonly Ref[];
  readonly min: number;
  readonly max: number;
  /** How many there are of each, where several of a kind may be chosen. */
  readonly supply?: Readonly<Record<Ref, number>>;
  press(ref: Ref): void;
}

/** What an option asks further that is not a matter of touching things: an amount, an order. */
export interface Further {
  readonly ask: Shape;
  readonly draft: Draft;
  set(draft: Draft): void;
}

/** The levels of an answer, from the question down to what its chosen option asks. */
export function layersOf({ ask, draft, set }: Further): { layers: Layer[]; further: Further | null } {
  if (ask.shape === "pick") {
    const chosen = isRefs(draft) ? draft : [];
    const press = (ref: Ref) => set(toggle(ask, draft, ref));
    return { layers: [{ offered: ask.from, chosen, min: ask.min, max: ask.max, press }], further: null };
  }
  if (ask.shape !== "branch") return { layers: [], further: { ask, draft, set } };
  const chosen = isBranch(draft) ? draft : null;
  const option = ask.options.find(({ name }) => name === chosen?.branch);
  const layer: Layer = {
    offered: ask.options.filter((one) => !one.ask || isPossible(one.ask)).map(({ name }) => name),
    chosen: chosen ? [chosen.branch] : [],
    min: 1,
    max: 1,
    press: (ref) => set(chosen?.branch === ref ? null : choose(ask, ref)),
  };
  if (!option?.ask || !chosen) return { layers: [layer], further: null };
  const below = layersOf({
    ask: option.ask,
    draft: chosen.value ?? null,
    set: (value) => set({ branch: option.name, value }),
  });
  return { layers: [layer, ...below.layers], further: below.further };
}
