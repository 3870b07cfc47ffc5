import type { Question } from "@paravent/kernel";
import type { Bar } from "../../../questions/bar.ts";
import type { MineBar } from "../../../questions/bars.tsx";
import { answer } from "../../../store/answer.ts";
import { cabalLook, Icon } from "../art/index.ts";
import type { Seen } from "../seen/seen.ts";
import { texts } from "../words/index.ts";
import { leaguesOf } from "./seen.ts";
import { CONCLAVE_CLOSE } from "./subjects.ts";

/** The bar of those in a Conclave: who talks, a Spy for one minute more, and the end of it. */
export function conclaveBar(seen: Seen, question: Question, mine: MineBar): Bar | null {
  const conclave = leaguesOf(seen)?.conclave;
  if (question.subject !== CONCLAVE_CLOSE || question.ask.shape !== "branch" || !conclave || seen.you === null)
    return null;
  const words = texts.value.leagues;
  const canExtend = question.ask.options.some(({ name }) => name === "extend");
  const others = conclave.members.filter((seat) => seat !== seen.you).map(seen.name);
  return {
    ...mine,
    tag: words.conclave,
    mark: <Icon name="chat" size={17} />,
    colour: cabalLook(seen.player(seen.you).cabal).colour,
    lead: words.talking(others),
    quiet: words.lateQuiet,
    rule: "DK-LG-CONC-04",
    decline: canExtend
      ? { label: words.extend, run: () => void answer(question, { branch: "extend", value: 1 }) }
      : null,
    commit: { label: words.close, missing: null, run: () => void answer(question, { branch: "close" }) },
  };
}
