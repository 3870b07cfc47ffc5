import { pawnRef } from "@paravent/diktat/refs";
import { type Question, refuse } from "@paravent/kernel";
import type { Bar } from "../../../questions/bar.ts";
import type { MineBar } from "../../../questions/bars.tsx";
import { answer } from "../../../store/answer.ts";
import { draftOf, dropDraft } from "../../../store/draft.ts";
import { cabalLook, Icon, OTHERS_CABAL } from "../art/index.ts";
import type { Seen } from "../seen/seen.ts";
import { picked } from "../seen/subjects.ts";
import { texts } from "../words/index.ts";
import { attackedPile, OTHERS_VICTIM } from "./attack.ts";
import { othersOf } from "./seen.ts";

/** The bar of whoever acts for the Others: their tag, the pile to strike, a blow or a halt. */
export function attackBar(seen: Seen, question: Question, mine: MineBar): Bar | null {
  const acting = othersOf(seen)?.acting;
  const pile = attackedPile(seen);
  if (question.subject !== OTHERS_VICTIM || question.ask.shape !== "pick" || !acting || !pile) return null;
  const words = texts.value.others;
  const chosen = picked(draftOf(question));
  const at = pile.pawns.findIndex(({ id }) => pawnRef(id) === chosen);
  const target = seen.name(acting.target);
  const stop = question.ask.from.includes("stop");
  return {
    ...mine,
    tag: words.forOthers,
    mark: <Icon name="claw" size={17} />,
    colour: cabalLook(OTHERS_CABAL).colour,
    lead: words.attack(target, seen.words.sector(pile.sector)),
    quiet: words.attackQuiet(target),
    rule: "DK-OTH-KILL-04",
    back: at < 0 ? null : { label: texts.value.back.choice, run: () => dropDraft(OTHERS_VICTIM) },
    decline: stop ? { label: words.stop, run: () => void answer(question, ["stop"]) } : null,
    commit: {
      label: at < 0 ? words.namePawn : words.kill(at + 1),
      missing: at < 0 ? refuse("nothingChosen", question.rule) : null,
      run: () => at >= 0 && void answer(question, [chosen!]),
    },
  };
}

/** To the one whose pile is attacked: why nothing can be said now. */
export function silencedBar(seen: Seen, bar: Bar): Bar {
  const acting = othersOf(seen)?.acting;
  if (!acting || acting.target !== seen.you || bar.tone !== "other") return bar;
  const quiet = texts.value.others.silenced(seen.name(acting.seat));
  return { ...bar, quiet, isReason: true, rule: "DK-OTH-KILL-05" };
}
