import type { ComponentChildren } from "preact";
import "./slip.css";

/** A thing at reading size, and its picture alone. */
export interface Face {
  readonly name: string;
  readonly face: ComponentChildren;
  readonly small: ComponentChildren;
}

interface Props {
  readonly art: ComponentChildren;
  readonly title?: string;
  readonly text?: ComponentChildren;
}

/** So little to read that it needs no whole card. */
const isBrief = (text: ComponentChildren): boolean =>
  text === null || text === undefined || (typeof text === "string" && text.length < 48);

/** What has no card of its own to be read on: a picture, a name, what it does. */
export function Slip({ art, title, text }: Props) {
  return (
    <div class={isBrief(text) ? "dk-slip brief" : "dk-slip"}>
      <div class="dk-slip-art">{art}</div>
      <div class="dk-slip-text">
        {title && <strong>{title}</strong>}
        {text && <p>{text}</p>}
      </div>
    </div>
  );
}
