import type { ComponentType } from "preact";
import { reached, type Scene, type Step } from "../../../../stage/beat.ts";
import { type Seen, SeenContext } from "../../seen/seen.ts";
import "./scene.css";

/** A scene drawn from what its beat is told with: the table under it may already have moved on. */
export function sceneOf<P extends object>(seen: Seen, Drawn: ComponentType<P & { step: Step }>, props: P): Scene {
  return ({ step }) => (
    <SeenContext.Provider value={seen}>
      <div class={`bt-scene ${reached(step)}`}>
        <Drawn {...props} step={step} />
      </div>
    </SeenContext.Provider>
  );
}
