import { oathRef, readRef, seatRef } from "@paravent/diktat/refs";
import type { Ref, Seat } from "@paravent/kernel";
import { act } from "../../../store/answer.ts";
import { journal } from "../../../store/table.ts";
import { whyNot } from "../../../ui/why.ts";
import { Icon } from "../art/index.ts";
import { useSeen } from "../seen/seen.ts";
import { texts } from "../words/index.ts";
import { BlankOath } from "./BlankOath.tsx";
import { deadline } from "./deadline.ts";
import { Foot } from "./Foot.tsx";
import { useLeafFocus } from "./leaf-focus.ts";
import { Parchment } from "./Parchment.tsx";
import { Seal } from "./Seal.tsx";
import { beginOath, WriteOath, written } from "./WriteOath.tsx";

/** Oaths with one player: offered, sworn, broken; and a new one being written. */
export function OathTab({ partner }: { partner: Seat }) {
  useLeafFocus();
  const seen = useSeen();
  const { oath } = texts.value.politics;
  const { oaths, oathOffers } = seen.game;
  const offers = oathOffers.filter(({ from, to }) => from === partner || to === partner);
  const sworn = oaths.filter(({ parties }) => parties.includes(partner));
  const writing = written.value?.partner === partner ? written.value : null;
  if (writing) return <WriteOath partner={partner} draft={writing.draft} />;
  return (
    <>
      {offers.map((offer) => (
        <Parchment
          key={`${offer.from} ${offer.to}`}
          until={deadline(seen, offer)}
          state="proposed"
          terms={offer.terms}
          sworn={[offer.from]}
          awaited={[offer.to]}
        />
      ))}
      {sworn.map((one) => (
        <Parchment
          key={one.id}
          until={deadline(seen, one)}
          state="sworn"
          terms={one.terms}
          sworn={one.parties}
          awaited={[]}
        >
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
    <Foot text={oath.writeFoot} closed={closed}>
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
