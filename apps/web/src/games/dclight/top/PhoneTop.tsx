import { Link } from "wouter-preact";
import { t } from "../../../i18n/index.ts";
import { PreferencesButton } from "../../../preferences/PreferencesButton.tsx";
import { TalkButton } from "../../../table/talk/TalkHandle.tsx";
import { LanguageSwitch } from "../../../ui/LanguageSwitch.tsx";
import { Logo } from "../../../ui/Logo.tsx";
import { TURN } from "../seen/places.ts";
import { useSeen } from "../seen/seen.ts";
import { Meander, TURN_PHASES } from "./TopBar.tsx";
import "./top.css";
import { texts } from "../words/index.ts";

/** The top of a phone: turn and phase. The points are in the strip below. */
export function PhoneTop() {
  const { game, pack, table } = useSeen();
  const words = texts.value;
  const at = TURN_PHASES.indexOf(game.phase);
  return (
    <header class="dc-phone-top on-slip">
      <h1 class="visually-hidden">DCLight, {table.name}</h1>
      <Link class="dc-home" href="/" aria-label={t.value.brand.home}>
        <Logo size={26} />
      </Link>
      <p class="dc-phone-turn mc" data-about="turn" data-place={TURN}>
        <span class="visually-hidden">{words.turn(game.turn, pack.constants.turns)}</span>
        <span aria-hidden="true">
          {game.turn}
          <i>/{pack.constants.turns}</i>
        </span>
      </p>
      <p class="dc-phone-phase" data-about={`phase:${game.phase}`}>
        <b class="mc">{words.phase[game.phase]}</b>
        <small>{at >= 0 ? words.phaseCount(at + 1, TURN_PHASES.length) : table.name}</small>
      </p>
      <TalkButton look="dc-tool talk-tool" />
      <PreferencesButton look="dc-tool" />
      <LanguageSwitch />
      <Meander />
    </header>
  );
}
