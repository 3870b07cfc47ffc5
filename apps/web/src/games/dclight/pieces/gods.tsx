import { SECTOR_OF } from "@paravent/dclight";
import type { PieceLine } from "../../../plug/pieces.ts";
import { CREATURE_FIELD, CreatureFigure, GodDie } from "../art/index.ts";
import { type Answer, type Asked, faceLine, headSign, signLine } from "./asked.tsx";

/** A god of the black die. */
export const god: Answer = ({ seen, say, id }) => {
  const found = seen.lexicon.god(id);
  if (!found) return null;
  return {
    title: seen.lexicon.godName(id),
    kind: say.god.kind(found.face),
    sign: () => <GodDie number={found.face} />,
    says: seen.lexicon.godText(id),
    lines: [
      signLine("bolt", seen.game.god === id ? say.god.now : say.god.notNow, "now"),
      faceLine("creature", say.god.call),
    ],
    chapter: "production",
    rule: "DC-PROD-05",
  };
};

/** The god of the turn, whoever it is. */
export const gods: Answer = (asked) => {
  const { seen, say } = asked;
  if (seen.game.god !== null) return god({ ...asked, id: seen.game.god });
  return {
    title: say.god.none,
    kind: say.god.noneKind,
    sign: headSign("bolt"),
    says: say.god.noneSays,
    lines: [faceLine("creature", say.god.call)],
    chapter: "production",
    rule: "DC-PROD-05",
  };
};

/** A creature: what it demands, what it does, what it asks now. */
export const creature: Answer = (asked) => {
  const { seen, say, id } = asked;
  const found = seen.lexicon.creature(id);
  if (!found) return null;
  return {
    title: seen.lexicon.creatureName(id),
    kind: say.creature.kind(found.vp),
    sign: () => (
      <svg viewBox={CREATURE_FIELD} width="58" height="58" aria-hidden="true">
        <CreatureFigure creature={id} />
      </svg>
    ),
    says: say.creature.says(found.cost, seen.lexicon.track(found.demand)),
    lines: [
      faceLine(
        found.colour ? SECTOR_OF[found.colour] : found.demand,
        found.colour
          ? say.creature.dice(seen.words.colour(found.colour), seen.lexicon.sector(SECTOR_OF[found.colour]))
          : say.creature.colourless,
      ),
      signLine("bolt", say.creature.reprisal(seen.lexicon.creatureText(id))),
      ...faced(asked),
    ],
    chapter: "offerings",
    rule: found.colour ? "DC-OFFER-08" : "DC-OFFER-11",
  };
};

/** Before whom it lies, and what it asks of the one who faces it. */
function faced({ seen, say, id }: Asked): PieceLine[] {
  const lying = seen.game.creatures.find((one) => one.creature === id);
  const facing = seen.game.facing?.creature === id ? seen.game.facing : null;
  const found = seen.lexicon.creature(id);
  const lines: PieceLine[] = [];
  if (lying)
    lines.push(
      faceLine(
        "creature",
        lying.origin === "common" ? say.creature.common : say.creature.individual(seen.name(lying.seat)),
      ),
    );
  if (facing) lines.push(signLine("check", say.creature.cost(facing.cost), "now"));
  if (facing && found && facing.seat === seen.you) {
    const { tracks } = seen.player(facing.seat);
    const own = tracks[found.demand] + (found.colour ? tracks[SECTOR_OF[found.colour]] : 0);
    lines.push(faceLine(found.demand, own >= facing.cost ? say.creature.can : say.creature.cannot, "now"));
  }
  return lines;
}
