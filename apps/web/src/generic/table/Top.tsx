import { Link } from "wouter-preact";
import { t } from "../../i18n/index.ts";
import { TalkButton } from "../../table/talk/TalkHandle.tsx";
import { LanguageSwitch } from "../../ui/LanguageSwitch.tsx";
import { Logo } from "../../ui/Logo.tsx";
import { useSeen } from "./seen.ts";

/** Brand, game and table, the line over the table, language and talk. */
export function Top() {
  const { table, game, described, words, name } = useSeen();
  return (
    <header class="gt-top">
      <h1 class="visually-hidden">
        {game}, {table.name}
      </h1>
      <Link class="gt-brand" href="/">
        <Logo size={34} />
        <span class="visually-hidden">{t.value.brand.home}</span>
        <span>
          <b class="disp">{game}</b>
          <small>
            {table.name} · {t.value.table.players(table.seats.length)}
          </small>
        </span>
      </Link>
      <p class="disp">{described.title !== null && words.view(described.title, name)}</p>
      <div class="gt-tools">
        <LanguageSwitch />
        <TalkButton look="gt-tool talk-tool" />
      </div>
    </header>
  );
}
