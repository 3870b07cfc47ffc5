import type { Ref } from "@paravent/kernel";
import { AnswerWidget } from "../../../questions/AnswerWidget.tsx";
import type { Asked } from "../answer/layers.ts";
import { wordingOf } from "../answer/pictures.tsx";
import { Icon, Medallion, OTHERS_CABAL } from "../art/index.ts";
import { type Seen, useSeen } from "../seen/seen.ts";
import { texts } from "../words/index.ts";
import { LAST, othersOf } from "./seen.ts";

export const ORDER_EFFECTS = "diktat/orderGeneralEffects";

/** The Administrator orders what happens at one moment; each card says which cell of the corruption track it comes to. */
export function OrderEffects({ asked }: { asked: Asked }) {
  const seen = useSeen();
  const wording = wordingOf(seen, asked);
  const picture = (ref: Ref) => {
    if (ref === "attack") return <Icon name="claw" size={20} />;
    if (ref === "others") return <Medallion cabal={OTHERS_CABAL} size={22} />;
    return ref === "players" ? <Icon name="people" size={20} /> : wording.picture?.(ref);
  };
  return (
    <AnswerWidget
      ask={asked.ask}
      draft={asked.draft}
      onDraft={asked.set}
      wording={{ ...wording, picture, inOrder: (order, at) => cellText(seen, order, at) }}
    />
  );
}

/** DK-OTH-RES-09, DK-OTH-MB-03: cards left over join the track one by one, those of an Attack with them. */
function cellText(seen: Seen, order: readonly Ref[], at: number): string | null {
  const others = othersOf(seen);
  const words = texts.value.others;
  if (!others || order.includes("players")) return null;
  const attackCards = seen.pack.others?.bileCards.find(({ id }) => id === others.bile)?.attackCards ?? 0;
  const brings = (ref: Ref) => (ref === "attack" ? attackCards : 1);
  const before = order.slice(0, at).reduce((sum, ref) => sum + brings(ref), others.corruption.length);
  const upTo = before + brings(order[at]!);
  if (before >= LAST) return words.neverReached;
  return upTo >= LAST ? words.lastCell : words.cells(before + 1, upTo);
}
