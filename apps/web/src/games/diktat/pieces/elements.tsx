import type { OpportunityCard } from "@paravent/diktat";
import { cabalRef, cardRef, screenRef } from "@paravent/diktat/refs";
import type { Seat } from "@paravent/kernel";
import type { PieceLine } from "../../../plug/pieces.ts";
import { InfluenceMarker, Medallion, SectorPicture } from "../art/index.ts";
import { elementOf } from "../elements/element.ts";
import { type Answer, type Asked, calledInside, headSign, line } from "./asked.tsx";

/** An Opportunity card: on the track, on a board, or among the corrupted ones. */
export const card: Answer = (asked) => {
  const { seen, say, id } = asked;
  const found = elementOf(seen, cardRef(id));
  if (found?.is !== "card") return null;
  const { title, text, sector } = seen.words.card(id);
  const where = seen.words.place(sector);
  const holder = seen.game.players.find(({ row }) => row.some((held) => held.card === id))?.seat ?? null;
  const isUsed = seen.game.players.some(({ row }) => row.some((held) => held.card === id && held.used));
  return {
    title,
    kind: holder === null ? say.card.kind(where) : say.card.held(calledInside(asked, holder), where),
    sign: () => <SectorPicture sector={sector} size={56} />,
    says: text || seen.words.explain(cardRef(id)) || say.card.nothing,
    lines: [
      ...(holder === null ? [line("emissary", say.card.win(where))] : []),
      ...worth(asked, found.card, holder),
      ...(isUsed ? [line("used", say.card.used, "now")] : []),
      ...(found.card.attack ? [line("claw", say.card.attack)] : []),
      ...(seen.game.others ? [line("drop", say.card.darkness(found.card.darknessScore))] : []),
    ],
    chapter: "resolution",
    rule: "DK-TRO-03",
  };
};

/** The VP of its slot, and the room it has for Affinity tokens. */
function worth({ seen, say }: Asked, { id, affinities }: OpportunityCard, holder: Seat | null): PieceLine[] {
  const lines: PieceLine[] = [];
  const names = affinities.map((symbol) => seen.words.affinity(symbol));
  if (names.length > 0) lines.push(line("anyAffinity", say.card.room(names)));
  const own = seen.game.own;
  if (holder === null && own && seen.you !== null) {
    const fits = affinities.filter((symbol) =>
      symbol === "any" ? Object.values(own.affinities).some((n) => n > 0) : own.affinities[symbol] > 0,
    ).length;
    if (fits > 0) lines.push(line("eye", say.card.fits(fits), "own"));
  }
  const seat = holder ?? seen.you;
  if (seat === null) return lines;
  const { row, cabal } = seen.player(seat);
  const at = holder === null ? row.length : row.findIndex((held) => held.card === id);
  const slots = seen.pack.cabals.find((one) => one.id === cabal)?.board.opportunityVp ?? [];
  const vp = slots[at] ?? seen.pack.constants.overflowCardVp;
  return [...lines, line("vp", holder === null ? say.card.slot(at + 1, vp) : say.card.brings(vp), "now")];
}

/** The face-down card of the Cycle. */
export const secret: Answer = ({ say }) => ({
  title: say.secret.title,
  kind: say.secret.kind,
  sign: headSign("eclipse"),
  says: say.secret.says,
  lines: [line("spy", say.secret.spy)],
  chapter: "opportunities",
  rule: "DK-OPP-02",
});

/** An Influence marker by the face it shows. */
export const marker: Answer = (asked) => {
  const { seen, say, id } = asked;
  const ref = `marker:${id}`;
  const found = elementOf(seen, ref);
  if (found?.is !== "marker" || !(found.sector in seen.game.markers)) return null;
  const { sector, face } = found;
  const holder = seen.game.players.find(({ influence }) =>
    influence.some((slot) => slot.sector === sector && slot.face === face),
  );
  const { title, text } = seen.words.element(`marker:${sector}:${face}`);
  return {
    title,
    kind: holder ? say.marker.held(calledInside(asked, holder.seat)) : say.marker.kind,
    sign: () => <InfluenceMarker sector={sector} face={face} size={44} />,
    says: text,
    lines: [
      ...(face === 1 ? [line("up", say.marker.second(seen.words.influence(sector, 2)))] : []),
      line("emissary", say.marker.takenAs),
      line("influence", say.marker.left(seen.game.markers[sector]), "now"),
    ],
    chapter: "possessions",
    rule: "DK-TRO-09",
  };
};

/** A Cabal card, in play or still in hand. */
export const cabalCard: Answer = ({ seen, say, id }) => {
  const found = elementOf(seen, cabalRef(id));
  if (found?.is !== "cabalCard") return null;
  const { title, text } = seen.words.element(cabalRef(id));
  const holder = seen.game.players.find(({ cabal }) => cabal === found.cabal);
  const isPlayed = holder?.cabalRow.some((played) => played.card === id) ?? false;
  const cost = holder?.nextCabalCost ?? null;
  return {
    title,
    kind: say.cabalCard.kind(seen.words.cabal(found.cabal)),
    sign: () => <Medallion cabal={found.cabal} size={40} />,
    says: text || seen.words.explain(cabalRef(id)),
    lines: [
      ...(isPlayed ? [line("check", say.cabalCard.played, "now")] : []),
      ...(!isPlayed && cost !== null ? [line("pp", say.cabalCard.cost(cost), "now")] : []),
    ],
    chapter: "manoeuvres",
    rule: "DK-MAN-DEV-02",
  };
};

/** The Ability printed on a screen. */
export const screen: Answer = ({ seen, say, id }) => {
  if (!seen.pack.cabals.some((cabal) => cabal.id === id)) return null;
  const { title, text } = seen.words.element(screenRef(id));
  return {
    title,
    kind: say.screen.kind(seen.words.cabal(id)),
    sign: () => <Medallion cabal={id} size={40} />,
    says: text || seen.words.explain(screenRef(id)),
    lines: [line("gear", say.screen.always)],
    chapter: "possessions",
    rule: "DK-EFF-01",
  };
};
