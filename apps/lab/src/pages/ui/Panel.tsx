import type { ComponentChildren } from "preact";

interface Props {
  readonly title: string;
  readonly note?: ComponentChildren;
  /** Beside the title. */
  readonly tools?: ComponentChildren;
  readonly look?: string;
  readonly children: ComponentChildren;
}

/** A part of a page under a heading. */
export function Panel({ title, note, tools, look = "", children }: Props) {
  return (
    <section class={`lab-panel ${look}`}>
      <div class="lab-head">
        <h2 class="disp">{title}</h2>
        {tools}
      </div>
      {note && <p class="lab-note">{note}</p>}
      {children}
    </section>
  );
}
