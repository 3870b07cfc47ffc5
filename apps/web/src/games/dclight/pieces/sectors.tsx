import { COLOUR_OF, SECTORS, type Sector, SLOTS } from "@paravent/dclight";
import type { PieceLine } from "../../../plug/pieces.ts";
import { agePrice, missing } from "../seen/prices.ts";
import { texts } from "../words/index.ts";
import { type Answer, type Asked, faceLine, faceSign, headSign, playerAround, signLine } from "./asked.tsx";

const sectorNamed = (id: string): Sector | undefined => SECTORS.find((one) => one === id);

/** A sector of a city: its age, what the next one costs, what it is worth. */
export const sector: Answer = (asked) => {
  const { seen, say, id } = asked;
  const found = sectorNamed(id);
  if (!found) return null;
  const player = playerAround(asked);
  const age = player.ages[found];
  return {
    title: seen.lexicon.sector(found),
    kind: say.sector.kind(age),
    sign: faceSign(found),
    says: say.sector.says,
    lines: [
      faceLine(found, say.sector.dice(seen.words.colour(COLOUR_OF[found]))),
      ...(age > 0 ? [signLine("first", say.sector.now(agesOf(asked, found)[age - 1]?.vp ?? 0), "now")] : []),
      ...nextAge(asked, found),
      ...(age > 0 ? [signLine("card", say.sector.hand(age))] : []),
    ],
    chapter: "ages-buildings",
    rule: "DC-AGE-01",
  };
};

const agesOf = ({ seen }: Asked, id: Sector) => seen.pack.sectors.find((one) => one.id === id)?.ages ?? [];

function nextAge(asked: Asked, id: Sector): PieceLine[] {
  const { seen, say } = asked;
  const player = playerAround(asked);
  const price = agePrice(seen, player, id);
  if (!price) return [signLine("check", say.sector.complete, "now")];
  const next = player.ages[id] + 1;
  const short = seen.lexicon.price(missing(player, price));
  const cost = say.sector.next(next, seen.lexicon.price(price), agesOf(asked, id)[next - 1]?.vp ?? 0);
  if (player.seat !== seen.you) return [signLine("hammer", cost)];
  return [signLine("hammer", cost), signLine("check", short ? say.sector.short(short) : say.sector.ready, "now")];
}

/** A place of the order: "slot:priority:civil", without the sector while it lies face down. */
export const slot: Answer = (asked) => {
  const { seen, say, id } = asked;
  const [place, name = ""] = id.split(":");
  const found = SLOTS.find((one) => one === place);
  if (!found) return null;
  const shown = sectorNamed(name);
  const player = playerAround(asked);
  const isSecret = shown !== undefined && player.order[SLOTS.indexOf(found)] !== shown;
  return {
    title: shown ? `${texts.value.slot[found]}, ${seen.lexicon.sector(shown)}` : texts.value.slot[found],
    kind: say.slot.kind,
    sign: shown ? faceSign(shown) : headSign("eclipse"),
    says: say.slot[found],
    lines: [
      ...(found === "priority" ? [] : [signLine("card", say.slot.most(seen.pack.constants.purchases[found]))]),
      ...(isSecret ? [signLine("eye", say.slot.secret, "own")] : []),
    ],
    chapter: "production",
    rule: found === "priority" ? "DC-PROD-10" : found === "secondary" ? "DC-PROD-15" : "DC-PROD-16",
  };
};

/** The cards of a sector that can be drawn. */
export const deck: Answer = (asked) => {
  const { seen, say, id } = asked;
  const found = sectorNamed(id);
  if (!found) return null;
  const { size, discard } = seen.game.decks[found];
  const player = playerAround(asked);
  return {
    title: say.deck.title(seen.lexicon.sector(found)),
    kind: say.deck.kind,
    sign: faceSign(found),
    says: say.deck.says,
    lines: [
      signLine("card", say.deck.left(size, discard.length), "now"),
      ...(player.seat === seen.you
        ? [faceLine(found, say.deck.hold(player.hand[found], player.ages[found]), "now")]
        : []),
    ],
    chapter: "draw",
    rule: "DC-HAND-01",
  };
};
