import type { ComponentChildren } from "preact";
import { Link } from "wouter-preact";
import { LanguageSwitch } from "./LanguageSwitch.tsx";
import { Logo } from "./Logo.tsx";
import "./large-pages.css";
import "./page-head.css";

interface Props {
  readonly title: string;
  /** What the way home is called. */
  readonly back: string;
  readonly children?: ComponentChildren;
}

/** The head of a page beside the lobby: the way home, what the page is, the languages, and what else there is. */
export function PageHead({ title, back, children }: Props) {
  return (
    <header class="page-head">
      <Link href="/" aria-label={back}>
        <Logo size={40} />
      </Link>
      <h1 class="disp">{title}</h1>
      <LanguageSwitch />
      {children}
    </header>
  );
}
