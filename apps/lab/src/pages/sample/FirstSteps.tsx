import { Link } from "wouter-preact";
import { t } from "../words/index.ts";

/** What the lab is for, to somebody who has played nothing in it yet. */
export function FirstSteps() {
  const { title, steps, packs } = t.value.first;
  return (
    <section class="lab-first">
      <h2 class="disp">{title}</h2>
      <ol>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <Link href="/packs">{packs}</Link>
    </section>
  );
}
