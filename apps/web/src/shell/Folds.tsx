import type { GameId } from "../games/index.ts";
import { t } from "../i18n/index.ts";
import { DclightFold, DiktatFold } from "./art/index.ts";
import "./folds.css";

interface Props {
  onPlay(game: GameId): void;
  onCreate(game: GameId): void;
}

/** The folding screen: four panels, one game painted over each pair. */
export function Folds({ onPlay, onCreate }: Props) {
  const { lobby } = t.value;
  return (
    <section class="folds" aria-label={lobby.games}>
      <div class="fold diktat first">
        <div class="fold-picture">
          <DiktatFold />
        </div>
        <div class="fold-band">
          <div>
            <h2 class="disp">DIKTAT</h2>
            <p>
              {lobby.diktat[0]}
              <br />
              {lobby.diktat[1]}
            </p>
          </div>
        </div>
      </div>
      <div class="fold diktat second">
        <div class="fold-picture" aria-hidden="true">
          <DiktatFold />
        </div>
        <div class="fold-band">
          <div class="fold-calls">
            <small>{lobby.diktatFacts}</small>
            <Calls game="diktat" onPlay={onPlay} onCreate={onCreate} />
          </div>
        </div>
      </div>
      <div class="fold dclight first">
        <div class="fold-picture">
          <DclightFold />
        </div>
        <div class="fold-band">
          <div>
            <h2>DCLight</h2>
            <p>{lobby.dclight}</p>
          </div>
        </div>
      </div>
      <div class="fold dclight second">
        <div class="fold-picture" aria-hidden="true">
          <DclightFold />
        </div>
        <div class="fold-band">
          <div class="fold-calls">
            <small>{lobby.dclightFacts}</small>
            <Calls game="dclight" onPlay={onPlay} onCreate={onCreate} />
          </div>
        </div>
      </div>
    </section>
  );
}

/** "Play" asks nothing; "Create a table" asks who sits where. */
function Calls({ game, onPlay, onCreate }: Props & { game: GameId }) {
  const { lobby } = t.value;
  return (
    <>
      <button class="call-main" type="button" aria-label={lobby.playLabel[game]} onClick={() => onPlay(game)}>
        {lobby.play}
      </button>
      <button class="call-other" type="button" aria-label={lobby.createLabel[game]} onClick={() => onCreate(game)}>
        {lobby.create}
      </button>
    </>
  );
}
