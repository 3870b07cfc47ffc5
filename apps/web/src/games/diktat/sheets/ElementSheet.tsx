import { cabalRef, cardRef, markerRef } from "@paravent/diktat/refs";
import { type Refusal, refuse, type Seat } from "@paravent/kernel";
import { prepareAct, setActDraft } from "../../../store/draft.ts";
import { RuleLink } from "../../../ui/RuleLink.tsx";
import { Icon, InfluenceMarker, OpportunityCard } from "../art/index.ts";
import { CabalCardFace } from "../elements/CabalCardFace.tsx";
import { elementOf, KIND_SIGN, kindsOf, usesOf } from "../elements/element.ts";
import { isUsed } from "../elements/used.ts";
import { cardFace } from "../offer/cardFace.ts";
import { sheet } from "../seen/pointed.ts";
import { type Seen, useSeen } from "../seen/seen.ts";
import { texts } from "../words/index.ts";

/** One element in full, as one player holds it where that is known: its face, its sentence, what kind of effect it is, and a way to use it where that is possible. */
export function ElementSheet({ element, of }: { element: string; of: Seat | null }) {
  const seen = useSeen();
  const { title, text } = seen.words.element(element);
  const exact = seen.words.explain(element);
  const isOthers = of !== null && of !== seen.you;
  const uses = isOthers ? [] : usesOf(seen, element);
  const why = isOthers || uses.length > 0 ? null : whyNotUsed(seen, element);
  return (
    <>
      <h2 class="visually-hidden">{title}</h2>
      <Face element={element} />
      <dl class="tb-kinds">
        {kindsOf(seen, element).map((kind) => (
          <div key={kind}>
            <dt>
              <Icon name={KIND_SIGN[kind]} size={16} /> {texts.value.elements.kinds[kind]}
            </dt>
            <dd>{texts.value.elements.kindText[kind]}</dd>
          </div>
        ))}
      </dl>
      {!saysTheSame(text, exact) && (
        <p class="tb-sheet-note">
          <b>{texts.value.elements.inOtherWords}</b> {exact}
        </p>
      )}
      {isUsed(seen.game, element, of) && (
        <p class="tb-sheet-note">
          <Icon name="used" size={14} /> {texts.value.elements.usedText}
        </p>
      )}
      {why && (
        <p class="tb-sheet-note" role="note">
          {seen.words.refusal(why)} {why.rule && <RuleLink rule={why.rule} />}
        </p>
      )}
      {uses.map((ref) => (
        <button
          key={ref}
          type="button"
          class="tb-sheet-use"
          onClick={() => {
            prepareAct("manifest");
            setActDraft("manifest", [ref]);
            sheet.value = null;
          }}
        >
          <Icon name="manifestation" size={16} /> {texts.value.elements.useNow}
        </button>
      ))}
    </>
  );
}

/** Whether one text says no more than the other, letter by letter. */
function saysTheSame(printed: string, exact: string): boolean {
  const [one, other] = [printed, exact].map((text) => text.toLowerCase().replace(/[^\p{L}\d]/gu, ""));
  return one!.includes(other!);
}

function Face({ element }: { element: string }) {
  const seen = useSeen();
  const found = elementOf(seen, element);
  const { title, text } = seen.words.element(element);
  if (found?.is === "card")
    return (
      <OpportunityCard card={cardFace(seen, found.card.id)} size="medium">
        {text}
      </OpportunityCard>
    );
  if (found?.is === "marker")
    return (
      <div class="tb-marker-face">
        <InfluenceMarker sector={found.sector} face={found.face} size={88} />
        <strong class="disp">{title}</strong>
        <p>{text}</p>
      </div>
    );
  return <CabalCardFace element={element} />;
}

/** Why a Manifestation of the reader's own cannot be used at this moment. */
function whyNotUsed(seen: Seen, element: string): Refusal | null {
  if (seen.you === null || isUsed(seen.game, element, seen.you) || !kindsOf(seen, element).includes("manifestation"))
    return null;
  const { row, cabalRow, influence } = seen.player(seen.you);
  const own = [
    ...row.map(({ card }) => cardRef(card)),
    ...cabalRow.map(({ card }) => cabalRef(card)),
    ...influence.map(markerRef),
  ];
  if (!own.includes(element)) return null;
  const standing = seen.view.standing.find(({ act }) => act === "manifest");
  return standing?.closed ?? refuse("noManifestation", standing?.rule ?? "DK-EFF-04");
}
