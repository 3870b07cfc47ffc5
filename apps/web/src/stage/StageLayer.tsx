import { useState } from "preact/hooks";
import { sameFields } from "../ui/memo.ts";
import { useOnceDrawn } from "../ui/once-drawn.ts";
import { playing } from "./director.ts";
import { isCalm, lengthOf } from "./pace.ts";
import "./stage.css";

/** The part of the window that the scene of the table takes, in pixels of a style. */
type Box = Readonly<Record<"left" | "top" | "width" | "height", string>>;

/**
 * Over the darkened scene of the table: what happens, drawn large. A touch anywhere shows how it ends. Scenes move for
 * `--step`, the length of the part they are at; without motion that is no time at all.
 */
export function StageLayer() {
  const now = playing.value;
  const Scene = now?.beat.Scene ?? null;
  const box = useSceneBox(Scene !== null);
  if (!now || !Scene || !box) return null;
  return (
    <div
      class={`st-layer ${isCalm.value ? "calm" : ""}`}
      data-step={now.step}
      data-pace={now.pace}
      style={{ ...box, "--step": `${isCalm.value ? 0 : lengthOf(now.step, now.pace, 1)}ms` }}
      aria-hidden="true"
    >
      <Scene step={now.step} />
    </div>
  );
}

function useSceneBox(isWanted: boolean): Box | null {
  const [box, setBox] = useState<Box | null>(null);
  useOnceDrawn(() => {
    if (!isWanted) return;
    const scene = document.querySelector("[data-scene]");
    if (!scene) {
      setBox(null);
      return;
    }
    const measure = () => {
      const { left, top, width, height } = scene.getBoundingClientRect();
      const now = { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` };
      // Who watches a size is told it at once: as long as it is the same, the scene is drawn once.
      setBox((before) => (before && sameFields<Box>(before, now) ? before : now));
    };
    measure();
    // The parts around it may still be changing: the question that was answered has gone.
    const watching = new ResizeObserver(measure);
    watching.observe(scene);
    addEventListener("resize", measure);
    return () => {
      watching.disconnect();
      removeEventListener("resize", measure);
    };
  }, [isWanted]);
  return box;
}
