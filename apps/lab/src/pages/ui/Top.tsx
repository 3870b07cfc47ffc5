import { Logo, language, switchTo } from "@paravent/web/kit";
import { Link, useLocation } from "wouter-preact";
import { t } from "../words/index.ts";
import "./top.css";

const LANGUAGES = ["fr", "en"] as const;

const PAGES = [
  ["/", "runs"],
  ["/packs", "packs"],
  ["/print", "print"],
] as const;

/** The bar over every page. */
export function Top() {
  const [at] = useLocation();
  const isHere = (page: string): boolean => (page === "/" ? at === "/" || at.startsWith("/runs") : at.startsWith(page));
  return (
    <header class="lab-top">
      <Link class="lab-brand disp" href="/">
        <Logo size={34} />
        PARAVENT
      </Link>
      <nav aria-label={t.value.nav.label}>
        {PAGES.map(([page, name]) => (
          <Link key={page} href={page} aria-current={isHere(page) ? "page" : undefined}>
            {t.value.nav[name]}
          </Link>
        ))}
      </nav>
      <fieldset class="lang" aria-label={t.value.language}>
        {LANGUAGES.map((code) => (
          <button
            key={code}
            type="button"
            lang={code}
            aria-pressed={language.value === code}
            onClick={() => void switchTo(code)}
          >
            {code.toUpperCase()}
          </button>
        ))}
      </fieldset>
    </header>
  );
}
