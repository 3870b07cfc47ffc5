import type { Refusal } from "@paravent/kernel";
import { asking } from "../store/draft.ts";

type Asking = Readonly<Record<string, unknown>>;
const NOTHING: Asking = {};

/** The reason that was asked for by a press. */
let held: unknown = null;

/** The control that gave a reason last, and the reason. */
let speaker: Element | null = null;
let spoken: Refusal | null = null;

/** Where the pointer was pressed last to give an answer. */
const NOWHERE = { x: -9, y: -9 };
let pressed = NOWHERE;
const notePress = ({ target, clientX, clientY }: PointerEvent): void => {
  const answers = target instanceof Element && target.closest("[data-commit], .tb-primary") !== null;
  pressed = answers ? { x: clientX, y: clientY } : NOWHERE;
};
globalThis.addEventListener?.("pointerdown", notePress, { capture: true });

/** A pointer that lies where it gave the last answer asks nothing: the next question has come under it. */
const isWherePressed = ({ clientX, clientY }: PointerEvent): boolean =>
  Math.abs(clientX - pressed.x) < 4 && Math.abs(clientY - pressed.y) < 4;

/** A control that has gone, or says it no longer, gives no reason: no pointer leaves it and no focus. */
function hush(): void {
  if (speaker === null || spoken === null || asking.peek() !== spoken) return;
  if (!speaker.isConnected) speaker = drawnAnew(speaker) ?? speaker;
  if (!speaker.isConnected || speaker.getAttribute("data-why") !== spoken.reason) asking.value = null;
}

/** The same control where the table was drawn anew. */
function drawnAnew(control: Element): Element | null {
  const ref = control.getAttribute("data-ref");
  return ref === null ? null : document.querySelector(`[data-ref="${CSS.escape(ref)}"][data-why]`);
}

/**
 * What makes an unavailable control say why, everywhere alike: pointed at, focused, pressed, or held under a finger (a
 * long press makes no click). The decision bar gives the answer. An available control gets nothing.
 */
export function whyNot(why: Refusal | null | undefined): Asking {
  if (!why) return NOTHING;
  const ask = ({ currentTarget }: Event) => {
    if (!sameReason(asking.peek(), why)) asking.value = why;
    if (!(currentTarget instanceof Element)) return;
    speaker = currentTarget;
    spoken = asking.peek() as Refusal;
  };
  const point = (event: PointerEvent) => event.pointerType !== "touch" && !isWherePressed(event) && ask(event);
  // Only what it has said itself: the next control may have spoken already. What was pressed goes on answering, so that
  // the way from there to the rule it names is open.
  const forget = () => {
    if (sameReason(asking.peek(), why) && held !== asking.peek()) asking.value = null;
  };
  const hold = (event: Event) => {
    ask(event);
    held = asking.peek();
  };
  return {
    "data-why": why.reason,
    ref: (control: Element | null) => control === null && queueMicrotask(hush),
    onPointerEnter: point,
    // It may have closed under a pointer that was there already, or under the focus.
    onPointerMove: point,
    onKeyUp: (event: KeyboardEvent) => (event.key === "Enter" || event.key === " ") && hold(event),
    onPointerLeave: (event: PointerEvent) => event.pointerType !== "touch" && forget(),
    onPointerDown: hold,
    onContextMenu: (event: Event) => event.preventDefault(),
    onFocus: ask,
    onBlur: forget,
  };
}

function sameReason(a: unknown, b: Refusal): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
