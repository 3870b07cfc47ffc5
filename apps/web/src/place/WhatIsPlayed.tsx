import type { TableSummary } from "@paravent/protocol";
import { t } from "../i18n/index.ts";
import { language } from "../i18n/language.ts";
import { terms } from "../store/terms.ts";
import { agreedOn } from "../time/agreed.ts";
import { timeWords } from "../time/words.ts";
import type { PlaceGame } from "./game.ts";
import { placeWords } from "./words.ts";

/** What one agrees to by sitting down, in sentences. */
export function WhatIsPlayed({ table, game }: { readonly table: TableSummary; readonly game: PlaceGame }) {
  const words = placeWords.value;
  const { options: form } = game;
  return (
    <section class="place-card" aria-labelledby="place-what">
      <h2 id="place-what" class="disp">
        {words.what}
      </h2>
      <ul class="place-facts">
        <li>{form ? <form.Digest players={table.seats.length} options={table.options} /> : words.base}</li>
        {table.pack && <li>{t.value.packs.playedWith(table.pack.name[language.value])}</li>}
        {agreedOn(table, timeWords.value).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
        <li>{words.absent}</li>
        {terms.value?.rated && <li>{words.rated}</li>}
        {terms.value && <li>{words.talks[terms.value.talk]}</li>}
        {terms.value?.advice !== undefined && <li>{terms.value.advice ? words.advised : words.unadvised}</li>}
        <li>{words.language[table.language]}</li>
        <li>{words.seen[table.visibility ?? "public"]}</li>
      </ul>
      {table.commitment && (
        <p class="place-commitment">
          {words.commitment} <code>{table.commitment}</code>
        </p>
      )}
    </section>
  );
}
