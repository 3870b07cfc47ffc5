import type { ComponentChildren } from "preact";
import { Link } from "wouter-preact";
import { t } from "../i18n/index.ts";
import { LanguageSwitch } from "../ui/LanguageSwitch.tsx";
import { Logo } from "../ui/Logo.tsx";
import type { PlaceGame } from "./game.ts";
import "../ui/large-pages.css";

interface Props {
  readonly game: Pick<PlaceGame, "Poster">;
  /** Nobody is let in: the picture is all there is. */
  readonly isClosed?: boolean;
  readonly above: string;
  readonly title: string;
  readonly text: ComponentChildren;
  readonly children: ComponentChildren;
}

/** The picture of the game behind the name of its table, and beside it what one can do. */
export function Banner({ game, isClosed = false, above, title, text, children }: Props) {
  return (
    <>
      <header class="place-top">
        <Link class="place-brand disp" href="/" aria-label={t.value.brand.home}>
          <Logo size={40} />
          PARAVENT
        </Link>
        <LanguageSwitch />
      </header>
      <section class={isClosed ? "place-banner dark" : "place-banner"}>
        <div class="place-picture" aria-hidden="true">
          {game.Poster && <game.Poster />}
        </div>
        <div class="place-title">
          {above !== "" && <p class="place-above">{above}</p>}
          <h1 class="disp">{title}</h1>
          <div class="place-text">{text}</div>
        </div>
        <div class="place-calls">{children}</div>
      </section>
    </>
  );
}
