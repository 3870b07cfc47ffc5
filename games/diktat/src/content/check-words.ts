import type { Words } from "@paravent/content";

/** What is said of effects that make no sense. */

export const unresolved = (what: Words): Words => ({
  fr: `parle de quelque chose que rien ne nomme ici ; il faut ${what.fr}`,
  en: `speaks of something that nothing names here; it needs ${what.en}`,
});
export const NO_SUCH_KIND: Words = {
  fr: "aucun de ses effets n’est de ce type",
  en: "none of its effects is of this kind",
};
export const OTHER_AFFINITY: Words = { fr: "n’est pas l’Affinité de l’écran", en: "is not the Affinity of the screen" };
export const NO_WINDOW: Words = {
  fr: "seule une Manifestation a une fenêtre",
  en: "only a Manifestation has a window",
};
export const ALONE: Words = { fr: "doit être la seule étape de son effet", en: "must be the only step of its effect" };
export const MARKERS_ONLY: Words = {
  fr: "ne vaut que pour un marqueur d’Influence",
  en: "is for Influence markers only",
};
export const PASSIVE_ONLY: Words = {
  fr: "ne vaut qu’avec « trigger: passive »",
  en: 'works with "trigger: passive" only',
};
export const NEVER_DONE: Words = {
  fr: "un effet permanent n’exécute rien : seulement modify ou alt_trophy",
  en: "a passive effect does nothing by itself: modify or alt_trophy only",
};
export const NO_END: Words = { fr: "un effet permanent n’a pas de « until »", en: 'a passive effect has no "until"' };
export const NEEDS_END: Words = { fr: "il faut dire jusqu’à quand (« until »)", en: 'needs to say how long ("until")' };
export const WRONG_STAGE: Words = {
  fr: "ce moment n’est pas celui du déclencheur",
  en: "this is not the moment of the trigger",
};
export const GAIN_ONLY: Words = {
  fr: "le Rang ne se gagne que par un Gain ; sinon modify",
  en: "Rank is gained by a Gain only; otherwise modify",
};
export const PLAIN_NUMBER: Words = { fr: "un Gain est un nombre", en: "a Gain is a plain number" };
export const OWN_TRIGGER: Words = {
  fr: "ce n’est pas le moment de ce type d’effet",
  en: "not the moment of this kind of effect",
};
export const KEPT_NOWHERE: Words = {
  fr: "la carte gardée doit aller quelque part : add_card doit suivre",
  en: "the card kept must go somewhere: add_card must follow",
};
export const TOLL_ONLY: Words = {
  fr: "à ce moment on ne peut qu’exiger un péage (toll)",
  en: "at this moment a toll can be asked, and nothing else",
};
export const ONE_AFFINITY: Words = { fr: "un seul jeton Affinité à la fois", en: "one Affinity token at a time" };
export const MARKER_AVAILABLE: Words = {
  fr: "il faut « with: [marker_available] »",
  en: 'needs "with: [marker_available]"',
};
export const SPECIAL_IN_SPECIAL: Words = {
  fr: "tourne en rond : une Manœuvre spéciale ne peut pas mener à une autre",
  en: "goes in a circle: a Special Manoeuvre cannot lead to another",
};
export const MUST_NOT_COST: Words = {
  fr: "un effet qui coûte doit pouvoir être refusé (« optional: true »)",
  en: 'an effect with a cost must be one that can be declined ("optional: true")',
};
export const CABAL_CARDS_ONLY: Words = {
  fr: "seules les cartes Cabale portent des PP, de leur propriétaire",
  en: "only Cabal cards bear PP, their owner's",
};
export const NO_TOKEN: Words = {
  fr: "la Cabale de cet élément n’a pas ce jeton",
  en: "the Cabal of this element has no such token",
};
