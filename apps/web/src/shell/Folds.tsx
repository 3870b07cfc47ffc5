import { t } from "../i18n/index.ts";
import { DclightFold, DiktatFold } from "./art/index.ts";
import "./folds.css";

/** The folding screen: four panels, one game painted over each pair. */
export function Folds({ onPlay, onCreate }: { onPlay: () => void; onCreate: () => void }) {
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
            <button class="call-main" type="button" aria-label={lobby.playLabel} onClick={onPlay}>
              {lobby.play}
            </button>
            <button class="call-other" type="button" onClick={onCreate}>
              {lobby.create}
            </button>
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
            <p class="call-later">{lobby.dclightLater}</p>
          </div>
        </div>
      </div>
    </section>
  );
}
