import type { ComponentChildren } from "preact";
import { Link } from "wouter-preact";
import { refusal } from "../../../store/answer.ts";
import { asking } from "../../../store/draft.ts";
import { ruleHref } from "../../../ui/rule-href.ts";
import { useSeen } from "../seen/seen.ts";

/** The last line of a leaf: what its buttons mean, or why one of them, or the server, says no; then the buttons. */
export function Foot({ text, children }: { text: string; children: ComponentChildren }) {
  const { words } = useSeen();
  const asked = asking.value;
  const why = refusal.value ?? (typeof asked === "string" ? null : asked);
  return (
    <footer class="tb-politics-foot">
      <p role="status" class={why ? "reason" : ""}>
        {why ? words.refusal(why) : text} {why?.rule && <Link href={ruleHref(why.rule)}>{why.rule}</Link>}
      </p>
      <div>{children}</div>
    </footer>
  );
}
