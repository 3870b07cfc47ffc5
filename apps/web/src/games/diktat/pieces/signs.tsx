import { AFFINITIES } from "@paravent/diktat";
import { screenRef } from "@paravent/diktat/refs";
import type { PieceLine } from "../../../plug/pieces.ts";
import { AffinityToken, type IconName } from "../art/index.ts";
import { called } from "../seen/called.ts";
import { type Answer, type Asked, headSign, line, seatAround } from "./asked.tsx";
import { agent } from "./pawns.tsx";
import { administrator, pp, rank, vp } from "./players.tsx";

/** An Affinity token, or its symbol on a card. */
export const affinity: Answer = (asked) => {
  const { seen, say, id } = asked;
  const type = AFFINITIES.find((one) => one === id);
  const own = seen.game.own;
  const free = (seen.you === null ? [] : seen.player(seen.you).row).reduce(
    (sum, { card, tokens }) =>
      sum +
      (seen.pack.cards.find((one) => one.id === card)?.affinities ?? []).filter(
        (symbol, at) => tokens[at] === null && (symbol === "any" || symbol === type),
      ).length,
    0,
  );
  return {
    title: seen.words.affinity(type ?? "any"),
    kind: say.affinity.kind,
    sign: type ? () => <AffinityToken type={type} size={40} /> : headSign("anyAffinity"),
    says: type ? say.affinity.says : say.affinity.any,
    lines: [
      ...(type && own
        ? [line("eye", say.affinity.own(own.affinities[type]), "own"), line("vp", say.affinity.free(free), "now")]
        : []),
      line("clock", say.affinity.late),
    ],
    chapter: "possessions",
    rule: "DK-AFF-01",
  };
};

/** Where the signs that have no card of another kind are explained. */
const SIGN_AT = {
  spy: ["material", "DK-EFF-08"],
  kill: ["material", "DK-EFF-08"],
  debt: ["power-points-and-debts", "DK-DEBT-01"],
  used: ["possessions", "DK-USED-02"],
  lock: ["manoeuvres", "DK-MAN-SEND-05"],
  oath: ["politics", "DK-OATH-03"],
  claw: ["resolution", "DK-RES-15"],
  drop: ["others", "DK-OTH-DARK-05"],
  corruption: ["others", "DK-OTH-PILE-11"],
  gloom: ["others", "DK-OTH-MB-01"],
  fist: ["resolution", "DK-STRUG-01"],
  eclipse: ["material", "DK-HIDE-02"],
  first: ["rank-and-administrator", "DK-ADMIN-02"],
  blockhouse: ["material", "DK-MAT-03"],
  revolt: ["material", "DK-MAT-03"],
  sleeper: ["material", "DK-MAT-03"],
  membership: ["material", "DK-MAT-03"],
  toll: ["possessions", "DK-EFF-01"],
  manifestation: ["possessions", "DK-EFF-04"],
  plus: ["possessions", "DK-EFF-03"],
  clock: ["possessions", "DK-EFF-02"],
  gear: ["possessions", "DK-EFF-01"],
} as const satisfies Partial<Record<IconName, readonly [chapter: string, rule: string]>>;
type Sign = keyof typeof SIGN_AT;

/** Signs that stand for a thing with a card of its own. */
const THINGS: Readonly<Partial<Record<IconName, Answer>>> = {
  citizen: agent,
  guard: agent,
  emissary: agent,
  politics: affinity,
  people: affinity,
  artefact: affinity,
  anyAffinity: affinity,
  vp,
  pp,
  rank,
  admin: administrator,
};

/** Signs that are pictures of controls and belong to no thing of the game. */
export const CONTROLS: readonly IconName[] = [
  "send",
  "influence",
  "develop",
  "special",
  "chat",
  "book",
  "trade",
  "undo",
  "bot",
  "check",
  "cross",
  "seal",
  "notebook",
  "question",
  "map",
  "minus",
  "up",
  "down",
  "logo",
  "crown",
  "eye",
  "card",
];

/** Symbols printed on a card: they are asked about by themselves. */
const PRINTED: readonly string[] = ["claw", "drop", "politics", "people", "artefact", "anyAffinity"];

/** A sign of the table. */
export const sign: Answer = (asked) => {
  const { say, id, around } = asked;
  if (!PRINTED.includes(id) && isPartOf(around[0])) return null;
  const thing = THINGS[id as IconName];
  if (thing) return thing(asked);
  if (!Object.hasOwn(SIGN_AT, id)) return null;
  const [chapter, rule] = SIGN_AT[id as Sign];
  const { title, kind, says } = say.sign[id as Sign];
  return { title, kind, sign: headSign(id as Sign), says, lines: signLines(asked, id as Sign), chapter, rule };
};

/** Whether a sign only paints the thing it lies on: a Manoeuvre, a phase, a card. */
const isPartOf = (name = ""): boolean =>
  /^(?:phase|manoeuvres|card|cabal|marker|sendTeam|spy|assassinate|extendInfluence|developCabal|specialManoeuvre)(?::|$)/.test(
    name,
  );

function signLines(asked: Asked, id: Sign): PieceLine[] {
  const { seen, say } = asked;
  const owner = seen.pack.cabals.find(({ kit }) => Object.hasOwn(kit.tokens, id));
  if (owner) {
    const { title, text } = seen.words.element(screenRef(owner.id));
    return [line("gear", say.mark.ability(`${seen.words.cabal(owner.id)}, ${title}`, text))];
  }
  const held = { spy: "spyTokens", kill: "assassinTokens", debt: "debts" } as const;
  if (id === "spy" || id === "kill" || id === "debt") {
    const seat = seatAround(asked);
    const players = seat === null ? seen.game.players : [seen.player(seat)];
    return players.map((player) => line(id, say.sign.holds(called(asked.seen, player.seat), player[held[id]]), "now"));
  }
  return [];
}
