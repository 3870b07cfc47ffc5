import { cardRef, refersTo } from "@paravent/diktat/refs";
import type { Ref } from "@paravent/kernel";
import { choose, isBranch } from "../../../drafts/draft.ts";
import type { Asked } from "../answer/layers.ts";
import { Icon, InfluenceMarker } from "../art/index.ts";
import { othersOf } from "../others/seen.ts";
import { nextFace, trophyCards } from "../resolution/Trophies.tsx";
import type { Seen } from "../seen/seen.ts";
import { TRACK_CARD, TROPHY } from "../seen/subjects.ts";
import { texts } from "../words/index.ts";
import { type Face, Slip } from "./Slip.tsx";

/** What is taken in a conquest, or which card an element lets one take instead. */
export const isTake = ({ key }: Asked): boolean => key === TROPHY || key === TRACK_CARD;

/** Trophies that are no cards: the marker of the sector by the face it would show, and the Gloom over it. */
export function trophyFace(seen: Seen, ref: Ref, asked: Asked): Face | null {
  const sector = seen.game.conquest?.sector;
  if (!sector || !isTake(asked)) return null;
  if (ref === "marker") {
    const face = nextFace(seen, sector);
    const name = `${seen.words.sector(sector)} ${face === 2 ? "II" : "I"}`;
    const text = (
      <>
        <em>{texts.value.trophies.marker(face === 2 ? "II" : "I")}</em>
        {seen.words.influence(sector, face)}
      </>
    );
    return {
      name,
      face: <Slip art={<InfluenceMarker sector={sector} face={face} size={84} />} title={name} text={text} />,
      small: <InfluenceMarker sector={sector} face={face} size={36} />,
    };
  }
  if (ref !== "gloom") return null;
  const words = texts.value.others;
  return {
    name: words.gloom,
    face: <Slip art={<Icon name="gloom" size={84} />} title={words.gloom} text={words.gloomTrophy} />,
    small: <Icon name="gloom" size={36} />,
  };
}

/** A touch takes it. Placing is what one takes a card for; discarding it at once stays one touch away. */
export function takeTrophy({ ask, draft, set }: Asked, ref: Ref): void {
  if (ask.shape !== "branch") return;
  const next = choose(ask, ref);
  const placed = isBranch(next) && refersTo(ref, "card") ? { branch: ref, value: ["place"] } : next;
  set(isBranch(draft) && draft.branch === ref ? null : placed);
}

/** DK-OTH-MB-01: of what is closed, only what lies in this sector under the Gloom is shown. */
export function veiledTrophies(seen: Seen, { closed }: Asked): Ref[] {
  const sector = seen.game.conquest?.sector;
  if (!sector || !othersOf(seen)?.gloom[sector]) return [];
  const there = [
    ...trophyCards(seen, sector).map((card) => cardRef(card)),
    ...(seen.game.markers[sector] > 0 ? ["marker"] : []),
  ];
  return there.filter((ref) => Object.hasOwn(closed, ref));
}
