import type { TableSummary } from "@paravent/protocol";
import { t } from "../i18n/index.ts";
import { language } from "../i18n/language.ts";
import { terms } from "../store/terms.ts";
import { agreedOn } from "../time/agreed.ts";
import { timeWords } from "../time/words.ts";
import { Fact } from "./Fact.tsx";
import type { PlaceGame } from "./game.ts";
import { placeWords } from "./words.ts";

/** What one agrees to by sitting down, in sentences. */
export function WhatIsPlayed({ table, game }: { readonly table: TableSummary; readonly game: PlaceGame }) {
  const words = placeWords.value;
  const { options: form } = game;
  const agreed = agreedOn(table, timeWords.value);
  return (
    <section class="place-card" aria-labelledby="place-what">
      <h2 id="place-what" class="disp">
        {words.what}
      </h2>
      <ul class="place-facts">
        <Fact sign="book">
          {form ? <form.Digest players={table.seats.length} options={table.options} /> : <p>{words.base}</p>}
          {table.pack && <p>{t.value.packs.playedWith(table.pack.name[language.value])}</p>}
        </Fact>
        <Fact sign="clock">
          {agreed.slice(0, 1).map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </Fact>
        <Fact sign="lantern">
          {[...agreed.slice(1), words.absent].map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </Fact>
        {(terms.value?.rated || terms.value?.advice !== undefined) && (
          <Fact sign="ranks">
            {terms.value.rated && <p>{words.rated}</p>}
            {terms.value.advice !== undefined && <p>{terms.value.advice ? words.advised : words.unadvised}</p>}
          </Fact>
        )}
        <Fact sign="speech">
          {terms.value && <p>{words.talks[terms.value.talk]}</p>}
          <p>{words.language[table.language]}</p>
        </Fact>
        <Fact sign="eye">
          <p>{words.seen[table.visibility ?? "public"]}</p>
          {terms.value?.behind && <p>{words.behind}</p>}
        </Fact>
      </ul>
      {table.commitment && (
        <p class="place-commitment">
          {words.commitment} <code>{table.commitment}</code>
        </p>
      )}
    </section>
  );
}
