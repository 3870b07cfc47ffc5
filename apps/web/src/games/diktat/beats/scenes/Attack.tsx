import { Icon } from "../../art/index.ts";
import { texts } from "../../words/index.ts";
import { Fan, SectorBehind } from "./Opened.tsx";
import type { PileThen } from "./pile-around.ts";
import "./attack-scene.css";

/** DK-OTH-KILL-01: the Others fall upon a pile that has come among them. */
export function Attack({ pile, assassins }: { readonly pile: PileThen; readonly assassins: number }) {
  return (
    <div class="bt-attack">
      <SectorBehind pile={pile} />
      <Fan pile={pile} named={[]} />
      <span class="bt-claw">
        <Icon name="claw" size={220} />
      </span>
      <h2 class="bt-word disp">
        {texts.value.beats.attack}
        <small>{texts.value.beats.assassinations(assassins)}</small>
      </h2>
    </div>
  );
}
