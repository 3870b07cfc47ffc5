import { theLink } from "../../store/link.ts";
import { table } from "../../store/table.ts";
import { type Channel, concludeTalk, hearersOf } from "../../store/talk.ts";

/** Says something; says whether it was said. */
export async function say(to: Channel, text: string): Promise<boolean> {
  const id = table.peek()?.id;
  if (id === undefined) return false;
  return concludeTalk(await theLink().command({ t: "say", table: id, to: hearersOf(to), text }));
}

/** People one can talk to: whoever sits here and is no bot. */
export function partners(): number[] {
  const { seats, you } = table.value!;
  return seats.filter(({ kind, seat }) => kind === "person" && seat !== you).map(({ seat }) => seat);
}
