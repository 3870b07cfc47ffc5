import { slipsOf } from "../politics/OfferSlips.tsx";
import { openPolitics } from "../politics/open.ts";
import { opponents, useSeen } from "../seen/seen.ts";
import { texts } from "../words/index.ts";

/** What was offered to the reader, each with its answers, and with whom one may deal. */
export function Waiting() {
  const seen = useSeen();
  const words = texts.value.politics;
  if (seen.you === null || seen.game.final) return null;
  return (
    <section aria-label={words.open} data-place="offers">
      <h2>{words.open}</h2>
      <ul>
        {slipsOf(seen).map(({ key, text, expires, read, refuse }) => (
          <li key={key}>
            {text} {expires}
            <span class="tx-answers">
              <button type="button" data-read onClick={read}>
                {words.slips.read}
              </button>
              <button type="button" onClick={refuse}>
                {words.slips.refuse}
              </button>
            </span>
          </li>
        ))}
      </ul>
      <p class="tx-answers">
        {opponents(seen).map(({ seat }) => (
          <button key={seat} type="button" data-deal={seat} onClick={() => openPolitics("trade", seat)}>
            {words.openWith(seen.name(seat))}
          </button>
        ))}
      </p>
    </section>
  );
}
