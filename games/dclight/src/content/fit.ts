import type { Words as Sentence } from "@paravent/content";
import { type ActionEffect, type Effect, isHostile } from "./effects.ts";

/**
 * Which words each bearer may be made of: those that some rule reads there. A word that stands where nothing reads it
 * would be printed and do nothing, so it is refused. `vocabulary.test.ts` plays every word on every bearer.
 */

type Word = Effect["do"];

const OWN: readonly Word[] = ["gain", "pay", "creature", "common", "draw"];
const ACTION_EFFECTS: readonly Word[] = [
  ...OWN,
  "oppLose",
  "steal",
  "oppCreature",
  "oppDiscard",
  "destroyBuilding",
  "oneOf",
];
const LASTING: readonly Word[] = ["modPurchase", "modCost", "modOffer", "faceBonus", "immune"];

const say = (fr: string, en: string): Sentence => ({ fr, en });

interface Moment {
  readonly words: readonly Word[];
  readonly says: Sentence;
}

/** Kind and timing of a card, for a reaction its trigger. */
const MOMENTS: Readonly<Record<string, Moment>> = {
  "building activate": {
    words: OWN,
    says: say("un bâtiment activé agit sur son propriétaire", "an activated building does something to its owner"),
  },
  "building passive": {
    words: [...LASTING, "vpPer", "copyBuilding"],
    says: say(
      "un bâtiment passif agit de lui-même, pour son propriétaire",
      "a passive building works by itself, for its owner",
    ),
  },
  "power action": { words: ACTION_EFFECTS, says: say("un pouvoir est fait d’actions", "a power is made of actions") },
  "power offering": {
    words: ["avoidReprisal", "offerWith"],
    says: say("une carte d’offrande évite ou aide à payer", "a card for offerings avoids a reprisal or helps to pay"),
  },
  "reaction targeted": {
    words: ["cancelHostile", ...OWN],
    says: say(
      "elle annule, et n’agit sinon que sur qui la joue",
      "it cancels, and does otherwise something to its own player only",
    ),
  },
  "reaction harmed": {
    words: ACTION_EFFECTS,
    says: say("une carte jouée après coup riposte", "a card played after harm strikes back"),
  },
};

const GOD: Moment = {
  words: [...LASTING, "neutraliseFace"],
  says: say("un dieu change le tour de tous, et ne marque rien", "a god changes the turn of all, and scores nothing"),
};

/** What is wrong, and where in the item. */
export interface Misfit {
  readonly path: readonly (string | number)[];
  readonly says: Sentence;
}

interface Made {
  readonly kind: string;
  readonly timing: string;
  readonly trigger?: string | undefined;
  readonly vp: number;
  readonly effects: readonly Effect[];
}

/** What a card says where no rule reads it. */
export function misfitsOfCard(card: Made): Misfit[] {
  const { kind, timing, trigger, effects, vp } = card;
  const isReaction = kind === "reaction";
  if (!isReaction && trigger !== undefined)
    return [{ path: ["trigger"], says: say("seule une réaction en a un", "only a reaction has one") }];
  const moment = MOMENTS[isReaction && timing === "reaction" ? `reaction ${trigger}` : `${kind} ${timing}`];
  if (!moment)
    return [
      isReaction && timing === "reaction"
        ? { path: ["trigger"], says: say("une réaction dit à quoi elle répond", "a reaction says what it answers") }
        : {
            path: ["timing"],
            says: say(`aucune carte ${kind} n’a le moment ${timing}`, `no ${kind} has the timing ${timing}`),
          },
    ];
  return [
    ...foreign(effects, moment),
    ...(kind === "building" ? [] : unscored(vp, say("seul un bâtiment marque des PV", "only a building scores VP"))),
    ...shape(card, moment.says),
    ...aims(effects, isReaction),
    ...repeated(effects, ["effects"]),
  ];
}

/** The same of a god. */
export const misfitsOfGod = ({ effects }: { effects: readonly Effect[] }): Misfit[] => foreign(effects, GOD);

const foreign = (effects: readonly Effect[], { words, says }: Moment): Misfit[] =>
  effects.flatMap((effect, i) => (words.includes(effect.do) ? [] : [{ path: ["effects", i, "do"], says }]));

const unscored = (vp: number, says: Sentence): Misfit[] => (vp > 0 ? [{ path: ["vp"], says }] : []);

/** What has to be there, and in which place. */
function shape({ kind, timing, trigger, effects, vp }: Made, says: Sentence): Misfit[] {
  const whole = (holds: boolean, words: Sentence = says): Misfit[] =>
    holds ? [] : [{ path: ["effects"], says: words }];
  if (effects.some((effect) => effect.do === "copyBuilding"))
    return [
      ...whole(effects.length === 1, say("une copie n’est rien d’autre", "a copy is nothing else")),
      ...unscored(vp, say("une copie vaut ce qu’elle copie", "a copy is worth what it copies")),
    ];
  switch (trigger ?? timing) {
    case "activate":
    case "action":
      return whole(effects.some(({ do: word }) => word !== "pay"));
    case "offering":
      return whole(effects.length === 1);
    case "targeted": {
      const first = effects.findIndex((effect) => effect.do === "cancelHostile");
      const only = effects.filter((effect) => effect.do === "cancelHostile").length === 1;
      return whole(first === 0 && only, say("elle commence par cancelHostile", "it begins with cancelHostile"));
    }
    case "harmed":
      return whole(effects.some(isHostile));
    default:
      return whole(kind === "building");
  }
}

/** A power is aimed at one opponent; only who strikes back has an aggressor, and nobody else to aim at. */
function aims(effects: readonly Effect[], isReaction: boolean): Misfit[] {
  const right = isReaction ? "aggressor" : "one";
  return everyAction(effects).flatMap(({ effect, path }) =>
    "target" in effect && effect.target !== right
      ? [
          {
            path: [...path, "target"],
            says: isReaction
              ? say("une réaction vise l’agresseur (aggressor)", "a reaction is aimed at the aggressor")
              : say("un pouvoir vise un adversaire (one)", "a power is aimed at one opponent"),
          },
        ]
      : [],
  );
}

interface Placed {
  readonly effect: ActionEffect;
  readonly path: readonly (string | number)[];
}

function everyAction(effects: readonly Effect[], path: readonly (string | number)[] = ["effects"]): Placed[] {
  return effects.flatMap((effect, i): Placed[] => {
    const here = [...path, i];
    if (effect.do !== "oneOf") return [{ effect: effect as ActionEffect, path: here }];
    return effect.options.flatMap((option, k) => everyAction(option, [...here, "options", k]));
  });
}

/** Named once, before anything is done: a second one would speak of points, cards and buildings that are gone by then. */
const ONCE: ReadonlySet<string> = new Set<Word>(["pay", "draw", "destroyBuilding"]);

function repeated(
  effects: readonly Effect[],
  path: readonly (string | number)[],
  before: readonly string[] = [],
): Misfit[] {
  const seen = [...before];
  const found: Misfit[] = [];
  effects.forEach((effect, i) => {
    if (ONCE.has(effect.do) && seen.includes(effect.do))
      found.push({ path: [...path, i, "do"], says: say("une seule fois par carte", "once on a card") });
    seen.push(effect.do);
  });
  effects.forEach((effect, i) => {
    if (effect.do !== "oneOf") return;
    effect.options.forEach((option, k) => {
      const at = [...path, i, "options", k];
      found.push(...repeated(option, at, seen));
      // It is named by its first word: that is what it does, not what it costs.
      if (option[0]!.do === "pay")
        found.push({
          path: [...at, 0, "do"],
          says: say("une option commence par ce qu’elle fait", "an option begins with what it does"),
        });
    });
  });
  return found;
}
