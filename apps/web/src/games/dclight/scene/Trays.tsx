import { COLOUR_OF, SECTORS, type Sector } from "@paravent/dclight";
import type { Question } from "@paravent/kernel";
import { isRefs, toggle } from "../../../drafts/draft.ts";
import { asking, draftOf, setDraft } from "../../../store/draft.ts";
import { Die, type Face, FaceGlyph, Shield, SignGlyph } from "../art/index.ts";
import { isNeutral } from "../seen/neutral.ts";
import { diePlace, trayPlace } from "../seen/places.ts";
import { type Seen, useSeen } from "../seen/seen.ts";
import { buyersOf } from "../seen/story.ts";
import { isPurchase } from "../seen/subjects.ts";
import "./trays.css";
import { texts } from "../words/index.ts";

const PLACES = [1, 2, 3] as const;

/**
 * Three trays of three dice, one for each sector; the rows that concern the player are framed. The dice lie still: the stage
 * has shown how they fell.
 */
export function Trays({ lit = [] }: { lit?: readonly Sector[] }) {
  const seen = useSeen();
  const buying = isPurchase(seen.view.question) ? seen.view.question : null;
  return (
    <div class={buying ? "dc-trays buying" : "dc-trays"}>
      {SECTORS.map((sector) => (
        <Tray key={sector} sector={sector} buying={buying} isLit={lit.includes(sector)} />
      ))}
    </div>
  );
}

interface TrayProps {
  readonly sector: Sector;
  readonly buying: Question | null;
  readonly isLit: boolean;
}

function Tray({ sector, buying, isLit }: TrayProps) {
  const seen = useSeen();
  const words = texts.value;
  const colour = COLOUR_OF[sector];
  const mine = buying?.about.sector === sector || (buying && offered(buying, colour)) ? buying : null;
  const limit = mine?.ask.shape === "pick" ? mine.ask.max : 0;
  return (
    <section
      class={`dc-tray on-slip ${mine || isLit ? "act" : "dim"}`}
      data-place={trayPlace(sector)}
      aria-label={words.trayOf(seen.lexicon.sector(sector))}
    >
      <p class="dc-tray-name mc">
        <FaceGlyph face={sector} size={26} />
        {seen.lexicon.sector(sector)}
        {mine && <small>{words.buyAtMost(limit)}</small>}
      </p>
      <div class="dc-dice">
        {PLACES.map((place) => {
          const face = seen.game.dice?.[colour][place - 1];
          const ref = `${colour}:${place}`;
          if (!face) return <span key={ref} class="dc-die-place" />;
          return mine ? (
            <DieButton key={ref} place={place} sector={sector} face={face} question={mine} />
          ) : (
            <span
              key={ref}
              class="dc-die-still"
              data-place={diePlace(colour, place)}
              role="img"
              aria-label={dieLabel(seen, face)}
            >
              <Die face={face} colour={colour} isNeutral={isNeutral(seen, face)} />
              <Buyers sector={sector} place={place} />
            </span>
          );
        })}
      </div>
    </section>
  );
}

const offered = ({ ask }: Question, colour: string): boolean =>
  ask.shape === "pick" && ask.from.some((ref) => ref.startsWith(`${colour}:`));

interface DieProps {
  readonly place: number;
  readonly sector: Sector;
  readonly face: Face;
  readonly question: Question;
}

function DieButton({ place, sector, face, question }: DieProps) {
  const seen = useSeen();
  const colour = COLOUR_OF[sector];
  const ref = `${colour}:${place}`;
  const draft = draftOf(question);
  const isOffered = question.ask.shape === "pick" && question.ask.from.includes(ref);
  const isChosen = isRefs(draft) && draft.includes(ref);
  const press = () => {
    if (isOffered && question.ask.shape === "pick") setDraft(question.subject, toggle(question.ask, draft, ref));
    else asking.value = ref;
  };
  return (
    <button
      type="button"
      class={`dc-die-button ${isChosen ? "chosen" : isOffered ? "open" : ""}`}
      data-ref={ref}
      data-place={diePlace(colour, place)}
      aria-label={dieLabel(seen, face)}
      aria-pressed={isOffered ? isChosen : undefined}
      aria-disabled={!isOffered}
      onClick={press}
    >
      <Die face={face} colour={colour} isNeutral={isNeutral(seen, face)} />
      {isChosen && (
        <i class="dc-die-check">
          <SignGlyph sign="check" size={13} />
        </i>
      )}
      <Buyers sector={sector} place={place} />
    </button>
  );
}

/** Small shields of those who bought this die already; it stays for the others (DC-PROD-25). */
function Buyers({ sector, place }: { sector: Sector; place: number }) {
  const seen = useSeen();
  const buyers = buyersOf(seen, sector, place);
  if (buyers.length === 0) return null;
  return (
    <i class="dc-die-buyers">
      {buyers.map((seat) => (
        <Shield key={seat} seat={seat} size={20} label={texts.value.boughtBy(seen.name(seat))} />
      ))}
    </i>
  );
}

const dieLabel = (seen: Seen, face: Face): string =>
  isNeutral(seen, face) ? texts.value.neutralised(seen.lexicon.track(face)) : seen.lexicon.track(face);
