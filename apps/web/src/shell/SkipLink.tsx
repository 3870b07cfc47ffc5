import { t } from "../i18n/index.ts";
import "./skip-link.css";

/** The first thing the Tab key reaches on every page: past its top to what it is about. */
export function SkipLink() {
  const skip = () => {
    const main = document.querySelector("main");
    main?.setAttribute("tabindex", "-1");
    main?.focus();
  };
  return (
    <button type="button" class="skip-link" onClick={skip}>
      {t.value.nav.skip}
    </button>
  );
}
