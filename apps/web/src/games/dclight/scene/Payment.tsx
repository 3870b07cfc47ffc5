import type { Track } from "@paravent/dclight";
import type { Question, Shape } from "@paravent/kernel";
import { type Draft, isBranch } from "../../../drafts/draft.ts";
import { draftOf, setDraft } from "../../../store/draft.ts";
import { FaceGlyph } from "../art/index.ts";
import { shownPlayer, useSeen } from "../seen/seen.ts";
import { optionOf } from "../seen/subjects.ts";
import { texts } from "../words/index.ts";
import { Split } from "./Split.tsx";

/** The offering itself: as many places as the price, filled in order, and a stepper for each track that pays. */
export function Payment({ question, cost }: { question: Question; cost: number }) {
  const seen = useSeen();
  const words = texts.value;
  const draft = draftOf(question);
  // While the player thinks of refusing, the price of paying stays in sight.
  const chosen = isBranch(draft) ? optionOf(question.ask, draft.branch) : undefined;
  const option = chosen?.ask ? chosen : optionOf(question.ask, "pay");
  const ask = option?.ask;
  if (!option || ask?.shape !== "allocate") return <Nothing cost={cost} canPay={option !== undefined} />;
  const split = isBranch(draft) && draft.branch === option.name ? draft.value : undefined;
  return (
    <div class="dc-payment">
      <h3 class="mc">
        {words.yourOffering} <small>{words.allOrNothing}</small>
      </h3>
      <Places ask={ask} split={split} />
      <Split
        ask={ask}
        draft={split ?? {}}
        player={shownPlayer(seen)}
        onDraft={(value) => setDraft(question.subject, { branch: option.name, value })}
      />
    </div>
  );
}

function Nothing({ cost, canPay }: { cost: number; canPay: boolean }) {
  const words = texts.value;
  return <p class="dc-stele-reprisal">{canPay ? words.nothingToPay : words.cannotPay(cost)}</p>;
}

/** One dashed place a point, filled in the order of the tracks. */
function Places({ ask, split }: { ask: Extract<Shape, { shape: "allocate" }>; split: Draft | undefined }) {
  const shares = (split ?? {}) as Partial<Record<Track, number>>;
  const filled = ask.among.flatMap((ref) => Array.from({ length: shares[ref as Track] ?? 0 }, () => ref as Track));
  return (
    <p class="dc-places" aria-hidden="true">
      {Array.from({ length: ask.total }, (_, place) => {
        const track = filled[place];
        return (
          <i key={`place ${place + 1}`} class={track ? "full" : ""}>
            {track && <FaceGlyph face={track} size={26} />}
          </i>
        );
      })}
    </p>
  );
}
