import type { Manoeuvre } from "@paravent/diktat";
import { cabalRef, corruptionRef, pawnRef, sleeperRef } from "@paravent/diktat/refs";
import { pick, type Ref, type RuleId, type Shape } from "@paravent/kernel";
import { asText } from "../../../preferences/preferences.ts";
import { draftOf, drafts, preparing } from "../../../store/draft.ts";
import type { Seen } from "../seen/seen.ts";
import { CABAL_CARD, CHOOSE_MANOEUVRE, EXTEND_DISCARD, picked, SPY_TARGET, VICTIM } from "../seen/subjects.ts";

/**
 * What the drafted Manoeuvre will ask first, as far as the view foretells it: it can be chosen before anything is paid,
 * and both are committed by one button. The game has the last word: what it does not offer then is asked anew.
 */
export interface Ahead {
  readonly manoeuvre: Manoeuvre;
  readonly subject: string;
  readonly ask: Shape;
  readonly rule: RuleId;
}

export function aheadOf(seen: Seen): Ahead | null {
  const { question } = seen.view;
  // The table in words asks one thing after another.
  if (question?.subject !== CHOOSE_MANOEUVRE || preparing.value !== null || asText.value === "on") return null;
  // The only Manoeuvre that is open stands ready by itself; it takes the scene once it is touched.
  if (drafts.value[CHOOSE_MANOEUVRE] === undefined) return null;
  switch (picked(draftOf(question))) {
    case "developCabal":
      return foretold("developCabal", CABAL_CARD, "DK-MAN-DEV-02", unplayed(seen));
    case "spy":
      return foretold("spy", SPY_TARGET, "DK-MAN-SPY-02", spyTargets(seen));
    case "assassinate":
      return foretold("assassinate", VICTIM, "DK-MAN-KILL-02", victims(seen));
    case "extendInfluence":
      return foretold("extendInfluence", EXTEND_DISCARD, "DK-MAN-EXT-02", discardable(seen));
    default:
      return null;
  }
}

function foretold(manoeuvre: Manoeuvre, subject: string, rule: RuleId, from: readonly Ref[]): Ahead | null {
  return from.length === 0 ? null : { manoeuvre, subject, rule, ask: pick(from) };
}

/** DK-MAN-DEV-02: any Cabal card that is not in play. */
export function unplayed({ pack, player, you }: Seen): Ref[] {
  if (you === null) return [];
  const { cabal, cabalRow } = player(you);
  const cards = pack.cabals.find(({ id }) => id === cabal)?.cards ?? [];
  return cards.filter(({ id }) => !cabalRow.some(({ card }) => card === id)).map(({ id }) => cabalRef(id));
}

/** DK-MAN-SPY-02, -03: any pawn of any pile, and the secret card. */
const spyTargets = ({ game }: Seen): Ref[] => [
  ...game.piles.flatMap(({ pawns }) => pawns.map(({ id }) => pawnRef(id))),
  ...(game.secret ? ["secretCard"] : []),
];

/** DK-MAN-KILL-02: any opposing pawn; a Sleeper Agent, by all but its owner; a Corruption token. */
function victims({ game, you, player }: Seen): Ref[] {
  const ownsSleepers = you !== null && player(you).cabalTokens.sleeper !== undefined;
  const tokens = Object.entries(game.others?.corruptionTokens ?? {});
  return [
    ...game.piles.flatMap(({ id, owner, pawns, sleeper }) => [
      ...(owner === you ? [] : pawns.map((pawn) => pawnRef(pawn.id))),
      ...(sleeper && !ownsSleepers ? [sleeperRef(id)] : []),
    ]),
    ...tokens.filter(([, n]) => n > 0).map(([sector]) => corruptionRef(sector)),
  ];
}

/** DK-MAN-EXT-02: an Agent or a token of the reserve, or nothing; without any there is nothing to choose. */
function discardable({ game, you, player }: Seen): Ref[] {
  if (!game.own || you === null) return [];
  const { spyTokens, assassinTokens } = player(you);
  const held = { ...game.own.agents, spyToken: spyTokens, assassinToken: assassinTokens };
  const refs = Object.entries(held).flatMap(([ref, n]) => (n > 0 ? [ref] : []));
  return refs.length === 0 ? [] : [...refs, "nothing"];
}
