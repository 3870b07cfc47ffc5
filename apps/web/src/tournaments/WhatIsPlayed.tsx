import type { Tournament } from "@paravent/protocol";
import type { ComponentChildren } from "preact";
import { t } from "../i18n/index.ts";
import { language } from "../i18n/language.ts";
import { agreedOn } from "../time/agreed.ts";
import { timeWords } from "../time/words.ts";
import { tournamentWords } from "./words.ts";

/** What one agrees to by joining, in sentences; and what all chance follows from. */
export function WhatIsPlayed({ of, children }: { readonly of: Tournament; readonly children: ComponentChildren }) {
  const words = tournamentWords.value;
  const { decisionSeconds, timing } = of;
  const time = { ...(decisionSeconds != null && { decisionSeconds }), ...(timing && { timing }) };
  return (
    <section class="cup-card" aria-labelledby="cup-what">
      <h2 id="cup-what" class="disp">
        {words.what}
      </h2>
      <ul class="cup-terms">
        <li>{children ?? words.base}</li>
        {of.pack && <li>{t.value.packs.playedWith(of.pack.name[language.value])}</li>}
        <li>{of.duplicate ? words.deals.same : words.deals.own}</li>
        {agreedOn(time, timeWords.value).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
        <li>{of.fill === "byes" ? words.fills.byes : words.fills.bots}</li>
        <li>{words.paces[of.pace]}</li>
        {of.terms?.rated && <li>{words.rated}</li>}
      </ul>
      <p class="cup-quiet cup-chance">
        {words.chance} <code>{of.commitment}</code>
        {of.secret !== undefined && (
          <>
            {" "}
            {words.secret} <code>{of.secret}</code>
          </>
        )}
      </p>
    </section>
  );
}
