import type { ConquestView } from "@paravent/diktat";
import { Icon } from "../art/index.ts";
import { useSeen } from "../seen/seen.ts";
import { texts } from "../words/index.ts";

/** What any attentive player could have counted of the rivals' Power this Cycle. Never their total. */
export function Ledger({ conquest }: { conquest: ConquestView }) {
  const { you, player, name } = useSeen();
  const { ledger } = texts.value;
  const rivals = conquest.tied.filter((seat) => seat !== you);
  if (rivals.length === 0) return null;
  return (
    <>
      {rivals.map((seat) => (
        <section key={seat} class="tb-ledger">
          <h2 class="disp tb-title">{ledger.title(name(seat))}</h2>
          <p>
            {ledger.gained} <b>+{player(seat).seen.gained}</b>
          </p>
          <p>
            {ledger.spent} <b>−{player(seat).seen.spent}</b>
          </p>
          <p class="hidden">
            <Icon name="eclipse" size={15} /> {ledger.hidden}
          </p>
        </section>
      ))}
    </>
  );
}
