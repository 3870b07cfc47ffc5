import { Fragment } from "preact";
import { t } from "../i18n/index.ts";
import { language } from "../i18n/language.ts";
import type { Plug } from "../plug/plug.ts";
import { coverOf, useLobbyOfGames } from "./covers.ts";
import { plugs } from "./plugs.ts";
import "./folds.css";

interface Props {
  onPlay(plug: Plug): void;
  onCreate(plug: Plug): void;
}

/** The folding screen: panels in pairs, one game painted over each pair. */
export function Folds(calls: Props) {
  const isHere = useLobbyOfGames();
  return (
    <section class="folds" aria-label={t.value.lobby.games} aria-busy={!isHere}>
      {isHere && plugs.value.map((plug) => <Pair key={plug.id} plug={plug} {...calls} />)}
    </section>
  );
}

function Pair({ plug, ...calls }: Props & { readonly plug: Plug }) {
  const cover = coverOf(plug.id);
  const { lines } = plug.words.value;
  const { players, minutes } = plug;
  const look = plug.cover ? plug.id : "plain";
  return (
    <>
      <div class={`fold ${look} first`}>
        <div class="fold-picture">{cover && <cover.Poster />}</div>
        <div class="fold-band">
          <div>
            <h2 class="disp">{plug.name[language.value]}</h2>
            <p>
              {lines.map((line, at) => (
                <Fragment key={line}>
                  {at > 0 && <br />}
                  {line}
                </Fragment>
              ))}
            </p>
          </div>
        </div>
      </div>
      <div class={`fold ${look} second`}>
        <div class="fold-picture" aria-hidden="true">
          {cover && <cover.Poster />}
        </div>
        <div class="fold-band">
          <div class="fold-calls">
            <small>{t.value.lobby.facts(Math.min(...players), Math.max(...players), minutes)}</small>
            <Calls plug={plug} {...calls} />
          </div>
        </div>
      </div>
    </>
  );
}

/** "Play" asks nothing; "Create a table" asks who sits where. */
function Calls({ plug, onPlay, onCreate }: Props & { readonly plug: Plug }) {
  const { lobby } = t.value;
  const name = plug.name[language.value];
  return (
    <>
      <button class="call-main" type="button" aria-label={lobby.playLabel(name)} onClick={() => onPlay(plug)}>
        {lobby.play}
      </button>
      <button class="call-other" type="button" aria-label={lobby.createLabel(name)} onClick={() => onCreate(plug)}>
        {lobby.create}
      </button>
    </>
  );
}
