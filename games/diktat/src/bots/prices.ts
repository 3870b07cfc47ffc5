import type { EffectResource } from "../content/effects.ts";

/** Everything is counted in VP. What one PP is worth: a few of them decide a Power Struggle. */
export const PP = 0.12;

/** What one of each is worth, in VP. Agents and tokens are gone at the End of Cycle. */
export const RESOURCES: Readonly<Record<EffectResource, number>> = {
  citizen: 0.04,
  guard: 0.06,
  emissary: 0.3,
  spyToken: 0.05,
  assassinToken: 0.15,
  pp: PP,
  manoeuvrePawn: 0.5,
  debt: -0.5,
  vp: 1,
  rank: 0.01,
  affinityPolitics: 0.4,
  affinityPeople: 0.4,
  affinityArtefact: 0.4,
  affinityAny: 0.5,
};
