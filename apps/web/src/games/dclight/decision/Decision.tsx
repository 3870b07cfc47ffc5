import type { Sector } from "@paravent/dclight";
import type { Question } from "@paravent/kernel";
import { isLow, isNarrow, isSmall } from "../../../store/media.ts";
import { isFolded } from "../../../table/decision/fold.ts";
import { PhoneTracks } from "../city/Tracks.tsx";
import { AnswerCards } from "../own/AnswerCards.tsx";
import { DrawPanel } from "../own/DrawPanel.tsx";
import { Holdings } from "../own/Holdings.tsx";
import { FreeSector, SectorOrder } from "../own/SectorChoice.tsx";
import { Generic, Loss } from "../own/TopPanel.tsx";
import { Payment } from "../scene/Payment.tsx";
import { PhoneScene } from "../scene/PhoneScene.tsx";
import { Trays } from "../scene/Trays.tsx";
import { type Seen, shownPlayer, useSeen } from "../seen/seen.ts";
import {
  CANCEL,
  DEV_TURN,
  DISCARD,
  FREE_SECTOR,
  isPurchase,
  KEEP_CARD,
  LOSS,
  LOST_BUILDING,
  OFFERING,
  ORDER,
  PROMOTE,
  placeOf,
  REPLACE,
  RETALIATE,
  TO_LIMIT,
  TURN_DRAW,
} from "../seen/subjects.ts";
import { texts } from "../words/index.ts";
import { CardFace } from "./CardFace.tsx";
import { CardsStage } from "./CardsStage.tsx";
import { DevStage } from "./DevStage.tsx";
import { Frame } from "./Frame.tsx";
import { HostileStage, isOnly } from "./HostileStage.tsx";
import "./loss.css";
import "./promote.css";

/** Questions that the painted scene of a wide table asks itself: dice on their trays, the offering on its stele. */
const ON_THE_SCENE = (question: Question): boolean => isPurchase(question) || placeOf(question) === OFFERING;

/** For these the rivals' boards stay in sight: they are half of the decision. */
const BESIDE_RIVALS: ReadonlySet<string | null> = new Set([ORDER, PROMOTE, LOSS, FREE_SECTOR]);

/** The question that takes the stage; null while there is none, or while it is folded away. */
export function stagedQuestion({ view: { question } }: Seen): Question | null {
  if (!question || question.ask.shape === "confirm") return null;
  return isNarrow.value || !ON_THE_SCENE(question) ? question : null;
}

export const isOnStage = (question: Question | null): question is Question =>
  question !== null && !isFolded(question.id);

export const leavesRivals = (question: Question): boolean => BESIDE_RIVALS.has(placeOf(question));

/** The scene becomes the question. */
export function Decision({ question }: { question: Question }) {
  const seen = useSeen();
  const words = texts.value;
  switch (placeOf(question)) {
    case KEEP_CARD:
    case TO_LIMIT:
    case DISCARD:
    case LOST_BUILDING:
      return <CardsStage question={question} />;
    case DEV_TURN:
      return <DevStage question={question} />;
    case CANCEL:
    case RETALIATE:
      return <HostileStage question={question} />;
    case ORDER:
      return (
        <Frame
          question={question}
          title={words.orderTitle}
          sub={words.stages.orderSub}
          beside={isLow.value && <PhoneTracks player={shownPlayer(seen)} isBrief />}
        >
          <SectorOrder question={question} />
          {isNarrow.value && !isLow.value && <PhoneTracks player={shownPlayer(seen)} />}
        </Frame>
      );
    case FREE_SECTOR:
      return (
        <Frame question={question} title={words.freeTitle} sub={words.freeHow}>
          <FreeSector question={question} />
        </Frame>
      );
    case TURN_DRAW:
      return (
        <Frame question={question} title={words.draw.title}>
          <DrawPanel question={question} />
          {isNarrow.value && <Holdings />}
        </Frame>
      );
    case PROMOTE:
      return (
        <Frame question={question} title={words.stages.promote.title} sub={words.stages.promote.sub}>
          <div class="dc-promote">
            <Trays lit={promotable(seen)} />
            <AnswerCards question={question} />
          </div>
        </Frame>
      );
    case REPLACE:
      return <ReplaceStage question={question} />;
    case LOSS:
      return (
        <Frame question={question} title={words.loss.title} sub={lossOf(seen)}>
          <Loss question={question} />
        </Frame>
      );
    case null:
      return (
        <Frame question={question} title={seen.words.question(question, seen.name).lead}>
          <Generic question={question} />
        </Frame>
      );
    default:
      return <PhoneQuestion question={question} />;
  }
}

/** DC-TURN-06: a drawn building that is in play already. */
function ReplaceStage({ question }: { question: Question }) {
  const seen = useSeen();
  const { replace, drawn: kept } = texts.value.stages;
  const words = isOnly(question) ? kept : replace;
  const drawn = seen.game.own?.hand.at(-1);
  return (
    <Frame question={question} title={words.title} sub={words.sub}>
      <div class="dc-hostile">
        <div class="dc-hostile-card">{drawn !== undefined && <CardFace card={drawn} />}</div>
        <AnswerCards question={question} />
      </div>
    </Frame>
  );
}

/** On a phone the dice or the creature with its stele are the stage; what pays for it lies under them. */
function PhoneQuestion({ question }: { question: Question }) {
  const seen = useSeen();
  const words = texts.value.stages;
  const { facing } = seen.game;
  const isOffering = placeOf(question) === OFFERING && facing !== null;
  return (
    <Frame
      question={question}
      title={isOffering ? words.offer : words.buy}
      sub={isOffering ? words.offerSub : undefined}
    >
      <div class="dc-phone-question">
        <PhoneScene />
        {isOffering ? (
          <>
            <AnswerCards question={question} />
            <Payment question={question} cost={facing.cost} />
          </>
        ) : (
          <PhoneTracks player={shownPlayer(seen)} isBrief={isSmall.value} />
        )}
      </div>
    </Frame>
  );
}

/** DC-PROD-08: the sector that has the priority, and the one that may take it. */
function promotable({ game }: Seen): Sector[] {
  const [priority, , accessory] = game.own?.order ?? [];
  return priority && accessory ? [priority, accessory] : [];
}

function lossOf(seen: Seen): string {
  const { facing } = seen.game;
  return facing ? `${seen.lexicon.creatureName(facing.creature)} · ${seen.lexicon.creatureText(facing.creature)}` : "";
}
