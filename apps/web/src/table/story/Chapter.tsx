import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";

/** A part of the story under its title. */
export function Chapter({ title, children }: { title: string; children: ComponentChildren }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children}
    </section>
  );
}
