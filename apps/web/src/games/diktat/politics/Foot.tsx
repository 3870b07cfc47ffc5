import type { Refusal } from "@paravent/kernel";
import type { ComponentChildren } from "preact";
import { refusal } from "../../../store/answer.ts";
import { asking } from "../../../store/draft.ts";
import { RuleLink } from "../../../ui/RuleLink.tsx";
import { useSeen } from "../seen/seen.ts";

interface Props {
  readonly text: string;
  /** Why the leaf as a whole is closed. */
  readonly closed?: Refusal | null;
  readonly children: ComponentChildren;
}

/** The last line of a leaf: what its buttons mean, or why one of them, or the server, says no; then the buttons. */
export function Foot({ text, closed = null, children }: Props) {
  const { words } = useSeen();
  const asked = asking.value;
  const why = refusal.value ?? (typeof asked === "string" ? null : asked) ?? closed;
  return (
    <footer class="tb-politics-foot">
      <p role="status" class={why ? "reason" : ""}>
        {why ? words.refusal(why) : text} {why?.rule && <RuleLink rule={why.rule} />}
      </p>
      <div>{children}</div>
    </footer>
  );
}
