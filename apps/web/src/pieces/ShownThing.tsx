import { useEffect, useState } from "preact/hooks";
import { shownThing } from "../store/led.ts";
import { view } from "../store/table.ts";
import type { Box } from "../ui/box.ts";
import { NAMED, namesOf } from "./names.ts";
import "./pointing.css";

/** Around what somebody shows who leads the others through a game: a ring, where it is to be seen. */
export function ShownThing() {
  const [box, setBox] = useState<Box | null>(null);
  const thing = shownThing.value;
  const now = view.value;
  useEffect(() => {
    setBox(thing === null || now === null ? null : boxOf(thing));
  }, [thing, now]);
  if (!box) return null;
  const { x, y, width, height } = box;
  return <span class="shown-thing" style={{ left: x, top: y, width, height }} aria-hidden="true" />;
}

function boxOf(thing: string): Box | null {
  for (const element of document.querySelectorAll(NAMED)) {
    const { x, y, width, height } = element.getBoundingClientRect();
    if (width > 0 && namesOf(element).includes(thing))
      return { x: x - 3, y: y - 3, width: width + 6, height: height + 6 };
  }
  return null;
}
