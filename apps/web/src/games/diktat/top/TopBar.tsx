import { Link } from "wouter-preact";
import { t } from "../../../i18n/index.ts";
import { isTight } from "../../../store/media.ts";
import { TalkButton } from "../../../table/talk/TalkHandle.tsx";
import { LanguageSwitch } from "../../../ui/LanguageSwitch.tsx";
import { Logo } from "../../../ui/Logo.tsx";
import { memo } from "../../../ui/memo.ts";
import { Icon } from "../art/index.ts";
import { useSeen } from "../seen/seen.ts";
import { texts } from "../words/index.ts";
import { EndLine } from "./EndLine.tsx";
import { Phases } from "./Phases.tsx";
import { Scores } from "./Scores.tsx";
import { PoliticsButton, SettingsButton } from "./tools.tsx";
import "./top.css";

/** Brand, Cycle, phases, Victory Points, language, rules. */
export const TopBar = memo(Top);

function Top() {
  const seen = useSeen();
  const { table, game } = seen;
  return (
    <header class="tb-top">
      <h1 class="visually-hidden">Diktat, {table.name}</h1>
      <Link class="tb-brand" href="/">
        <Logo size={34} />
        <span>
          <b class="disp">DIKTAT</b>
          <span class="visually-hidden">{t.value.brand.home}</span>
          <small>
            {table.name} · {t.value.table.players(table.seats.length)}
          </small>
        </span>
      </Link>
      <Cycle />
      {!game.final ? <Phases /> : !isTight.value && <EndLine />}
      <Scores />
      <div class="tb-tools">
        <LanguageSwitch />
        <TalkButton look="tb-tool talk-tool" />
        {seen.you !== null && <PoliticsButton />}
        <Link class="tb-tool" href="/rules/diktat" aria-label={t.value.table.rules} title={t.value.table.rules}>
          <Icon name="book" size={19} />
        </Link>
        {seen.you !== null && <SettingsButton />}
      </div>
    </header>
  );
}

export function Cycle() {
  const { game } = useSeen();
  const { cycle } = texts.value;
  return (
    <p class="tb-cycle" data-place="supply cycle" data-about="cycle">
      <span class="visually-hidden">{cycle.label(game.cycle, game.cycles)}</span>
      <span class="disp" aria-hidden="true">
        {game.cycle}
        <i>/{game.cycles}</i>
      </span>
      <small aria-hidden="true">{cycle.word}</small>
    </p>
  );
}
