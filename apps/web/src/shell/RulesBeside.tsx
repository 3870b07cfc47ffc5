import { useEffect, useRef } from "preact/hooks";
import { useLocation } from "wouter-preact";
import { t } from "../i18n/index.ts";
import type { Plug } from "../plug/plug.ts";
import { focusSentence } from "../ui/kept-focus.ts";
import { RulesPage } from "./RulesPage.tsx";
import "./rules-beside.css";

interface Props {
  readonly plug: Plug;
  readonly page: string | undefined;
  /** The page that stays in sight. */
  readonly back: string;
}

/**
 * The rulebook over a part of the table, which stays as it is: a draft is kept, and what one must decide stays in sight. On
 * a small screen it is the screen. While it is open, keys are for reading; Esc closes it.
 */
export function RulesBeside({ plug, page, back }: Props) {
  const panel = useRef<HTMLDialogElement>(null);
  const [, go] = useLocation();
  useEffect(() => {
    // A sheet from which one came here would lie over it.
    for (const sheet of document.querySelectorAll<HTMLDialogElement>("dialog:modal")) sheet.close();
    panel.current?.focus();
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || event.defaultPrevented) return;
      event.preventDefault();
      go(back);
    };
    addEventListener("keydown", onKeyDown);
    return () => {
      removeEventListener("keydown", onKeyDown);
      focusSentence();
    };
  }, [go, back]);
  useEffect(() => {
    const { body } = document;
    const measure = () => {
      const bar = document.querySelector(".bar")?.getBoundingClientRect();
      panel.current?.style.setProperty("--below", `${bar ? innerHeight - bar.top : 0}px`);
    };
    // The bar grows with what it says.
    const watch = new ResizeObserver(measure);
    for (const part of [body, ...document.querySelectorAll(".bar")]) watch.observe(part);
    return () => watch.disconnect();
  }, []);
  return (
    <dialog open class="rules-beside" ref={panel} tabIndex={-1} aria-label={t.value.table.rules}>
      <RulesPage plug={plug} page={page} beside />
    </dialog>
  );
}
