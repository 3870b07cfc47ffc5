import type { Ref } from "@paravent/kernel";
import type { ComponentChildren } from "preact";
import type { Wording } from "../../../questions/wording.ts";
import { AffinityToken, Icon, Medallion, Piece, SectorGlyph } from "../art/index.ts";
import { ElementSign } from "../elements/ElementSign.tsx";
import { labelOf } from "../seen/labels.ts";
import { thingIn, thingOf } from "../seen/refs.ts";
import type { Seen } from "../seen/seen.ts";
import type { Asked } from "./layers.ts";
import { markerWay, markerWayText } from "./MarkerWay.tsx";

/** A small picture for the refs that have one; `about` is what the question is about. */
export function pictureOf(seen: Seen, ref: Ref, about: Asked["about"] = {}): ComponentChildren {
  const thing = thingOf(seen, ref);
  switch (thing.is) {
    case "seat":
      return <Medallion cabal={seen.player(thing.seat).cabal} size={22} />;
    case "agent":
      return <Piece kind={thing.agent} look="public" size={30} />;
    case "affinity":
      return <AffinityToken type={thing.affinity} size={26} />;
    case "corruption":
      return <Icon name="corruption" size={22} />;
    case "sector":
      return <SectorGlyph sector={thing.sector} size={22} />;
    case "pile":
    case "sleeper":
    case "pawn":
      return <Medallion cabal={seen.player(thing.pile.owner).cabal} size={22} />;
    case "element":
      return <ElementSign element={thing.element} />;
    default:
      break;
  }
  if (ref === "spyToken") return <Icon name="spy" size={20} />;
  if (ref === "assassinToken") return <Icon name="kill" size={20} />;
  if (seen.pack.cabals.some(({ id }) => id === ref)) return <Medallion cabal={ref} size={26} />;
  return markerWay(seen, ref, about);
}

/** What choosing it does, for things that have a text; `about` is what the question is about. */
export function detailOf(seen: Seen, ref: Ref, about: Asked["about"]): string | null {
  const thing = thingOf(seen, ref);
  if (ref === "accept" || ref === "refuse") return seen.words.offered(about, ref, seen.name) || null;
  if (thing.is === "element") return seen.words.element(thing.element).text;
  const cabal = seen.pack.cabals.find(({ id }) => id === ref);
  return cabal ? seen.words.motto(cabal.id) : markerWayText(seen, ref, about);
}

/** The same in a question. */
export function pictureIn(seen: Seen, ref: Ref, { key, about }: Pick<Asked, "key" | "about">): ComponentChildren {
  const thing = thingIn(seen, ref, key);
  return thing.is === "affinity" ? <AffinityToken type={thing.affinity} size={26} /> : pictureOf(seen, ref, about);
}

export function wordingOf(seen: Seen, asked: Pick<Asked, "key" | "about" | "closed" | "rule">): Wording {
  const { closed, rule } = asked;
  return {
    label: (ref) => labelOf(seen, ref),
    picture: (ref) => pictureIn(seen, ref, asked),
    closed,
    rule,
  };
}
