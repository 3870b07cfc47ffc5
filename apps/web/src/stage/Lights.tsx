import { useLayoutEffect } from "preact/hooks";
import { playing } from "./director.ts";
import { elementAt } from "./places.ts";

/** Lights the places a beat is about, for as long as it is told. */
export function Lights() {
  const beat = playing.value?.beat ?? null;
  useLayoutEffect(() => {
    const lit = beat ? beat.spots.flatMap((place) => elementAt(place) ?? []) : [];
    for (const element of lit) element.setAttribute("data-lit", "");
    return () => {
      for (const element of lit) element.removeAttribute("data-lit");
    };
  }, [beat]);
  return null;
}
