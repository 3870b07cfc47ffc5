import { journal } from "../../../store/table.ts";
import { Icon } from "../art/index.ts";
import { lastPageTexts } from "./words.ts";

interface Told {
  readonly type: string;
  readonly kind?: string;
  readonly bids?: readonly { readonly pp: number }[];
  readonly seats?: readonly number[];
}

/** What was sworn, killed and bid, as the story tells it. */
export function Awards() {
  const { awards } = lastPageTexts.value;
  // Of a long story only the newest part is told: half a count would be a wrong one.
  if (journal.value[0]?.seq !== 0) return null;
  const told = journal.value.flatMap(({ events }) => events as Told[]);
  const of = (type: string) => told.filter((event) => event.type === type);
  const kills = of("victimDiscarded");
  const struggles = of("bidsRevealed");
  const sworn = of("oathSworn").length;
  const broken = of("oathBroken").length;
  const pp = struggles.reduce((sum, { bids = [] }) => sum + bids.reduce((all, bid) => all + bid.pp, 0), 0);
  return (
    <ul class="tb-awards">
      {sworn > 0 && (
        <li>
          <Icon name="oath" size={15} /> {awards.oaths(sworn, broken)}
        </li>
      )}
      <li>
        <Icon name="kill" size={15} />
        {awards.kills(kills.length, kills.filter(({ kind }) => kind === "emissary").length)}
      </li>
      <li>
        <Icon name="fist" size={15} /> {awards.struggles(struggles.length, pp)}
      </li>
    </ul>
  );
}
