import type { PlayerView, Track } from "@paravent/dclight";
import { closedHere, closedInside, isPossible, type Shape } from "@paravent/kernel";
import { begin, choose, isBranch, isFields } from "../../../drafts/draft.ts";
import { sharesOf, whyNoStep } from "../../../drafts/shares.ts";
import { t } from "../../../i18n/index.ts";
import { AnswerWidget } from "../../../questions/AnswerWidget.tsx";
import { Option } from "../../../questions/Option.tsx";
import { FaceGlyph } from "../art/index.ts";
import { Split } from "../scene/Split.tsx";
import { pictureOf, wordingOf } from "../seen/labels.tsx";
import { type Seen, shownPlayer, useSeen } from "../seen/seen.ts";
import { idOf } from "../seen/subjects.ts";
import { texts } from "../words/index.ts";
import type { Deeper } from "./uses.ts";

/** What an action still needs: whom it is aimed at, which building, how points are shared, which deck. */
export function Inner({ ask, draft, closed, onDraft, target = null }: Deeper & { target?: PlayerView | null }) {
  const seen = useSeen();
  const wording = wordingOf(seen, closed);
  if (ask.shape === "allocate" && ask.total === 1)
    return <OneOf ask={ask} draft={draft} target={target} onDraft={onDraft} />;
  if (ask.shape === "allocate") {
    const left = ask.total - Object.values(draft ?? {}).reduce((sum: number, n) => sum + Number(n), 0);
    return (
      <div class="dc-inner">
        <p class="q-hint">{t.value.question.leftToShare(left)}</p>
        <Split ask={ask} draft={draft} player={target} onDraft={onDraft} />
      </div>
    );
  }
  if (ask.shape === "form") {
    const fields = isFields(draft) ? draft : {};
    return (
      <div class="dc-inner dc-fields">
        {Object.entries(ask.fields).map(([name, part]) => (
          <fieldset key={name}>
            <legend>{seen.words.field(name)}</legend>
            <Inner
              ask={part}
              draft={fields[name] ?? begin(part)}
              closed={closedInside(closed, name)}
              onDraft={(value) => onDraft({ ...fields, [name]: value })}
              target={name === "pay" ? shownPlayer(seen) : target}
            />
          </fieldset>
        ))}
      </div>
    );
  }
  if (ask.shape !== "branch")
    return (
      <div class="dc-inner">
        <AnswerWidget ask={ask} draft={draft} onDraft={onDraft} wording={wording} />
      </div>
    );
  const chosen = isBranch(draft) ? draft : null;
  const option = ask.options.find(({ name }) => name === chosen?.branch);
  return (
    <div class="dc-inner">
      <div class="q-options">
        {ask.options
          .filter((candidate) => !candidate.ask || isPossible(candidate.ask))
          .map(({ name }) => (
            <Option
              key={name}
              value={name}
              label={wording.label(name)}
              picture={pictureOf(seen, name)}
              detail={idOf(name, "discard") === null ? null : texts.value.label.thenDeck}
              pressed={chosen?.branch === name}
              onPress={() => onDraft(chosen?.branch === name ? null : choose(ask, name))}
            />
          ))}
        {Object.entries(closedHere(closed))
          .filter(([ref]) => ref !== `seat:${seen.you}`)
          .map(([ref, why]) => (
            <Option key={ref} value={ref} label={wording.label(ref)} picture={pictureOf(seen, ref)} closed={why} />
          ))}
      </div>
      {option?.ask && chosen && (
        <Inner
          ask={option.ask}
          draft={chosen.value ?? null}
          closed={closedInside(closed, option.name)}
          onDraft={(value) => onDraft({ branch: option.name, value })}
          target={targetOf(seen, option.name) ?? target}
        />
      )}
    </div>
  );
}

interface OneOfProps extends Pick<Deeper, "draft" | "onDraft"> {
  readonly ask: Extract<Shape, { shape: "allocate" }>;
  readonly target: PlayerView | null;
}

/** A single point is not shared: one of the tracks has it, or gives it. */
function OneOf({ ask, draft, target, onDraft }: OneOfProps) {
  const { lexicon, view } = useSeen();
  const shares = sharesOf(draft);
  return (
    <div class="dc-inner">
      <div class="q-options">
        {ask.among.map((ref) => {
          const has = target?.tracks[ref as Track];
          return (
            <Option
              key={ref}
              value={ref}
              label={lexicon.track(ref as Track)}
              picture={<FaceGlyph face={ref as Track} size={24} />}
              detail={has === undefined ? null : `${has} → ${has - 1}`}
              pressed={shares[ref] === 1}
              closed={whyNoStep(ask, {}, ref, view.question?.rule ?? null).more}
              onPress={() => onDraft({ [ref]: 1 })}
            />
          );
        })}
      </div>
    </div>
  );
}

/** The player an option aims at. */
function targetOf(seen: Seen, option: string): PlayerView | null {
  const seat = idOf(option, "seat");
  return seat === null ? null : seen.player(Number(seat));
}
