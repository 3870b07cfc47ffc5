import type { ComponentChildren } from "preact";
import { Link } from "wouter";
import { ruleHref } from "../../../shell/rules.ts";
import { refusal } from "../../../store/answer.ts";
import { useSeen } from "../seen.ts";

/** The last line of a leaf: what its buttons mean, or why the server took nothing; then the buttons. */
export function Foot({ text, children }: { text: string; children: ComponentChildren }) {
  const { words } = useSeen();
  const why = refusal.value;
  return (
    <footer class="tb-politics-foot">
      <p role="status" class={why ? "reason" : ""}>
        {why ? words.refusal(why) : text} {why?.rule && <Link href={ruleHref(why.rule)}>{why.rule}</Link>}
      </p>
      <div>{children}</div>
    </footer>
  );
}
