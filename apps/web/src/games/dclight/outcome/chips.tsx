import { SECTORS, type Sector } from "@paravent/dclight";
import type { Consequence } from "../../../table/decision/Consequences.tsx";
import { FaceGlyph, Shield } from "../art/index.ts";
import { boundsOfTrack } from "../seen/bounds.ts";
import { type Seen, secretsOf, shownPlayer } from "../seen/seen.ts";
import { texts } from "../words/index.ts";
import { type Outcome, scoreAfter, tracksAfter } from "./outcome.ts";

/** What is paid and gained, what it is worth, what it does to others, and what it brings about. */
export function chipsOf(seen: Seen, outcome: Outcome): Consequence[] {
  const words = texts.value;
  const { seat, ages } = shownPlayer(seen);
  const [vp, vpAfter] = scoreAfter(seen, outcome, seat);
  const own = tracksOf(seen, outcome, seat);
  const built = SECTORS.flatMap((sector): Consequence[] => {
    const n = outcome.ages[sector];
    if (!n) return [];
    return [
      {
        sign: <FaceGlyph face={sector} size={20} />,
        what: words.brings.age(seen.lexicon.sector(sector)),
        change: [ages[sector], ages[sector] + n],
        tone: n > 0 ? "gain" : "loss",
      },
    ];
  });
  return [
    ...own,
    ...built,
    ...(vp === vpAfter ? [] : [{ what: words.vp, change: [vp, vpAfter], tone: tone(vp, vpAfter) } as const]),
    ...handOf(seen, outcome),
    ...others(seen, outcome),
    ...notes(seen, outcome),
  ];
}

const tone = (from: number, to: number) => (to < from ? "loss" : "gain");

function tracksOf(seen: Seen, outcome: Outcome, seat: number): Consequence[] {
  return tracksAfter(seen, outcome, seat).map(({ track, from, to }) => ({
    sign: <FaceGlyph face={track} size={20} />,
    what: seen.lexicon.track(track),
    change: [from, to],
    // The nearer the marker is to its end, the nearer the creature.
    tone: track === "creature" ? tone(to, from) : tone(from, to),
  }));
}

/** DC-HAND: so many cards of so many. */
function handOf(seen: Seen, { hand }: Outcome): Consequence[] {
  const cards = secretsOf(seen, shownPlayer(seen).seat)?.hand.length ?? 0;
  return hand === 0 ? [] : [{ what: texts.value.brings.hand, change: [cards, cards + hand] }];
}

function others(seen: Seen, outcome: Outcome): Consequence[] {
  const { seat: own } = shownPlayer(seen);
  return [...outcome.changes.keys()]
    .filter((seat) => seat !== own)
    .flatMap((seat) =>
      tracksOf(seen, outcome, seat).map(({ what, change }) => ({
        sign: <Shield seat={seat} size={22} />,
        what: `${seen.name(seat)}, ${what}`,
        ...(change && { change }),
      })),
    );
}

/** The common marker, creatures that would rise, and what is said in words. */
function notes(seen: Seen, outcome: Outcome): Consequence[] {
  const words = texts.value.brings;
  const { seat, tracks } = shownPlayer(seen);
  const { creature, summonAt } = seen.game.common;
  const moved = creature + outcome.common;
  const own = tracks.creature + (outcome.changes.get(seat)?.creature ?? 0);
  return [
    ...(outcome.common === 0
      ? []
      : [
          {
            sign: <FaceGlyph face="creature" size={20} />,
            what: words.common,
            change: [creature, Math.max(0, Math.min(summonAt, moved))],
          } as const,
        ]),
    ...(moved >= summonAt ? [{ what: words.commonRises, tone: "loss" } as const] : []),
    ...(own >= boundsOfTrack(seen.pack, "creature").max ? [{ what: words.ownRises, tone: "loss" } as const] : []),
    ...outcome.lost.map(
      (as) => ({ what: words.losesBuilding(null, seen.lexicon.cardName(as)), tone: "loss" }) as const,
    ),
    ...outcome.notes.map((what) => ({ what })),
  ];
}

/** Once a turn, always, or at the end: and what. */
export function whenOf(seen: Seen, id: string): string {
  const words = texts.value.brings;
  const card = seen.lexicon.card(id);
  if (!card) return "";
  const text = seen.lexicon.cardText(id);
  if (card.effects.length === 0) return words.onlyPoints;
  if (card.timing === "activate") return words.everyTurn(text);
  if (card.effects.every((effect) => effect.do === "vpPer")) return words.atTheEnd(text);
  if (card.effects.some((effect) => effect.do === "copyBuilding")) return words.whenBuilt(text);
  return card.timing === "passive" ? words.always(text) : words.once(text);
}

/** The worth of a sector's next age over its present one. */
export function ageWorth(seen: Seen, sector: Sector, age: number): number {
  const ages = seen.pack.sectors.find(({ id }) => id === sector)?.ages;
  return (ages?.[age]?.vp ?? 0) - (ages?.[age - 1]?.vp ?? 0);
}
