import { isTyping } from "../ui/typing.ts";
import { drawnAt, NAMED } from "./names.ts";

/** So long a finger rests on a thing to ask about it. */
const HOLD_MS = 450;
/** A finger that has moved further than this scrolls or drags. */
const STILL_PX = 10;

/**
 * Calls when somebody points at a thing: a finger held on it, the other button of a mouse, or Shift+Enter or a question mark
 * for what has the focus or lies under the pointer. Null where the keys point at nothing in particular.
 */
export function watchPointing(ask: (target: Element | null) => void): () => void {
  const ears = new AbortController();
  const { signal } = ears;
  let mouse: { readonly x: number; readonly y: number } | null = null;
  let press: { readonly x: number; readonly y: number; readonly timer: ReturnType<typeof setTimeout> } | null = null;
  let hasAsked = false;

  const release = () => {
    clearTimeout(press?.timer);
    press = null;
  };
  const onDown = ({ target: touched, pointerType, clientX, clientY }: PointerEvent) => {
    release();
    hasAsked = false;
    if (pointerType === "mouse" || saysWhy(touched)) return;
    const target = drawnAt(touched, clientX, clientY);
    if (!isThing(target)) return;
    const timer = setTimeout(() => {
      hasAsked = true;
      ask(target);
    }, HOLD_MS);
    press = { x: clientX, y: clientY, timer };
  };
  const onMove = ({ pointerType, clientX, clientY }: PointerEvent) => {
    mouse = pointerType === "mouse" ? { x: clientX, y: clientY } : null;
    if (press && Math.hypot(clientX - press.x, clientY - press.y) > STILL_PX) release();
  };
  // A finger that has asked does not choose what it lies on when it is lifted.
  const onClick = (event: MouseEvent) => {
    if (!hasAsked) return;
    hasAsked = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const onMenu = (event: MouseEvent) => {
    if (event instanceof PointerEvent && event.pointerType === "touch" && saysWhy(event.target)) return;
    const target = drawnAt(event.target, event.clientX, event.clientY);
    if (!isThing(target) || target.closest("a[href], input, textarea")) return;
    event.preventDefault();
    // A finger held makes a menu too; it has asked already, or will.
    if (press === null && !hasAsked) ask(target);
  };
  const onKey = (event: KeyboardEvent) => {
    hasAsked = false;
    const isAsking = event.key === "?" || (event.key === "Enter" && event.shiftKey);
    if (!isAsking || event.ctrlKey || event.altKey || event.metaKey || isTyping(event.target)) return;
    if (document.querySelector("dialog[data-piece-card]")) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const focused = document.activeElement;
    if (focused?.matches(":focus-visible") && isThing(focused)) return ask(focused);
    const under = mouse && drawnAt(document.elementFromPoint(mouse.x, mouse.y), mouse.x, mouse.y);
    ask(isThing(under) ? under : null);
  };
  addEventListener("pointerdown", onDown, { capture: true, signal });
  addEventListener("pointermove", onMove, { capture: true, passive: true, signal });
  for (const end of ["pointerup", "pointercancel"]) addEventListener(end, release, { capture: true, signal });
  addEventListener("click", onClick, { capture: true, signal });
  addEventListener("contextmenu", onMenu, { capture: true, signal });
  addEventListener("keydown", onKey, { capture: true, signal });
  return () => {
    release();
    ears.abort();
  };
}

/** A finger held on what is closed asks why it is. */
const saysWhy = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("[data-why]") !== null;

const isThing = (target: EventTarget | null): target is Element =>
  target instanceof Element && target.closest(NAMED) !== null;
