import { Link } from "wouter-preact";
import { t } from "../i18n/index.ts";
import { LanguageSwitch } from "../ui/LanguageSwitch.tsx";

/** Where else one may go from the table, as from the top of the drawn one: home, the rules, the other language. */
export function Ways({ game, look }: { readonly game: string; readonly look: string }) {
  return (
    <>
      <Link class={`${look} tx-way`} href="/">
        {t.value.brand.home}
      </Link>
      <Link class={`${look} tx-way`} href={`/rules/${game}`}>
        {t.value.table.rules}
      </Link>
      <LanguageSwitch />
    </>
  );
}
