import type { Question } from "@paravent/kernel";
import { t } from "../../../i18n/index.ts";
import { AnswerWidget } from "../../../questions/AnswerWidget.tsx";
import type { Wording } from "../../../questions/wording.ts";
import { actDraft, asking, draftOf, preparing, setActDraft, setDraft } from "../../../store/draft.ts";
import { isNarrow, isPhone } from "../../../store/media.ts";
import { AffinityToken, Icon, Medallion, Piece } from "../art/index.ts";
import { labelOf } from "../labels.ts";
import { type Seen, useSeen } from "../seen.ts";
import {
  CHOOSE_MANOEUVRE,
  CHOOSE_SECTOR,
  COMPOSE_PILE,
  NAME_SECTOR,
  POWER_BID,
  placeOf,
  SPY_TARGET,
  TROPHY,
  team,
  VICTIM,
} from "../subjects.ts";
import { canCompose } from "./Reserve.tsx";
import { TargetPanel } from "./TargetPanel.tsx";
import { TeamComposer } from "./TeamComposer.tsx";

/** Where an answer is prepared, when it is not on the map, on the board or on the stage. */
export function AnswerPanel() {
  const seen = useSeen();
  const { question, standing } = seen.view;
  const act = standing.find((candidate) => candidate.act === preparing.value);
  if (act?.ask)
    return (
      <Frame title={seen.words.standing(act.act).lead}>
        <AnswerWidget
          ask={act.ask}
          draft={actDraft({ ...act, ask: act.ask })}
          onDraft={(draft) => setActDraft(act.act, draft)}
          wording={wordingOf(seen, {})}
        />
      </Frame>
    );
  if (act) return <Nothing />;
  if (!question) return canCompose(seen) ? <TeamComposer size={pieceSize()} /> : <Nothing />;
  switch (placeOf(question)) {
    case CHOOSE_MANOEUVRE:
    case CHOOSE_SECTOR:
    case COMPOSE_PILE:
      return <TeamComposer size={pieceSize()} />;
    case SPY_TARGET:
    case VICTIM:
      return <TargetPanel question={question} />;
    case POWER_BID:
    case TROPHY:
      // Both have the stage of the Resolution to themselves.
      return <Nothing />;
    default:
      return <Generic question={question} />;
  }
}

/** A longer team is drawn smaller, so that it stays on one row as long as it can; a finger still hits each piece. */
const pieceSize = () => {
  const n = team().length;
  if (isPhone.value) return n < 6 ? 46 : 44;
  return n < 5 ? 54 : n < 7 ? 42 : 34;
};

/** Any question, by its shape: those without a place of their own, and those this table has never heard of. */
function Generic({ question }: { question: Question }) {
  const seen = useSeen();
  if (question.ask.shape === "confirm") return <Nothing />;
  // Sectors are named on the map; on a phone the list saves the way back to it.
  const title = question.subject === NAME_SECTOR ? t.value.table.own.sectors : t.value.table.own.answer;
  return (
    <Frame title={title}>
      <AnswerWidget
        ask={question.ask}
        draft={draftOf(question)}
        onDraft={(draft) => setDraft(question.subject, draft)}
        wording={wordingOf(seen, question.closed)}
      />
    </Frame>
  );
}

function Frame({ title, children }: { title: string; children: preact.ComponentChildren }) {
  return (
    <section class="tb-answer">
      <h2 class="tb-fold-title draft">{title}</h2>
      {children}
    </section>
  );
}

function Nothing() {
  if (isNarrow.value) return null;
  return <p class="tb-fold-title quiet">{t.value.table.own.nothing}</p>;
}

function wordingOf(seen: Seen, closed: Wording["closed"]): Wording {
  return {
    label: (ref) => labelOf(seen, ref),
    picture: (ref) => pictureOf(seen, ref),
    closed,
    onClosed: (ref) => {
      asking.value = ref;
    },
  };
}

/** A small picture for the refs that have one. */
function pictureOf(seen: Seen, ref: string) {
  if (ref.startsWith("seat:")) return <Medallion cabal={seen.player(Number(ref.slice(5))).cabal} size={22} />;
  if (ref === "citizen" || ref === "guard" || ref === "emissary") return <Piece kind={ref} look="public" size={30} />;
  if (ref === "spyToken") return <Icon name="spy" size={20} />;
  if (ref === "assassinToken") return <Icon name="kill" size={20} />;
  if (seen.pack.cabals.some(({ id }) => id === ref)) return <Medallion cabal={ref} size={26} />;
  const token = ref.split("=")[1];
  if (token === "politics" || token === "people" || token === "artefact")
    return <AffinityToken type={token} size={26} />;
  return null;
}
