import { SECTORS, type Sector, TRACKS, type Track } from "@paravent/dclight";
import type { Ref } from "@paravent/kernel";
import type { Wording } from "../../../questions/wording.ts";
import { FaceGlyph, Shield } from "../art/index.ts";
import { texts } from "../words/index.ts";
import type { Seen } from "./seen.ts";

const isSector = (id: string): id is Sector => (SECTORS as readonly string[]).includes(id);
const isTrack = (id: string): id is Track => (TRACKS as readonly string[]).includes(id);

/** The label of anything an answer can name. */
export function labelOf(seen: Seen, ref: Ref): string {
  const { lexicon } = seen;
  const words = texts.value;
  const [kind = "", name = "", last = ""] = ref.split(":");
  switch (kind) {
    case "card":
    case "discard":
      return kind === "card" ? lexicon.cardName(name) : words.label.discard(lexicon.cardName(name));
    case "building": {
      const owner = Number(name);
      return owner === seen.you
        ? lexicon.cardName(last)
        : words.label.buildingOf(lexicon.cardName(last), seen.name(owner));
    }
    case "seat":
      return seen.name(Number(name));
    case "deck":
      return isSector(name) ? words.label.deck(lexicon.sector(name)) : ref;
    case "age":
      return isSector(name) ? lexicon.sector(name) : words.label.age;
    case "gain":
      return isTrack(name) ? `+${lexicon.points(1, name)}` : ref;
    case "pay":
      if (isTrack(name)) return words.label.pay(lexicon.points(1, name));
  }
  if (ref === "creature-1") return words.label.creatureBack(lexicon.track("creature"));
  if (isTrack(ref)) return lexicon.track(ref);
  return seen.words.ref(ref, seen.name);
}

/** A small picture for the refs that have one. */
export function pictureOf(seen: Seen, ref: Ref) {
  const [kind = "", name = "", last = ""] = ref.split(":");
  if (kind === "seat") return <Shield seat={Number(name)} size={26} />;
  if (kind === "building") return <Shield seat={Number(name)} size={22} label={seen.lexicon.cardName(last)} />;
  if ((kind === "deck" || kind === "age") && isSector(name)) return <FaceGlyph face={name} size={20} />;
  if ((kind === "gain" || kind === "pay") && isTrack(name)) return <FaceGlyph face={name} size={20} />;
  if (ref === "creature-1") return <FaceGlyph face="creature" size={20} />;
  return isTrack(ref) ? <FaceGlyph face={ref} size={20} /> : null;
}

export function wordingOf(seen: Seen, closed: Wording["closed"]): Wording {
  return {
    label: (ref) => labelOf(seen, ref),
    picture: (ref) => pictureOf(seen, ref),
    closed,
  };
}
