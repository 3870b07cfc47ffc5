import { SECTORS, TRACKS, type Track } from "@paravent/dclight";
import type { PieceLine } from "../../../plug/pieces.ts";
import { Die, FaceGlyph } from "../art/index.ts";
import { signed } from "../seats/SeatPanel.tsx";
import { boundsOfTrack } from "../seen/bounds.ts";
import { called } from "../seen/called.ts";
import { isNeutral } from "../seen/neutral.ts";
import { type Answer, type Asked, faceLine, playerAround, signLine } from "./asked.tsx";

const isTrack = (id: string): id is Track => (TRACKS as readonly string[]).includes(id);
const isSector = (id: string) => (SECTORS as readonly string[]).includes(id);

/** The track of a player: "track:1:gold", or its sign anywhere. */
export const track: Answer = (asked) => {
  const { seen, say, id } = asked;
  const [seat = "", name = seat] = id.split(":");
  if (!isTrack(name)) return null;
  const player = /^\d+$/.test(seat) ? seen.game.players[Number(seat)] : playerAround(asked);
  if (!player) return null;
  const { min, max } = boundsOfTrack(seen.pack, name);
  return {
    title: seen.lexicon.track(name),
    kind: `${kindOf(asked, name)}, ${player.seat === seen.you ? say.yours : say.of(seen.name(player.seat))}`,
    sign: () => <FaceGlyph face={name} size={38} />,
    says: say.track[name],
    lines: [
      faceLine(name, say.track.stands(called(asked.seen, player.seat), signed(player.tracks[name])), "now"),
      ...worth(asked, name, player.tracks[name]),
      // At its end the Creature marker summons and goes back: nothing is lost.
      ...(name === "creature" ? [] : [signLine("lock", say.track.bounds(signed(min), signed(max)))]),
    ],
    ...explained(name),
  };
};

function kindOf({ say }: Asked, name: Track): string {
  if (name === "morale") return say.track.moraleKind;
  if (name === "creature") return say.track.creatureKind;
  return isSector(name) ? say.track.points : say.track.resource;
}

/** What the points of a track are worth if the game ended now, and what they can be spent on. */
function worth({ seen, say }: Asked, name: Track, n: number): PieceLine[] {
  const { pointsPerVp, vpPerMorale, moralePrice } = seen.pack.constants;
  if (name === "creature")
    return [faceLine("creature", say.track.creatureAt(boundsOfTrack(seen.pack, name).max - n), "now")];
  if (name === "morale")
    return [
      signLine("first", say.track.moraleWorth(signed(n * vpPerMorale)), "now"),
      signLine("card", say.track.spend(moralePrice)),
    ];
  return [
    signLine("first", say.track.worth(Math.floor(n / pointsPerVp), pointsPerVp), "now"),
    faceLine(name, say.track.rest(pointsPerVp - (n % pointsPerVp))),
  ];
}

function explained(name: Track): { readonly chapter: string; readonly rule: string } {
  if (name === "morale") return { chapter: "end-scoring", rule: "DC-SCORE-02" };
  if (name === "creature") return { chapter: "production", rule: "DC-CREA-05" };
  return { chapter: "end-scoring", rule: "DC-SCORE-03" };
}

/** The sign of a track; on a sector, a card or a deck it only paints the thing it lies on. */
export const points: Answer = (asked) =>
  /^(?:sector|age|deck|card|building|tray|slot|face|creature|discard):/.test(asked.around[0] ?? "")
    ? null
    : track(asked);

/** A face of a coloured die. */
export const face: Answer = (asked) => {
  const { seen, say, id } = asked;
  if (!isTrack(id)) return null;
  const neutral = isNeutral(seen, id);
  return {
    title: say.face.title(seen.lexicon.track(id)),
    kind: say.face.kind,
    sign: () => <Die face={id} colour={colourAround(asked)} />,
    says: say.face.says,
    lines: [
      ...(neutral ? [signLine("bolt", say.face.neutral, "now")] : []),
      faceLine(id, say.face.gains(`+${seen.lexicon.points(1, id)}`)),
      ...(id === "creature" ? [faceLine("creature", say.face.creature)] : []),
      signLine("card", say.face.match),
    ],
    chapter: "production",
    rule: "DC-PROD-10",
  };
};

function colourAround({ around }: Asked): "red" | "blue" | "green" {
  const found = around
    .map((name) => /^(?:die:)?(red|blue|green):/.exec(name)?.[1])
    .find((colour) => colour !== undefined);
  return found === "blue" || found === "green" ? found : "red";
}

/** A die by its colour and place. */
export const die: Answer = (asked) => {
  const [colour = "", place = ""] = asked.id.split(":");
  const { dice } = asked.seen.game;
  if (colour !== "red" && colour !== "blue" && colour !== "green") return null;
  const shown = dice?.[colour][Number(place) - 1];
  return shown ? face({ ...asked, id: shown, around: [`die:${asked.id}`, ...asked.around] }) : null;
};
