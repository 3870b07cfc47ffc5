import type { PileView, SectorId } from "@paravent/diktat";
import { isLow, isPhone } from "../../../store/media.ts";
import { mapLayer, openSectors } from "../answer/openness.ts";
import { sendingOf } from "../answer/sending.ts";
import { cabalLook, OTHERS_CABAL, type PileScene, type SectorScene, type TokenScene } from "../art/index.ts";
import { attackedPile } from "../others/attack.ts";
import { darknessNow } from "../others/darkness.ts";
import { OTHERS, othersOf } from "../others/seen.ts";
import { called } from "../seen/called.ts";
import { cardsOf, trackNumber } from "../seen/labels.ts";
import { pilesAgainst, pilesIn } from "../seen/piles.ts";
import { thingOf } from "../seen/refs.ts";
import type { Seen } from "../seen/seen.ts";
import { texts } from "../words/index.ts";

/** The twelve sectors as this observer sees them, lit where the open question lets them be touched. */
export function sectorScenes(seen: Seen): SectorScene[] {
  const openness = openSectors(seen);
  const sending = sendingOf(seen);
  const targets = targetedPiles(seen);
  const darkening = new Set(darknessNow.value?.omens.map(({ sector }) => sector));
  return seen.pack.sectors.map(({ id }) => {
    // The pile of the Others stands first: it was there before the players came.
    const standing = pilesIn(seen, id).sort((a, b) => Number(b.owner === OTHERS) - Number(a.owner === OTHERS));
    const piles = standing.map((pile) => pileScene(seen, pile, targets));
    if (sending?.sector === id && seen.you !== null && sending.team.length > 0)
      piles.push({
        key: "draft",
        cabal: seen.player(seen.you).cabal ?? "",
        count: sending.team.length,
        known: null,
        ghost: true,
        targeted: false,
        sleeper: false,
      });
    const isClosed = openness !== null && Object.hasOwn(openness.closed, id);
    const isSpot = seen.game.conquest?.sector === id;
    const isDark = attackedPile(seen)?.sector === id || darkening.has(id);
    return {
      id,
      name: isPhone.value || isLow.value ? (texts.value.short[id] ?? seen.words.sector(id)) : seen.words.sector(id),
      label: sectorLabel(seen, id, openness?.open.has(id) ? "open" : isClosed ? "closed" : "idle"),
      state: isDark ? "dark" : openness?.open.has(id) ? "open" : isClosed ? "closed" : isSpot ? "spot" : "idle",
      markers: Math.min(2, seen.game.markers[id]) as 0 | 1 | 2,
      pennants: cardsOf(seen, id).map((card) => trackNumber(seen, card) ?? ""),
      lock: isClosed ? lockOf(seen, id) : null,
      places: seen.game.pileLimit >= 3 || piles.length > 2 ? 3 : 2,
      piles,
      tokens: tokensOn(seen, id),
    };
  });
}

/** What stands beside the padlock: how full the sector is, where that is why it is closed. */
function lockOf(seen: Seen, sector: SectorId): string {
  const [piles, limit] = [pilesAgainst(seen, sector), seen.game.pileLimit];
  return piles >= limit ? `${piles} / ${limit}` : "";
}

function pileScene(seen: Seen, pile: PileView, targets: ReadonlySet<number>): PileScene {
  const isKnown = pile.pawns.some(({ kind }) => kind !== null);
  return {
    key: String(pile.id),
    cabal: seen.player(pile.owner).cabal ?? "",
    count: pile.pawns.length,
    known: isKnown ? pile.pawns.map(({ kind }) => kind) : null,
    isNews: pile.pawns.some(({ unknownThen }) => unknownThen === true),
    ghost: false,
    targeted: targets.has(pile.id),
    sleeper: pile.sleeper,
  };
}

/** The piles a drafted answer is aimed at. */
function targetedPiles(seen: Seen): ReadonlySet<number> {
  const chosen = mapLayer(seen)?.chosen ?? [];
  return new Set(
    chosen.flatMap((ref) => {
      const thing = thingOf(seen, ref);
      return "pile" in thing ? [thing.pile.id] : [];
    }),
  );
}

/** Tokens on a sector: those of the Others, then Cabal tokens, each in the colour of the Cabal that owns the kind. */
function tokensOn(seen: Seen, sector: SectorId): TokenScene[] {
  const { game, pack } = seen;
  const ownerOf = (token: string) => pack.cabals.find(({ kit }) => Object.hasOwn(kit.tokens, token))?.id ?? null;
  const standing = [
    ...(game.revolts.includes(sector) ? (["revolt"] as const) : []),
    ...(game.blockhouses.includes(sector) ? (["blockhouse"] as const) : []),
  ].map((sign) => ({ sign, colour: cabalLook(ownerOf(sign)).colour }));
  const tolls = game.tolls
    .filter((toll) => toll.sector === sector)
    .map(({ owner }) => ({ sign: "toll" as const, colour: cabalLook(game.players[owner]?.cabal ?? null).colour }));
  return [...tokensOfOthers(seen, sector), ...standing, ...tolls.slice(0, 1)];
}

/** Gloom and Corruption: one token of each kind, with its count. */
function tokensOfOthers(seen: Seen, sector: SectorId): TokenScene[] {
  const others = othersOf(seen);
  const { colour } = cabalLook(OTHERS_CABAL);
  const [gloom, corruption] = [others?.gloom[sector] ?? 0, others?.corruptionTokens[sector] ?? 0];
  return [
    ...(gloom > 0 ? [{ sign: "gloom" as const, colour, n: gloom }] : []),
    ...(corruption > 0 ? [{ sign: "corruption" as const, colour, n: corruption }] : []),
  ];
}

function tokenText({ sign, n = 1 }: TokenScene): string {
  const { map, others } = texts.value;
  return sign === "gloom" || sign === "corruption" ? others.token[sign](n) : map.token[sign];
}

/** Everything the picture says, in words. */
export function sectorLabel(seen: Seen, sector: SectorId, state: "open" | "closed" | "idle"): string {
  const { map } = texts.value;
  const piles = pilesIn(seen, sector);
  return [
    seen.words.sector(sector),
    state === "idle" ? null : map[state],
    map.piles(piles.length, seen.game.pileLimit),
    ...piles.map((pile) => map.pileOf(called(seen, pile.owner), pile.pawns.length)),
    map.markers(seen.game.markers[sector]),
    ...tokensOn(seen, sector).map(tokenText),
    ...cardsOf(seen, sector).map((card) => map.card(trackNumber(seen, card) ?? "")),
  ]
    .filter(Boolean)
    .join(", ");
}
