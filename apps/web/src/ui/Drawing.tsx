import type { ComponentChildren, JSX } from "preact";

export interface DrawingProps {
  class: string;
  width: number;
  height: number;
  viewBox?: string | undefined;
  /** Text name, for a drawing that stands alone. Without it the drawing is decoration. */
  label: string | undefined;
  /** What thing of the game it stands for, where it can be asked about. */
  "data-about"?: string | undefined;
  children: ComponentChildren;
}

/** An SVG that is either named or hidden from readers, never neither. */
export function Drawing({ label, children, ...svg }: DrawingProps): JSX.Element {
  if (label === undefined) {
    return (
      <svg {...svg} aria-hidden="true">
        {children}
      </svg>
    );
  }
  return (
    <svg {...svg} role="img">
      <title>{label}</title>
      {children}
    </svg>
  );
}
