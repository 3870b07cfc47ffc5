import { isLed, led } from "../../store/led.ts";
import { beginLeading, endLeading } from "./together.ts";
import { lookBackWords } from "./words.ts";

/** Looks at the game with others: one leads, the others follow, leave and come back. */
export function Together() {
  const words = lookBackWords.value.together;
  const now = led.value;
  return (
    <section class="rp-together" aria-label={words.title}>
      <h3>{words.title}</h3>
      <p role="status">{now === null ? words.nobody : now.you ? words.youLead : words.leads(now.leader ?? "")}</p>
      {now === null && (
        <button type="button" onClick={beginLeading}>
          {words.lead}
        </button>
      )}
      {now?.you && (
        <button type="button" onClick={endLeading}>
          {words.stop}
        </button>
      )}
      {now && !now.you && (
        <button type="button" aria-pressed={isLed.value} onClick={() => (isLed.value = !isLed.value)}>
          {isLed.value ? words.leave : words.follow}
        </button>
      )}
    </section>
  );
}
