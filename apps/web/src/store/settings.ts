import type { AskPolicy } from "@paravent/kernel";
import { refusal } from "./answer.ts";
import { theLink } from "./link.ts";
import { table } from "./table.ts";

/** How this seat is asked about an element, or about all (`*`); null returns to what the game does by itself. */
export async function setPolicy(about: string, ask: AskPolicy | null): Promise<void> {
  const id = table.peek()?.id;
  if (id === undefined) return;
  const verdict = await theLink().command({
    t: "setting",
    table: id,
    about,
    ask: typeof ask === "object" && ask ? [...ask] : ask,
  });
  if (!verdict.ok) refusal.value = verdict.refusal;
}

/** Asks to be stopped at the next boundary of a kind, or no longer. */
export async function setStop(at: string, armed: boolean): Promise<void> {
  const id = table.peek()?.id;
  if (id === undefined) return;
  const verdict = await theLink().command({ t: "stop", table: id, at, armed });
  if (!verdict.ok) refusal.value = verdict.refusal;
}
