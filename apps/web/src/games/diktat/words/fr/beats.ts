import { french } from "@paravent/content/plural";
import { atSector } from "@paravent/diktat/french";

const pawns = (n: number) => french.count(n, "pion", "pions");

/** Ce que la scène dit de ce qui arrive, en plus des phrases du jeu. */
export const beats = {
  pile: (owner: string, n: number) => `${owner} : ${pawns(n)}, de haut en bas`,
  pawnsLeft: (before: number, after: number) => `${before} → ${pawns(after)}`,
  /** Sous le nom du pion retourné. */
  verdict: { guard: "La lame se brise", emissary: "Démasqué", citizen: "Rien à y gagner" },
  pp: (n: number) => (n > 0 ? `+${n} PP` : `−${-n} PP`),
  yoursAlone: "PP, connus de vous seul",
  behindScreen: "le total reste derrière le paravent",
  chooses: (name: string | null, manoeuvre: string) =>
    name === null ? `Vous choisissez : ${manoeuvre}.` : `${name} choisit : ${manoeuvre}.`,
  looks: (name: string | null, sector: string) =>
    name === null ? `Vous regardez un pion ${atSector(sector)}.` : `${name} regarde un pion ${atSector(sector)}.`,
  secretTurns: "La carte secrète se retourne.",
  turning: (sector: string) => `${sector} : les pions se retournent.`,
  fistsOpen: "Les poings s’ouvrent.",
  /** Avant que le sceau se brise. */
  oathTested: "Un serment s’y oppose.",
  /** Ce que coûte un Trophée. */
  trophyPrice: "Cela coûte un Émissaire.",
  /** Un Garde met fin à ce qui était en cours. */
  guardEnds: { manoeuvre: "La manœuvre s’arrête.", attack: "L’attaque s’arrête." },
  nobodyTakes: "Sans Émissaire, personne ne prend rien.",
  winner: "L’emporte",
  /** Pourquoi quelqu’un l’emporte. */
  won: {
    emissaries: "Plus d’Émissaires que les autres.",
    bid: "La mise la plus forte l’emporte.",
    tied: "Les mises sont égales : le Rang ou une carte décide.",
    rank: "À mises égales, le plus haut Rang l’emporte.",
    effect: "Un effet s’ajoute à sa mise, ou décide à mises égales.",
  },
  /** Un échange conclu, entre deux joueurs ou sous les yeux d’un tiers. */
  trade: {
    made: "Échange conclu",
    both: "Les deux parts changent de mains ensemble.",
    between: "PP, Agents et Affinités restent entre eux deux.",
    nothing: "rien",
    hidden: "rien à découvert",
    pp: (before: number, after: number) => `PP ${before} → ${after}`,
  },
  oath: { sworn: "Serment prêté", broken: "Serment rompu" },
  /** Ce qu’un serment proposé promet, à qui peut le lire. */
  promises: (text: string) => `On y promet : ${text}`,
  onTrack: (cards: string) => `Sur la piste : ${cards}.`,
  /** DK-DEV-01 : la même chose pour tous. */
  income: (each: string) => `Développement : chacun reçoit ${each}, puis ce que rapportent ses éléments.`,
  /** DK-EOC-01. */
  ends: {
    lastCycle: "Le dernier Cycle est achevé : la partie se termine.",
    points: (vp: number) => `Un joueur a au moins ${vp} PV : la partie se termine.`,
  },
  promise: (text: string) => `La promesse : ${text}`,
  attack: "Les Autres attaquent",
  assassinations: (n: number) => french.count(n, "assassinat", "assassinats"),
  onlyLooks: (name: string) => `${name} regarde ; personne d’autre ne voit.`,
};
