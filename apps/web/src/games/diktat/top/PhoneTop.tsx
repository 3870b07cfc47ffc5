import { Link } from "wouter-preact";
import { t } from "../../../i18n/index.ts";
import { TalkButton } from "../../../table/talk/TalkHandle.tsx";
import { LanguageSwitch } from "../../../ui/LanguageSwitch.tsx";
import { Logo } from "../../../ui/Logo.tsx";
import { useSeen } from "../seen/seen.ts";
import { cyclePhases } from "./Phases.tsx";
import { SettingsButton } from "./tools.tsx";
import "./top.css";
import { texts } from "../words/index.ts";

/** The top of a phone: Cycle, phase, the points that end the game. Everybody’s points are in the strip below. */
export function PhoneTop() {
  const seen = useSeen();
  const { game, words, table, you, pack } = seen;
  const { cycle, phaseCount, goal } = texts.value;
  const phases = cyclePhases(seen);
  const at = phases.indexOf(game.phase);
  return (
    <header class="tb-phone-top">
      <h1 class="visually-hidden">Diktat, {table.name}</h1>
      <Link class="tb-home" href="/" aria-label={t.value.brand.home}>
        <Logo size={26} />
      </Link>
      <p class="disp tb-phone-cycle" data-place="cycle" data-about="cycle">
        <span class="visually-hidden">{cycle.label(game.cycle, game.cycles)}</span>
        <span aria-hidden="true">
          {game.cycle}
          <i>/{game.cycles}</i>
        </span>
      </p>
      <p class="tb-phone-phase" data-place="supply deck track" data-about={`phase:${game.phase}`}>
        <b>{words.phase(game.phase)}</b>
        <small>{at >= 0 ? phaseCount(at + 1, phases.length) : table.name}</small>
      </p>
      <TalkButton look="tb-tool talk-tool" />
      <p class="tb-phone-goal" data-about="sign:vp">
        {goal(pack.constants.victoryPointsToWin)}
      </p>
      {you === null ? <LanguageSwitch /> : <SettingsButton />}
    </header>
  );
}
