import type { Option } from "@paravent/diktat";
import type { Ref } from "@paravent/kernel";
import type { ComponentChildren } from "preact";
import type { Consequence } from "../../../table/decision/Consequences.tsx";
import type { Asked } from "../answer/layers.ts";
import { detailOf, pictureIn } from "../answer/pictures.tsx";
import {
  AffinityToken,
  Icon,
  type IconName,
  InfluenceMarker,
  Medallion,
  OpportunityCard,
  Piece,
  SectorGlyph,
} from "../art/index.ts";
import { CabalCardFace } from "../elements/CabalCardFace.tsx";
import { elementOf, KIND_SIGN, kindsOf } from "../elements/element.ts";
import { cardFace } from "../offer/cardFace.ts";
import { optionLabel } from "../seen/labels.ts";
import { thingIn } from "../seen/refs.ts";
import type { Seen } from "../seen/seen.ts";
import { texts } from "../words/index.ts";
import { textOf } from "./element-text.ts";
import { optionChips, optionOf } from "./option-chips.tsx";
import { isNothing, optionSign } from "./option-sign.tsx";
import { type Face, Slip } from "./Slip.tsx";
import { TurnSign } from "./TurnSign.tsx";
import { trophyFace } from "./trophies.tsx";

/** How something to choose is laid on the stage; null for a mere word, which is a button under the cards. */
export function faceOf(seen: Seen, ref: Ref, asked: Asked, taken: string | null = null): Face | null {
  const trophy = trophyFace(seen, ref, asked);
  if (trophy) return trophy;
  const thing = thingIn(seen, ref, asked.key);
  const name = optionLabel(seen, ref, asked.about);
  if (thing.is === "element") return elementFace(seen, ref, thing.element, name);
  const slip = (art: ComponentChildren, text: ComponentChildren = null, small: ComponentChildren = art): Face => ({
    name,
    face: <Slip art={art} title={name} text={text} />,
    small,
  });
  const { facts } = texts.value.decision;
  switch (thing.is) {
    case "seat": {
      const { cabal, vp, rank } = seen.player(thing.seat);
      const { direction } = thing;
      const sign = (size: number) =>
        direction ? (
          <TurnSign cabal={cabal} direction={direction} size={size} />
        ) : (
          <Medallion cabal={cabal} size={size} />
        );
      return slip(sign(direction ? 92 : 76), facts(vp, rank), sign(direction ? 40 : 34));
    }
    case "agent":
      return slip(
        <Piece kind={thing.agent} look="public" size={84} />,
        taken ?? texts.value.decision.inReserve(seen.game.own?.agents[thing.agent] ?? 0),
        <Piece kind={thing.agent} look="public" size={36} />,
      );
    case "affinity":
      return slip(
        <AffinityToken type={thing.affinity} size={72} />,
        taken,
        thing.card ? (
          <SectorGlyph sector={seen.words.card(thing.card).sector} size={38} />
        ) : (
          <AffinityToken type={thing.affinity} size={34} />
        ),
      );
    case "option":
      return optionFace(optionOf(seen, asked, ref), optionChips(seen, asked, ref), name, thing.at + 1);
    default:
      return wordFace(seen, ref, asked, slip);
  }
}

/**
 * What it costs, as pictures and in numbers, and its sentence. Where nothing is counted, the picture is of what it does;
 * to do nothing is a mere word.
 */
function optionFace(option: Option | null, costs: readonly Consequence[], name: string, number: number): Face | null {
  if (option && isNothing(option)) return null;
  const done = option && costs.length === 0 ? optionSign(option, SIGN) : null;
  const pictures = done ? [done] : costs.map(({ sign }) => sign);
  const signs = pictures.length > 0 ? <span class="dk-signs">{pictures}</span> : <b class="disp">{number}</b>;
  const changes = costs.flatMap(({ what, change }) => (change ? `\n${what} ${change[0]} → ${change[1]}` : []));
  return { name, face: <Slip art={signs} text={name + changes.join("")} />, small: signs };
}

/** As large as the pieces that are paid with. */
const SIGN = 30;

const ICONS: Readonly<Record<Ref, IconName>> = { spyToken: "spy", assassinToken: "kill", secretCard: "eye" };

type MakeSlip = (art: ComponentChildren, text?: ComponentChildren, small?: ComponentChildren) => Face;

/** Tokens, Cabals, ways to place a marker, and answers that say what they do. */
function wordFace(seen: Seen, ref: Ref, asked: Asked, slip: MakeSlip): Face | null {
  const icon = ICONS[ref];
  if (icon) return slip(<Icon name={icon} size={70} />, null, <Icon name={icon} size={32} />);
  const cabal = seen.pack.cabals.find(({ id }) => id === ref);
  if (cabal) {
    const { title, text } = seen.words.element(`screen:${cabal.id}`);
    const said = (
      <>
        <em>{seen.words.motto(cabal.id)}</em>
        <b>{title}</b> {text}
      </>
    );
    return slip(<Medallion cabal={cabal.id} size={84} />, said, <Medallion cabal={cabal.id} size={36} />);
  }
  const detail = detailOf(seen, ref, asked.about);
  if (!detail) return null;
  const picture = pictureIn(seen, ref, asked);
  return slip(whoOffers(seen, ref, asked, 84) ?? picture, detail, whoOffers(seen, ref, asked, 36) ?? picture);
}

/** An offer has the face of who makes it. */
function whoOffers(seen: Seen, ref: Ref, { about }: Asked, size: number): ComponentChildren {
  if ((ref !== "accept" && ref !== "refuse") || typeof about.acting !== "number") return null;
  return <Medallion cabal={seen.player(about.acting).cabal} size={size} />;
}

function elementFace(seen: Seen, ref: Ref, element: string, name: string): Face | null {
  const found = elementOf(seen, element);
  const text = textOf(seen, element, ref);
  const [kind] = kindsOf(seen, element);
  const sign = <Icon name={kind ? KIND_SIGN[kind] : "card"} size={32} />;
  switch (found?.is) {
    case "card": {
      const face = (
        <OpportunityCard card={cardFace(seen, found.card.id)} size="medium">
          {text}
        </OpportunityCard>
      );
      return { name, face, small: <SectorGlyph sector={found.card.sector} size={38} /> };
    }
    case "marker": {
      const art = <InfluenceMarker sector={found.sector} face={found.face} size={76} />;
      const small = <InfluenceMarker sector={found.sector} face={found.face} size={34} />;
      return { name, face: <Slip art={art} title={name} text={text} />, small };
    }
    case "cabalCard":
    case "ability":
      return { name, face: <CabalCardFace element={element}>{text}</CabalCardFace>, small: sign };
    default:
      return null;
  }
}
