import { type Chance, type Unfair, whyUnfair } from "@paravent/protocol";
import { useEffect, useRef, useState } from "preact/hooks";
import { t } from "../../i18n/index.ts";
import { readChance } from "../../net/rest.ts";
import { saidNo } from "../../net/said-no.ts";
import { notedChance } from "../../store/chance.ts";
import { table as shown } from "../../store/table.ts";
import { faultText } from "../../ui/faults.ts";
import "./fair-chance.css";

/** What came of checking. */
interface Found {
  readonly chance: Chance;
  readonly unfair: Unfair | null;
}

async function checked(table: string): Promise<Found> {
  const chance = await readChance(table);
  return { chance, unfair: await whyUnfair(chance, notedChance(table)) };
}

/** Lets whoever wants to know check every draw of a game that is over, in this browser. */
export function FairChance({ table }: { table: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" data-fair onClick={() => setOpen(true)}>
        {t.value.fair.open}
      </button>
      {open && <FairDialog table={table} onClose={() => setOpen(false)} />}
    </>
  );
}

function FairDialog({ table, onClose }: { table: string; onClose(): void }) {
  const { fair } = t.value;
  const dialog = useRef<HTMLDialogElement>(null);
  const [found, setFound] = useState<Found | string | null>(null);
  const dealt = shown.value?.tournament !== undefined;
  useEffect(() => {
    dialog.current?.showModal();
    // Browsers have no hashes on pages that anybody on the way could have changed.
    if (!isSecureContext) setFound(fair.insecure);
    else checked(table).then(setFound, (fault: unknown) => setFound(faultText(saidNo(fault))));
  }, [table, fair]);
  return (
    <dialog ref={dialog} class="fair" aria-labelledby="fair-title" onClose={onClose}>
      <h2 id="fair-title" class="disp">
        {fair.title}
      </h2>
      <p>{dealt ? fair.howDealt : fair.how}</p>
      <p role="status" class="fair-found">
        {found === null ? fair.checking : typeof found === "string" ? found : saying(found)}
      </p>
      {found !== null && typeof found !== "string" && <Proof table={table} chance={found.chance} />}
      <button type="button" class="call-main" onClick={() => dialog.current?.close()}>
        {fair.close}
      </button>
    </dialog>
  );
}

function saying({ chance, unfair }: Found): string {
  const { fair } = t.value;
  const draws = chance.drawn.reduce((sum, drawn) => sum + drawn.draws.length, 0);
  return unfair === null ? fair.sound(draws) : fair.wrong[unfair];
}

/** What everything follows from, to be checked elsewhere. */
function Proof({ table, chance }: { table: string; chance: Chance }) {
  const { fair } = t.value;
  const noted = notedChance(table);
  const lines: readonly (readonly [string, string])[] = [
    [fair.commitment, chance.commitment],
    [fair.secret, chance.secret],
    ...(noted ? [[fair.own, noted.entropy] as const] : []),
  ];
  return (
    <>
      {!noted && chance.deal === undefined && <p>{fair.unnoted}</p>}
      <dl>
        {lines.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <code>{value}</code>
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
