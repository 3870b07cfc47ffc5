import type { PieceLine } from "../../../plug/pieces.ts";
import { CardPicture } from "../art/index.ts";
import { called } from "../seen/called.ts";
import { cardPrice, missing } from "../seen/prices.ts";
import { secretsOf, trophyNames } from "../seen/seen.ts";
import { texts } from "../words/index.ts";
import { type Answer, type Asked, faceLine, headSign, signLine } from "./asked.tsx";

const CHAPTER = {
  building: { chapter: "ages-buildings", rule: "DC-DEV-05" },
  power: { chapter: "cards-reactions", rule: "DC-DEV-07" },
  reaction: { chapter: "cards-reactions", rule: "DC-REACT-01" },
} as const;

/** A card, in hand, on offer, or looked at. */
export const card: Answer = (asked) => {
  const { seen, say, id } = asked;
  const found = seen.lexicon.card(id);
  if (!found) return null;
  const { deck, kind, vp, hostile, timing, copies } = found;
  return {
    title: seen.lexicon.cardName(id),
    kind: say.card.kind(seen.lexicon.sector(deck), texts.value.kind[kind]),
    sign: () => (
      <span style={{ width: "60px" }}>
        <CardPicture card={id} />
      </span>
    ),
    says: seen.lexicon.cardText(id),
    lines: [
      signLine("bolt", say.card.timing[timing]),
      ...price(asked),
      ...(vp > 0 ? [signLine("first", say.card.vp(vp))] : []),
      ...(hostile ? [signLine("hammer", say.card.hostile)] : []),
      faceLine(deck, say.card.copies(copies)),
    ],
    ...CHAPTER[kind],
  };
};

/** What it costs the reader now. */
function price({ seen, say, id }: Asked): PieceLine[] {
  const found = seen.lexicon.card(id);
  if (!found) return [];
  if (seen.you === null) return [signLine("card", say.card.price(seen.lexicon.price(found.cost) || "0"))];
  const own = seen.player(seen.you);
  const cost = cardPrice(seen, own, found);
  const said = seen.lexicon.price(cost);
  const short = seen.lexicon.price(missing(own, cost));
  return [
    signLine("card", said ? say.card.price(said) : say.card.free),
    ...(said ? [signLine("check", short ? say.card.short(short) : say.card.ready, "now")] : []),
  ];
}

/** A building in play: "building:1:civ-marche". It counts as what it copies. */
export const building: Answer = (asked) => {
  const { seen, say, id } = asked;
  const seat = Number(id.split(":")[0]);
  const found = seen.game.players[seat]?.buildings.find(({ ref }) => ref === `building:${id}`);
  if (!found) return null;
  const said = card({ ...asked, id: found.as });
  const known = seen.lexicon.card(found.as);
  return (
    said && {
      ...said,
      kind: say.card.owner(called(asked.seen, seat)),
      lines: [
        ...(known ? [signLine("bolt", say.card.timing[known.timing]), signLine("first", say.card.vp(known.vp))] : []),
        ...(found.exhausted ? [signLine("eclipse", say.card.exhausted, "now")] : []),
      ],
    }
  );
};

/** What lies face down under a board; its owner knows what it is. */
export const trophies: Answer = (asked) => {
  const { seen, say, id } = asked;
  const player = seen.game.players[Number(id)];
  if (!player) return null;
  const secrets = secretsOf(seen, player.seat);
  const names = secrets && trophyNames(seen, secrets);
  return {
    title: say.trophies.title,
    kind: say.trophies.kind(called(asked.seen, player.seat)),
    sign: headSign("eclipse"),
    says: say.trophies.says,
    lines: [
      faceLine("creature", say.trophies.creatures(player.trophies.creatures), "now"),
      signLine("hammer", say.trophies.buildings(player.trophies.buildings), "now"),
      ...(names ? [signLine("eye", say.trophies.names(names), "own")] : []),
    ],
    chapter: "end-scoring",
    rule: "DC-SCORE-06",
  };
};
