import { oathRef, readRef, seatRef } from "@paravent/diktat/refs";
import type { Ref, Seat, Shape } from "@paravent/kernel";
import { signal } from "@preact/signals";
import { begin, type Draft, isFields } from "../../../drafts/draft.ts";
import { t } from "../../../i18n/index.ts";
import { missingIn } from "../../../questions/bars.tsx";
import { act } from "../../../store/answer.ts";
import { journal } from "../../../store/table.ts";
import { whyNot } from "../../../ui/why.ts";
import { Icon } from "../art/index.ts";
import { labelOf } from "../seen/labels.ts";
import { type Seen, useSeen } from "../seen/seen.ts";
import { texts } from "../words/index.ts";
import { BlankOath } from "./BlankOath.tsx";
import { Foot } from "./Foot.tsx";
import { FormField } from "./FormField.tsx";
import { Parchment } from "./Parchment.tsx";
import { Seal } from "./Seal.tsx";

/** The oath being written, by the seat it is for. */
const written = signal<{ readonly partner: Seat; readonly draft: Draft } | null>(null);

/** Oaths with one player: offered, sworn, broken; and a new one being written. */
export function OathTab({ partner }: { partner: Seat }) {
  const seen = useSeen();
  const { oath } = texts.value.politics;
  const { oaths, oathOffers } = seen.game;
  const offers = oathOffers.filter(({ from, to }) => from === partner || to === partner);
  const sworn = oaths.filter(({ parties }) => parties.includes(partner));
  const writing = written.value?.partner === partner ? written.value : null;
  if (writing) return <Write partner={partner} draft={writing.draft} />;
  return (
    <>
      {offers.map(({ from, to, until, terms }) => (
        <Parchment key={`${from} ${to}`} until={until} state="proposed" terms={terms} sworn={[from]} awaited={[to]} />
      ))}
      {sworn.map((one) => (
        <Parchment key={one.id} until={one.until} state="sworn" terms={one.terms} sworn={one.parties} awaited={[]}>
          <Remedies id={one.id} />
        </Parchment>
      ))}
      <Broken partner={partner} />
      {offers.length + sworn.length === 0 && (
        <>
          <p class="tb-politics-hint">{oath.none(seen.name(partner))}</p>
          <BlankOath />
        </>
      )}
      <OathFoot partner={partner} offered={offers.some(({ from }) => from === partner)} />
    </>
  );
}

function OathFoot({ partner, offered }: { partner: Seat; offered: boolean }) {
  const seen = useSeen();
  const { oath } = texts.value.politics;
  const mine = seen.game.oathOffers.some(({ from, to }) => from === seen.you && to === partner);
  if (offered)
    return (
      <Foot text={oath.acceptFoot}>
        <button type="button" onClick={() => void act("refuseOath", [seatRef(partner)])}>
          {oath.refuse}
        </button>
        <button type="button" class="tb-primary" data-swear onClick={() => void act("acceptOath", [seatRef(partner)])}>
          <Icon name="oath" size={16} /> {oath.swear}
        </button>
      </Foot>
    );
  if (mine)
    return (
      <Foot text={oath.waits(seen.name(partner))}>
        <button type="button" onClick={() => void act("withdrawOath", [seatRef(partner)])}>
          {oath.withdraw}
        </button>
      </Foot>
    );
  const closed = seen.view.standing.find(({ act: name }) => name === "offerOath")?.closed ?? null;
  return (
    <Foot text={closed ? seen.words.refusal(closed) : oath.writeFoot}>
      <button
        type="button"
        class="tb-primary"
        data-write-oath
        aria-disabled={closed !== null}
        onClick={() => closed === null && beginOath(seen, partner)}
        {...whyNot(closed)}
      >
        <Icon name="oath" size={16} /> {oath.write}
      </button>
    </Foot>
  );
}

/** What a party of a sworn oath may do: read it to all, or complain of a term in words. */
function Remedies({ id }: { id: number }) {
  const { view } = useSeen();
  const { oath } = texts.value.politics;
  const offered = (name: string): readonly Ref[] => {
    const ask = view.standing.find((standing) => standing.act === name)?.ask;
    return ask?.shape === "pick" ? ask.from : [];
  };
  const claims = offered("claimBreach").flatMap((ref) => {
    const read = readRef(ref);
    return read.kind === "oath" && read.oath === id && read.term !== null ? [{ ref, term: read.term }] : [];
  });
  const isSecret = offered("revealOath").includes(oathRef(id));
  if (claims.length === 0 && !isSecret) return null;
  return (
    <div class="tb-oath-remedies">
      {isSecret && (
        <button type="button" onClick={() => void act("revealOath", [oathRef(id)])}>
          {oath.reveal}
        </button>
      )}
      {claims.map(({ ref, term }) => (
        <button key={ref} type="button" data-claim={ref} onClick={() => void act("claimBreach", [ref])}>
          {oath.claim(term + 1)}
        </button>
      ))}
    </div>
  );
}

interface BrokenOath {
  readonly type: string;
  readonly oath: number;
  readonly parties: readonly Seat[];
}

/** Broken seals stay in sight: the story tells of them. */
function Broken({ partner }: { partner: Seat }) {
  const seen = useSeen();
  const broken = journal.value
    .flatMap(({ events }) => events as unknown as BrokenOath[])
    .filter(({ type, parties }) => type === "oathBroken" && parties.includes(partner));
  return (
    <>
      {broken.map((event) => (
        <p key={event.oath} class="tb-oath-broken">
          <Seal state="broken" size={44} />
          {seen.words.event(event, seen.name, seen.you)}
        </p>
      ))}
    </>
  );
}

function oathForm({ view }: Seen): Extract<Shape, { shape: "form" }> | null {
  const ask = view.standing.find(({ act: name }) => name === "offerOath")?.ask;
  return ask?.shape === "form" ? ask : null;
}

function beginOath(seen: Seen, partner: Seat): void {
  const ask = oathForm(seen);
  const terms = ask?.fields.terms;
  if (!ask || terms?.shape !== "list") return;
  const blank = begin(ask);
  const draft = { ...(isFields(blank) ? blank : {}), with: [seatRef(partner)], until: ["endOfCycle"] };
  const term = begin(terms.of);
  written.value = { partner, draft: { ...draft, terms: [isFields(term) ? { ...term, by: ["self"] } : term] } };
}

/** Terms and a deadline, one under another, until the oath can be offered. */
function Write({ partner, draft }: { partner: Seat; draft: Draft }) {
  const seen = useSeen();
  const { oath, field } = texts.value.politics;
  const ask = oathForm(seen);
  if (!ask || !isFields(draft)) return null;
  const { until, terms } = ask.fields;
  if (!until || !terms) return null;
  const set = (name: string) => (value: Draft) => {
    written.value = { partner, draft: { ...draft, [name]: value } };
  };
  const label = (ref: Ref) =>
    ref === "+"
      ? oath.addTerm
      : ref === "self"
        ? t.value.table.you
        : ref === "partner"
          ? seen.name(partner)
          : (field[ref] ?? labelOf(seen, ref));
  const missing = missingIn({ ask, rule: "DK-OATH-01" }, draft);
  const ready = missing === null;
  const offer = async () => {
    if (ready && (await act("offerOath", draft))) written.value = null;
  };
  return (
    <>
      <article class="tb-oath on-bone writing">
        <header>
          <h3 class="disp">{oath.title}</h3>
          <FormField ask={until} draft={draft.until ?? []} onDraft={set("until")} label={label} name={oath.until} />
        </header>
        <Seal state="proposed" />
        <FormField ask={terms} draft={draft.terms ?? []} onDraft={set("terms")} label={label} name={oath.terms} />
        <p class="tb-oath-price">
          <Icon name="oath" size={14} /> {oath.price}
        </p>
      </article>
      <Foot text={ready ? oath.offerFoot(seen.name(partner)) : oath.incomplete}>
        <button type="button" onClick={() => (written.value = null)}>
          {oath.cancel}
        </button>
        <button
          type="button"
          class="tb-primary"
          data-offer-oath
          aria-disabled={!ready}
          onClick={() => void offer()}
          {...whyNot(missing)}
        >
          {oath.offer(seen.name(partner))}
        </button>
      </Foot>
    </>
  );
}
