import { NoteAbout } from "@paravent/protocol";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { language } from "../i18n/language.ts";
import type { Pieces } from "../plug/pieces.ts";
import { pointedAt } from "../store/led.ts";
import { moment } from "../store/moment.ts";
import { ThingNotes } from "../table/replay/ThingNotes.tsx";
import type { Box } from "../ui/box.ts";
import { isTyping } from "../ui/typing.ts";
import { cardOf, type Found, pieceAt, piecesInSight } from "./find.ts";
import { PieceCardFace } from "./PieceCardFace.tsx";
import { type Placed, placeBeside } from "./placing.ts";
import "./piece-card.css";

interface Props {
  readonly pieces: Pieces;
  /** What was pointed at; null: begin with the first thing in sight. */
  readonly target: Element | null;
  onClose(): void;
}

/**
 * The card of one thing, beside it. It is a dialog of its own, so that it can be read over a sheet and by whoever cannot see
 * it; arrows go on to the next thing of the table. Esc, and a touch beside it, close it.
 */
export function PieceDialog({ pieces, target, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [found, setFound] = useState(() => firstFound(pieces, target));
  const isFound = found !== null;
  useEffect(() => {
    if (!isFound) onClose();
    else if (!dialog.current?.open) dialog.current?.showModal();
  }, [isFound, onClose]);
  const { box, placed } = usePlace(found, dialog);
  const pointed = found?.name ?? null;
  useEffect(() => {
    pointedAt.value = pointed;
    return () => {
      pointedAt.value = null;
    };
  }, [pointed]);
  if (!found) return null;

  const go = (by: 1 | -1) => {
    const all = piecesInSight(pieces);
    const at = all.findIndex(({ element }) => element === found.element);
    setFound(all.at((at + by) % all.length) ?? found);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // The table under it hears no key.
    event.stopPropagation();
    if (isTyping(event.target)) return;
    const by = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : null;
    if (by === null) return;
    event.preventDefault();
    go(by);
  };
  // What it says follows the table; what has left the table is spoken of as it was.
  const { card, name } = cardOf(pieces, found.element) ?? found;
  return (
    <dialog
      ref={dialog}
      class={`pc ${pieces.look}`}
      data-piece-card
      aria-labelledby="piece-title"
      onClose={onClose}
      onKeyDown={onKeyDown}
      onClick={(event) => event.target === event.currentTarget && dialog.current?.close()}
    >
      {box && <span class="pc-ring" style={px(box)} aria-hidden="true" />}
      {placed?.stroke && <span class="pc-stroke" style={px(placed.stroke)} aria-hidden="true" />}
      <PieceCardFace
        card={card}
        style={placed ? { left: `${placed.x}px`, top: `${placed.y}px` } : { visibility: "hidden" }}
        onGo={go}
        note={notable(name) && <ThingNotes key={name} about={name} label={card.title} />}
        onClose={() => dialog.current?.close()}
      />
    </dialog>
  );
}

/** Things of a game that is looked at again can be noted. */
const notable = (name: string): boolean => moment.value !== null && NoteAbout.safeParse(name).success;

function firstFound(pieces: Pieces, target: Element | null): Found | null {
  return target ? pieceAt(pieces, target) : (piecesInSight(pieces)[0] ?? null);
}

/** Where the thing is and where its card stands, once it is drawn. */
function usePlace(found: Found | null, dialog: { readonly current: HTMLDialogElement | null }) {
  const [place, setPlace] = useState<{ readonly box: Box | null; readonly placed: Placed | null }>({
    box: null,
    placed: null,
  });
  useLayoutEffect(() => {
    const measure = () => {
      const card = dialog.current?.querySelector("article")?.getBoundingClientRect();
      if (!found || !card || card.width === 0) return;
      const { x, y, width, height } = found.element.getBoundingClientRect();
      const box = { x: x - 3, y: y - 3, width: width + 6, height: height + 6 };
      const size = { width: card.width, height: card.height };
      setPlace({ box, placed: placeBeside(box, size, { width: innerWidth, height: innerHeight }) });
    };
    measure();
    // The dialog has a size once it is open, another in another language, and the window may turn.
    const watch = new ResizeObserver(measure);
    const article = dialog.current?.querySelector("article");
    for (const part of [document.body, article]) if (part) watch.observe(part);
    return () => watch.disconnect();
  }, [found, dialog, language.value]);
  return place;
}

const px = ({ x, y, width, height }: Box) => ({
  left: `${x}px`,
  top: `${y}px`,
  width: `${width}px`,
  height: `${height}px`,
});
