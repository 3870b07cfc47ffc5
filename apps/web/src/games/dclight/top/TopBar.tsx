import type { Phase } from "@paravent/dclight";
import { useId } from "preact/hooks";
import { Link } from "wouter-preact";
import { t } from "../../../i18n/index.ts";
import { PreferencesButton } from "../../../preferences/PreferencesButton.tsx";
import { TalkButton } from "../../../table/talk/TalkHandle.tsx";
import { LanguageSwitch } from "../../../ui/LanguageSwitch.tsx";
import { Logo } from "../../../ui/Logo.tsx";
import { memo } from "../../../ui/memo.ts";
import { SignGlyph } from "../art/index.ts";
import { TURN } from "../seen/places.ts";
import { useSeen } from "../seen/seen.ts";
import { Scores } from "./Scores.tsx";
import { TurnTrack } from "./TurnTrack.tsx";
import "./top.css";
import { texts } from "../words/index.ts";

/** The three phases of a turn (DC-TURN-01). */
export const TURN_PHASES: readonly Phase[] = ["production", "offerings", "development"];

/** Brand, turn track, phases, language, rules; under them a band of meanders. */
export const TopBar = memo(Top);

function Top() {
  const { table, game, pack } = useSeen();
  const words = texts.value;
  return (
    <header class="dc-top on-slip">
      <h1 class="visually-hidden">DCLight, {table.name}</h1>
      <Link class="dc-brand" href="/">
        <Logo size={34} />
        <span class="visually-hidden">{t.value.brand.home}</span>
        <span class="dc-brand-text">
          <b class="mc">DCLight</b>
          <small>
            {table.name} · {t.value.table.players(table.seats.length)}
          </small>
        </span>
      </Link>
      <div class="dc-turn" data-place={TURN}>
        <p class="mc" data-about="turn" aria-hidden="true">
          {game.turn}
          <i> / {pack.constants.turns}</i>
        </p>
        <TurnTrack />
      </div>
      <ol class="dc-phases" aria-label={words.phases}>
        {TURN_PHASES.map((phase) => (
          <li
            key={phase}
            data-about={`phase:${phase}`}
            class={phase === game.phase ? "on" : ""}
            aria-current={phase === game.phase ? "step" : undefined}
            data-name={words.phase[phase]}
          >
            {words.phase[phase]}
          </li>
        ))}
      </ol>
      <Scores />
      <div class="dc-tools">
        <LanguageSwitch />
        <TalkButton look="dc-tool talk-tool" />
        <PreferencesButton look="dc-tool" />
        <Link class="dc-tool" href="/rules/dclight" aria-label={t.value.table.rules} title={t.value.table.rules}>
          <SignGlyph sign="book" size={19} />
        </Link>
      </div>
      <Meander />
    </header>
  );
}

/** The key pattern under the top of the table. */
export function Meander() {
  const id = useId();
  return (
    <svg class="dc-meander" preserveAspectRatio="none" aria-hidden="true">
      <defs>
        <pattern id={id} width="22" height="11" patternUnits="userSpaceOnUse">
          <rect width="22" height="11" fill="#1D1310" />
          <path d="M0 9.500h18V2.500H6v4h6" fill="none" stroke="#C8623A" stroke-width="1.800" />
        </pattern>
      </defs>
      <rect width="100%" height="11" fill={`url(#${id})`} />
    </svg>
  );
}
