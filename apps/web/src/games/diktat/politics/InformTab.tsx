import { offerRef, pileRef, seatRef } from "@paravent/diktat/refs";
import type { Ref, Seat, Standing } from "@paravent/kernel";
import { useState } from "preact/hooks";
import { begin, type Draft, isFields } from "../../../drafts/draft.ts";
import { missingIn } from "../../../questions/bars.tsx";
import { act } from "../../../store/answer.ts";
import { whyNot } from "../../../ui/why.ts";
import { Icon, type IconName } from "../art/index.ts";
import { labelOf } from "../seen/labels.ts";
import { useSeen } from "../seen/seen.ts";
import { texts } from "../words/index.ts";
import { Foot } from "./Foot.tsx";
import { FormField } from "./FormField.tsx";
import { useLeafFocus } from "./leaf-focus.ts";

const ACTS = [
  ["showInfo", "eye"],
  ["tell", "chat"],
  ["offerConcede", "send"],
] as const satisfies readonly (readonly [string, IconName])[];

/** Showing what the server vouches for, telling what nobody vouches for, leaving a place. */
export function InformTab({ partner }: { partner: Seat }) {
  useLeafFocus();
  const seen = useSeen();
  const [open, setOpen] = useState<string>("showInfo");
  return (
    <>
      <div class="tb-inform-acts">
        {ACTS.map(([name, icon]) => {
          const { lead, quiet } = seen.words.standing(name);
          return (
            <button
              key={name}
              type="button"
              data-inform={name}
              aria-pressed={open === name}
              onClick={() => setOpen(name)}
            >
              <Icon name={icon} size={18} />
              <span>
                <b>{lead}</b>
                <small>{quiet}</small>
              </span>
            </button>
          );
        })}
      </div>
      <PlaceOffers partner={partner} />
      {seen.view.standing
        .filter(({ act: name }) => name === open)
        .map((standing) => (
          <Inform key={`${standing.act} ${partner}`} standing={standing} partner={partner} />
        ))}
    </>
  );
}

function Inform({ standing, partner }: { standing: Standing; partner: Seat }) {
  const seen = useSeen();
  const { field, inform } = texts.value.politics;
  const [draft, setDraft] = useState<Draft>(() => fresh(standing, partner));
  const { ask, closed, act: name } = standing;
  const { lead } = seen.words.standing(name);
  if (!ask)
    return (
      <Foot text="" closed={closed}>
        <button type="button" class="tb-primary" aria-disabled="true" {...whyNot(closed)}>
          {lead}
        </button>
      </Foot>
    );
  const label = (ref: Ref) => field[ref] ?? labelOf(seen, ref);
  const missing = missingIn({ ask, rule: standing.rule }, draft);
  const ready = missing === null;
  return (
    <>
      <FormField ask={ask} draft={draft} onDraft={setDraft} label={label} name={lead} />
      <Foot text={ready ? seen.words.standing(name).quiet : inform.incomplete}>
        <button
          type="button"
          class="tb-primary"
          data-do={name}
          aria-disabled={!ready}
          onClick={() => {
            if (ready) void act(name, draft).then((done) => done && setDraft(fresh(standing, partner)));
          }}
          {...whyNot(missing)}
        >
          {lead}
        </button>
      </Foot>
    </>
  );
}

/** The partner of the sheet is who it is for, unless said otherwise. */
function fresh({ ask }: Standing, partner: Seat): Draft {
  if (!ask) return null;
  const blank = begin(ask);
  const to = ask.shape === "form" ? ask.fields.to : undefined;
  if (!isFields(blank) || to?.shape !== "pick") return blank;
  const ref = seatRef(partner);
  // Where talk apart is closed, the only one to be told is the whole table.
  return { ...blank, to: to.from.includes(ref) || to.from.length !== 1 ? [ref] : [...to.from] };
}

/** Places offered to or by the reader. */
function PlaceOffers({ partner }: { partner: Seat }) {
  const seen = useSeen();
  const { inform } = texts.value.politics;
  const places = seen.game.offers.filter(
    (offer) => offer.kind === "place" && (offer.from === partner || offer.to === partner),
  );
  return (
    <>
      {places.map((offer) => {
        const mine = offer.from === seen.you;
        const ref = offerRef(partner, offer.id);
        const pile = offer.kind === "place" ? labelOf(seen, pileRef(offer.pile)) : "";
        return (
          <div key={ref} class="tb-place-offer">
            <p>{mine ? inform.placeMade(seen.name(partner), pile) : inform.placeReceived(seen.name(partner), pile)}</p>
            {mine ? (
              <button type="button" onClick={() => void act("withdrawConcede", [ref])}>
                {inform.withdraw}
              </button>
            ) : (
              <>
                <button type="button" onClick={() => void act("refuseConcede", [ref])}>
                  {inform.refuse}
                </button>
                <button
                  type="button"
                  class="tb-primary"
                  data-accept-place
                  onClick={() => void act("acceptConcede", [ref])}
                >
                  {inform.accept}
                </button>
              </>
            )}
          </div>
        );
      })}
    </>
  );
}
