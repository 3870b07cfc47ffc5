import { useOnceDrawn } from "../ui/once-drawn.ts";
import { playing } from "./director.ts";
import { elementAt } from "./places.ts";

/** Lights the places a beat is about, for as long as it is told; a result that has to wait is not lit before it. */
export function Lights() {
  const now = playing.value;
  const isEarly = now?.beat.opening !== undefined && now.step !== "hold";
  const beat = isEarly ? null : (now?.beat ?? null);
  useOnceDrawn(() => {
    const places = new Set(beat?.spots);
    const lit = [...places].flatMap((place) => elementAt(place) ?? []);
    for (const element of lit) element.setAttribute("data-lit", "");
    return () => {
      for (const element of lit) element.removeAttribute("data-lit");
    };
  }, [beat]);
  return null;
}
