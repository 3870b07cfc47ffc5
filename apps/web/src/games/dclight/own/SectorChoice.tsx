import { type Sector, SLOTS } from "@paravent/dclight";
import type { Question } from "@paravent/kernel";
import { useRef, useState } from "preact/hooks";
import { isRefs, move, toggle } from "../../../drafts/draft.ts";
import { buttonAt, useRefocus } from "../../../questions/refocus.ts";
import { useReorder } from "../../../questions/reorder.ts";
import { draftOf, setDraft } from "../../../store/draft.ts";
import { FaceGlyph } from "../art/index.ts";
import { useSeen } from "../seen/seen.ts";
import "./sector-cards.css";
import { texts } from "../words/index.ts";

/** DC-PROD-01: the three cards on their three ranks. They are dragged, swapped by two touches, or moved with arrows. */
export function SectorOrder({ question }: { question: Question }) {
  const seen = useSeen();
  const words = texts.value;
  const list = useRef<HTMLOListElement>(null);
  const [held, setHeld] = useState<string | null>(null);
  // Keys may come faster than the cards are drawn: what they change is the order as it stands.
  const now = () => {
    const draft = draftOf(question);
    return isRefs(draft) ? draft : [];
  };
  const order = now();
  const put = (next: readonly string[]) => setDraft(question.subject, [...next]);
  const refocus = useRefocus(list);
  const drag = useReorder(list, (from, to) => put(move(now(), from, to)));
  const press = (sector: string) => {
    if (held === null || held === sector) return setHeld(held === sector ? null : sector);
    put(now().map((other) => (other === sector ? held : other === held ? sector : other)));
    setHeld(null);
  };
  const onKeyDown = (event: KeyboardEvent, at: number) => {
    const step =
      event.key === "ArrowLeft" || event.key === "ArrowUp"
        ? -1
        : event.key === "ArrowRight" || event.key === "ArrowDown"
          ? 1
          : 0;
    const to = at + step;
    if (step === 0 || to < 0 || to >= order.length) return;
    event.preventDefault();
    // The stage would go to the next card instead of moving this one.
    event.stopPropagation();
    put(move(now(), at, to));
    refocus(buttonAt(to));
  };
  return (
    <div class="dc-sectors">
      <p class="dc-how">{held ? words.swapWith : words.orderHow}</p>
      <ol ref={list}>
        {order.map((ref, at) => {
          const sector = ref as Sector;
          const slot = SLOTS[at]!;
          return (
            <li key={slot} data-piece>
              <button
                type="button"
                class={`dc-sector-card movable ${sector} ${held === sector ? "held" : ""}`}
                data-ref={sector}
                data-about={`slot:${slot}:${sector}`}
                aria-pressed={held === sector}
                onClick={() => press(sector)}
                onKeyDown={(event) => onKeyDown(event, at)}
                {...drag(at)}
              >
                <span>
                  <small>{words.slot[slot]}</small>
                  <b class="mc">{seen.lexicon.sector(sector)}</b>
                </span>
                <small>{words.slotHint[slot]}</small>
                <i class="dc-sector-sign">
                  <FaceGlyph face={sector} size={86} />
                </i>
              </button>
            </li>
          );
        })}
      </ol>
      <p class="visually-hidden" aria-live="polite">
        {order
          .map((sector, at) => words.rankOf(words.slot[SLOTS[at]!], seen.lexicon.sector(sector as Sector)))
          .join(", ")}
      </p>
    </div>
  );
}

/** DC-SETUP-09: the one sector that is built free of charge. */
export function FreeSector({ question }: { question: Question }) {
  const seen = useSeen();
  const words = texts.value;
  const { ask } = question;
  const draft = draftOf(question);
  if (ask.shape !== "pick") return null;
  return (
    <div class="dc-sectors">
      <ol>
        {ask.from.map((ref) => {
          const sector = ref as Sector;
          const isChosen = isRefs(draft) && draft.includes(ref);
          return (
            <li key={ref}>
              <button
                type="button"
                class={`dc-sector-card movable ${sector} ${isChosen ? "held" : ""}`}
                data-ref={ref}
                data-about={`sector:${sector}`}
                aria-pressed={isChosen}
                onClick={() => setDraft(question.subject, toggle(ask, draft, ref))}
              >
                <b class="mc">{seen.lexicon.sector(sector)}</b>
                <small>{words.freeHint[sector]}</small>
                <i class="dc-sector-sign">
                  <FaceGlyph face={sector} size={86} />
                </i>
              </button>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
